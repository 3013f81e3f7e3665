// What GroupLint uses of musl, the C library of the static SDK for Linux: the declarations that differ from macOS, then those
// that do not.

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long time_t;
typedef long suseconds_t;
typedef int pid_t;
typedef unsigned long dev_t;
typedef long off_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;
typedef unsigned long nlink_t;
typedef unsigned long nfds_t;
typedef unsigned long long rlim_t;
typedef int clockid_t;
typedef struct __sigset_t { unsigned long __bits[16]; } sigset_t;

#define CLOCK_REALTIME 0
#define TIOCGWINSZ 0x5413
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2

#define AT_FDCWD (-100)
#define AT_SYMLINK_NOFOLLOW 0x100
#define EAGAIN 11
#define ETIMEDOUT 110
#define ENAMETOOLONG 36
#define ELOOP 40
#define EDQUOT 122
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_NONBLOCK 04000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define O_CLOEXEC 02000000
#define POSIX_SPAWN_SETSIGDEF 4
#define SIGBUS 7
#define SIG_BLOCK 0
#define SIG_SETMASK 2
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SS_DISABLE 2
#define _SC_NPROCESSORS_ONLN 84

struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
    dev_t st_dev;
    unsigned long st_ino;
    nlink_t st_nlink;
    mode_t st_mode;
    uid_t st_uid;
    gid_t st_gid;
    unsigned int __pad0;
    dev_t st_rdev;
    off_t st_size;
    long st_blksize;
    long st_blocks;
    struct timespec st_atim, st_mtim, st_ctim;
};

typedef struct __dirstream DIR;
struct dirent {
    unsigned long d_ino;
    off_t d_off;
    unsigned short d_reclen;
    unsigned char d_type;
    char d_name[256];
};

typedef struct { int si_signo, si_errno, si_code; } siginfo_t;
struct sigaction {
    union {
        void (*sa_handler)(int);
        void (*sa_sigaction)(int, siginfo_t *, void *);
    } __sa_handler;
    sigset_t sa_mask;
    int sa_flags;
    void (*sa_restorer)(void);
};
typedef struct sigaltstack { void *ss_sp; int ss_flags; size_t ss_size; } stack_t;

typedef struct __pthread *pthread_t;
typedef unsigned pthread_key_t;
typedef struct { union { int __i[14]; unsigned long __s[7]; } __u; } pthread_attr_t;
typedef struct { union { int __i[10]; void *volatile __p[5]; } __u; } pthread_mutex_t;
typedef struct { unsigned __attr; } pthread_mutexattr_t;
typedef struct { int __flags; pid_t __pgrp; sigset_t __def, __mask; } posix_spawnattr_t;
typedef struct { int __pad0[2]; void *__actions; int __pad[16]; } posix_spawn_file_actions_t;

#include "../posix.h"

int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(pthread_t *__restrict, const pthread_attr_t *__restrict, void *(*)(void *), void *__restrict);
void *pthread_getspecific(pthread_key_t);
int pthread_join(pthread_t, void **);
int pthread_key_create(pthread_key_t *, void (*)(void *));
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *__restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_setspecific(pthread_key_t, const void *);
