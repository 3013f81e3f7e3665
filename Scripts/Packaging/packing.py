"""Archives with the same bytes on every run: fixed times, owners and modes, and files sorted by name."""

import gzip
import hashlib
import io
import tarfile
import time
import zipfile


class Entry:
    """A file of an archive: its bytes, and whether it is a program."""

    def __init__(self, data, is_program=False):
        self.data = data if isinstance(data, bytes) else data.encode("utf-8")
        self.mode = 0o755 if is_program else 0o644


def directories(paths):
    """Every directory above the paths, with a slash at the end."""
    return {path[: index + 1] for path in paths for index, letter in enumerate(path) if letter == "/"}


def tar_gz(entries, epoch):
    """The bytes of a .tar.gz with the entries by path. `epoch` is the time of all files, in seconds since 1970.

    It has no records of folders: unpacked into ~/.local, they would change the modes of folders that are there.
    """
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=packed, compresslevel=9, mtime=epoch) as stream:
        with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for path, entry in sorted(entries.items()):
                record = tarfile.TarInfo(path)
                record.mtime, record.mode, record.size = epoch, entry.mode, len(entry.data)
                archive.addfile(record, io.BytesIO(entry.data))
    return packed.getvalue()


def zip_file(entries, epoch):
    """The bytes of a .zip with the entries by path. Its times are in UTC and count in steps of two seconds."""
    moment = time.gmtime(max(epoch, 315532800))[:6]  # a .zip cannot say a time before 1980
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted({*entries, *directories(entries)}):
            record = zipfile.ZipInfo(path, moment)
            record.create_system = 3  # Unix, also on other systems, so that modes count
            if path.endswith("/"):
                record.external_attr = (0o040755 << 16) | 0x10
                archive.writestr(record, b"")
            else:
                record.external_attr = (0o100000 | entries[path].mode) << 16
                record.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(record, entries[path].data, compresslevel=9)
    return packed.getvalue()


def sha256(data):
    return hashlib.sha256(data).hexdigest()
