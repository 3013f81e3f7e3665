// What GroupLint uses of the C library and what is the same in macOS and Linux. The platform's header includes this after
// the types and structures that differ. Declarations have the types of the real headers, because Swift imports those.

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
#define F_OK 0
#define W_OK 2
#define X_OK 1
#define NAME_MAX 255
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define ITIMER_PROF 2
#define RLIMIT_DATA 2
#define RLIMIT_STACK 3

#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIGPROF 27
#define POLLIN 1
#define POLLOUT 4
#define POLLERR 8
#define POLLHUP 16

struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct itimerval { struct timeval it_interval, it_value; };
struct rlimit { rlim_t rlim_cur, rlim_max; };
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
struct pollfd { int fd; short events, revents; };

int access(const char *, int);
int close(int);
int dup2(int, int);
int execv(const char *, char *const *);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
pid_t getpid(void);
int isatty(int);
off_t lseek(int, off_t, int);
int mkdir(const char *, mode_t);
int pipe(int [2]);
ssize_t read(int, void *, size_t);
int rmdir(const char *);
long sysconf(int);
int unlink(const char *);
int usleep(unsigned int);
ssize_t write(int, const void *, size_t);
_Noreturn void _exit(int);

_Noreturn void abort(void);
_Noreturn void exit(int);
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
int mkstemp(char *);
int putenv(char *);
char *realpath(const char *__restrict, char *__restrict);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
int rename(const char *, const char *);

int memcmp(const void *, const void *, size_t);
void *memcpy(void *__restrict, const void *__restrict, size_t);
char *strcpy(char *__restrict, const char *__restrict);
char *strdup(const char *);
size_t strlen(const char *);

struct stat;
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int lstat(const char *__restrict, struct stat *__restrict);
int stat(const char *__restrict, struct stat *__restrict);

int closedir(DIR *);
DIR *fdopendir(int);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

int clock_gettime(clockid_t, struct timespec *);
time_t time(time_t *);
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
int poll(struct pollfd *, nfds_t, int);
pid_t waitpid(pid_t, int *, int);

struct sigaction;
int kill(pid_t, int);
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigaddset(sigset_t *, int);
int sigaltstack(const stack_t *__restrict, stack_t *__restrict);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);
int setitimer(int, const struct itimerval *__restrict, struct itimerval *__restrict);
int pthread_sigmask(int, const sigset_t *, sigset_t *);

int posix_spawn(pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
                const posix_spawnattr_t *__restrict, char *const *__restrict, char *const *__restrict);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
