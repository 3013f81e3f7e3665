/* Runs a command several times and prints the time and memory of each run.

       stopwatch OUTPUT REPEATS COMMAND [ARGUMENT...]

   prints one line for each run: wall seconds, CPU seconds, peak memory in bytes, exit status (128 and more: a signal).
   The output of the command goes to the file OUTPUT, its error messages nowhere. This is a separate program because a
   child's peak memory starts at that of its parent: a child of a Python script never seems to take less memory than
   Python, and starting a process from Python takes longer than some of the runs. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

static double peak_memory(const struct rusage *usage) {
#ifdef __APPLE__
    return (double)usage->ru_maxrss;
#else
    return (double)usage->ru_maxrss * 1024;
#endif
}

int main(int count, char **arguments) {
    if (count < 4) {
        fputs("usage: stopwatch OUTPUT REPEATS COMMAND [ARGUMENT...]\n", stderr);
        return 2;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0644);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    for (int repeats = atoi(arguments[2]); repeats > 0; repeats--) {
        double start = now();
        pid_t child;
        int error = posix_spawn(&child, arguments[3], &actions, NULL, arguments + 3, environ);
        if (error != 0) {
            fprintf(stderr, "it does not start: %s\n", strerror(error));
            return 2;
        }
        int status;
        struct rusage usage;
        while (wait4(child, &status, 0, &usage) < 0)
            if (errno != EINTR) return 2;
        double wall = now() - start;
        int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        printf("%.9f %.6f %.0f %d\n", wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak_memory(&usage),
               code);
    }
    return 0;
}
