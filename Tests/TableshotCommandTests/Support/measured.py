#!/usr/bin/python3
"""Runs a command with a limit of time and reports how it ended, as JSON in a file.

Swift's Process has no limit of time, cannot say how much memory its child took, and cannot make
a terminal. Python is here anyway, for Pillow.

The peak of memory is the child's own: this interpreter, from which it is forked, is small.
"""

import json
import os
import pty
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time


def drain(descriptor, chunks):
    """Reads a terminal until its other end is closed."""
    while True:
        try:
            data = os.read(descriptor, 65536)
        except OSError:
            return
        if not data:
            return
        chunks.append(data)


def reachable(program, folder):
    """Copies a program to where every user may start it: a clone may lie in a closed folder."""
    os.chmod(folder, 0o755)
    copy = os.path.join(folder, os.path.basename(program))
    shutil.copyfile(program, copy)
    os.chmod(copy, 0o755)
    return copy


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        order = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        run(order, folder)


def run(order, folder):
    """Does what is ordered; the folder is there as long as it takes."""
    is_nobody = order.get("nobody") and os.getuid() == 0
    if is_nobody:
        order["command"][0] = reachable(order["command"][0], folder)

    streams = {}
    readers = []
    for name in ("stdout", "stderr"):
        place = order[name]
        if place == "terminal":
            # A terminal writes line ends its own way; what came is put in a file all the same.
            master, slave = pty.openpty()
            chunks = []
            reader = threading.Thread(target=drain, args=(master, chunks))
            reader.start()
            readers.append((reader, slave, chunks, order[name + "File"]))
            streams[name] = slave
        elif place == "closed pipe":
            read_end, write_end = os.pipe()
            os.close(read_end)
            streams[name] = write_end
        else:
            streams[name] = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    stdin = os.open(order["stdin"], os.O_RDONLY)

    def prepare():
        # As in a terminal, whoever started the tests and however.
        for number in (signal.SIGPIPE, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        if is_nobody:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)

    child = subprocess.Popen(
        order["command"], cwd=order["folder"], env=order["environment"], stdin=stdin,
        stdout=streams["stdout"], stderr=streams["stderr"], preexec_fn=prepare,
        start_new_session=True)
    timed_out = False
    if order.get("interrupt"):
        # In the middle of its work: when the unfinished picture is there.
        while child.poll() is None:
            if any(name.endswith(".tmp") for name in os.listdir(order["folder"])):
                child.send_signal(signal.SIGINT)
                break
            time.sleep(0.01)
    try:
        child.wait(order["timeout"])
    except subprocess.TimeoutExpired:
        timed_out = True
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
    for reader, slave, chunks, path in readers:
        os.close(slave)
        reader.join(5)
        with open(path, "wb") as file:
            file.write(b"".join(chunks))

    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    if sys.platform != "darwin":
        peak *= 1024
    with open(order["result"], "w", encoding="utf-8") as file:
        json.dump({"status": child.returncode, "peakBytes": peak, "timedOut": timed_out}, file)


main()
