"""Finds an order of symbols for the linker with which a short run touches few pages of the program."""

import bisect
import subprocess

TOOLS = ["nm", "valgrind"]


def first_uses(program, runs):
    """Symbols of a program with fixed addresses, in the order in which its runs first call, read or write them. Raises
    OSError if they cannot be found.

    Valgrind prints one line for every access to memory: a letter, an address, a comma, a size.
    """
    starts, names = symbols(program)
    seen, order = set(), {}
    for words in runs:
        command = ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-fd=1", program, *words]
        trace = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for line in trace.stdout:
            if line[:1] not in b"I " or line.count(b",") != 1:
                continue
            try:
                address = int(line[3:].split(b",")[0], 16)
            except ValueError:
                continue  # a line of the report
            # Symbols that matter are at least eight bytes apart.
            if address >> 3 in seen or not starts[0] <= address < starts[-1]:
                continue
            seen.add(address >> 3)
            order[names[bisect.bisect_right(starts, address) - 1]] = True
        if trace.wait() != 0:
            raise OSError(f"valgrind: exit status {trace.returncode}")
    if len(order) < 1000:
        raise OSError("the addresses of the running program differ from those of its symbols")
    return list(order)


def symbols(program):
    """Addresses and names of the symbols of a program, sorted by address. The last is its end."""
    listing = subprocess.run(["nm", "-n", program], capture_output=True, text=True, check=True).stdout
    lines = [line.split() for line in listing.splitlines()]
    found = [(int(line[0], 16), line[2]) for line in lines if len(line) == 3]
    return [address for address, _ in found], [name for _, name in found]
