/* The least work that a linter must do: walks a directory as GroupLint does, reads each Swift file and closes it.

       reader PATH      a directory or one file; prints the number of files and bytes that it read
       reader -l PATH   prints the paths of the files, one on each line, and reads no file */

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool lists;
static long files, bytes;
static char path[1 << 16], buffer[1 << 16];

static void fail(const char *subject) {
    fprintf(stderr, "reader: %s: %s\n", subject, strerror(errno));
    exit(2);
}

static bool ends(const char *name, const char *suffix) {
    size_t length = strlen(name), count = strlen(suffix);
    return length > count && strcmp(name + length - count, suffix) == 0;
}

/* Directories that GroupLint does not enter, apart from hidden ones. */
static bool pruned(const char *name) {
    static const char *const names[] = {"Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
        if (strcmp(name, names[index]) == 0) return true;
    return ends(name, ".xcodeproj") || ends(name, ".xcworkspace") || ends(name, ".xcassets");
}

static void read_file(int parent, const char *name) {
    int descriptor = openat(parent, name, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) fail(name);
    ssize_t count;
    while ((count = read(descriptor, buffer, sizeof buffer)) > 0) bytes += count;
    if (count < 0) fail(name);
    close(descriptor);
    files++;
}

/* The type of an entry. If the file system does not store it in the directory, asks for the entry itself. */
static int type_of(const struct dirent *entry, int parent) {
    if (entry->d_type != DT_UNKNOWN) return entry->d_type;
    struct stat status;
    if (fstatat(parent, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) return DT_UNKNOWN;
    return S_ISREG(status.st_mode) ? DT_REG : S_ISDIR(status.st_mode) ? DT_DIR : DT_UNKNOWN;
}

/* Reads an open directory and closes it. The first `length` bytes of `path` are its path. */
static void walk(int directory, size_t length) {
    DIR *stream = directory < 0 ? NULL : fdopendir(directory);
    if (!stream) fail(path);
    struct dirent *entry;
    while ((entry = readdir(stream))) {
        const char *name = entry->d_name;
        if (name[0] == '.') continue;
        int type = type_of(entry, directory);
        if (type == DT_REG && ends(name, ".swift")) {
            if (lists) printf("%.*s/%s\n", (int)length, path, name);
            else read_file(directory, name);
        } else if (type == DT_DIR && !pruned(name)) {
            size_t longer = length + (size_t)snprintf(path + length, sizeof path - length, "/%s", name);
            if (longer >= sizeof path) { errno = ENAMETOOLONG; fail(name); }
            walk(openat(directory, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC), longer);
        }
    }
    path[length] = 0;
    closedir(stream);
}

int main(int count, char **arguments) {
    lists = count == 3 && strcmp(arguments[1], "-l") == 0;
    if (count != 2 && !lists) {
        fputs("usage: reader [-l] PATH\n", stderr);
        return 2;
    }
    size_t length = (size_t)snprintf(path, sizeof path, "%s", arguments[count - 1]);
    if (length >= sizeof path) { errno = ENAMETOOLONG; fail("PATH"); }
    int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0 && errno == ENOTDIR && !lists) read_file(AT_FDCWD, path);
    else walk(directory, length);
    if (!lists) printf("files %ld\nbytes %ld\n", files, bytes);
    return 0;
}
