// What GroupLint uses of the C library of macOS: the declarations that differ from Linux, then those that do not.

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long time_t;
typedef int suseconds_t;
typedef int pid_t;
typedef int dev_t;
typedef long long off_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned int nfds_t;
typedef unsigned long long rlim_t;
typedef unsigned int sigset_t;
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;

typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_PROCESS_CPUTIME_ID = 12 } clockid_t;

#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define EAGAIN 35
#define ETIMEDOUT 60
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define SIGBUS 10
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SS_DISABLE 0x0004
#define _SC_NPROCESSORS_ONLN 58

struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    unsigned long long st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
    off_t st_size;
    long long st_blocks;
    int st_blksize;
    unsigned int st_flags, st_gen;
};

typedef struct { int __dd_fd; } DIR;
struct dirent {
    unsigned long long d_ino, d_seekoff;
    unsigned short d_reclen, d_namlen;
    unsigned char d_type;
    char d_name[1024];
};

typedef struct __siginfo { int si_signo, si_errno, si_code; pid_t si_pid; uid_t si_uid; int si_status; void *si_addr; } siginfo_t;
union __sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
typedef struct { void *ss_sp; size_t ss_size; int ss_flags; } stack_t;
typedef void (*sig_t)(int);

struct _opaque_pthread_t { long __sig; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
typedef unsigned long pthread_key_t;

#include "../posix.h"

int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_create(pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
                   void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable __restrict);
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_key_create(pthread_key_t *_Nonnull, void (*_Nullable)(void *_Nonnull));
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_init(pthread_mutex_t *_Nonnull __restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
