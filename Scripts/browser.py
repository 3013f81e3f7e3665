"""Drives headless Chromium over the DevTools protocol, with Python's standard library only.

    with Browser() as browser:
        browser.open("report.html", width=1280, height=900, dark=True)
        browser.evaluate("document.title")
        browser.screenshot("report.png")
        browser.errors          # messages of the console, exceptions, violations of the page's policy
        browser.requests        # addresses of everything that the page asked for, except the page itself
"""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def chromium():
    """Path of Chromium; None if it is not installed."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


class WebSocket:
    """The client side of RFC 6455, as far as the DevTools protocol needs it: text messages without extensions."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        if b" 101 " not in self.stream.readline():
            raise OSError("Chromium refused the connection")
        while self.stream.readline() != b"\r\n":
            pass

    def send(self, text):
        data = text.encode()
        if len(data) < 126:
            length = bytes([0x80 | len(data)])
        elif len(data) < 65536:
            length = bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
        else:
            length = bytes([0x80 | 127]) + len(data).to_bytes(8, "big")
        # A mask of zeros leaves the data as it is.
        self.socket.sendall(b"\x81" + length + b"\0\0\0\0" + data)

    def receive(self):
        data = b""
        while True:
            first, second = self.stream.read(2)
            length = second & 0x7F
            if length >= 126:
                length = int.from_bytes(self.stream.read(2 if length == 126 else 8), "big")
            part = self.stream.read(length)
            if first & 0x0F in (0, 1):
                data += part
                if first & 0x80:
                    return data.decode()


class Browser:
    def __enter__(self):
        self.directory = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        arguments = [
            chromium(), "--headless=new", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--disable-background-networking", "--remote-debugging-port=0", f"--user-data-dir={self.directory.name}",
            *(["--no-sandbox"] if os.geteuid() == 0 else []), "about:blank",
        ]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self._port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=30) as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.connection = WebSocket("127.0.0.1", port, page["webSocketDebuggerUrl"].split(str(port), 1)[1])
        self.number = 0
        self.errors, self.requests, self.events = [], [], []
        for domain in ("Page", "Runtime", "Log", "Network", "Performance"):
            self.call(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.directory.cleanup()

    def _port(self):
        file = pathlib.Path(self.directory.name, "DevToolsActivePort")
        for _ in range(300):
            if file.exists() and "\n" in file.read_text():
                return int(file.read_text().split("\n")[0])
            if self.process.poll() is not None:
                raise OSError("Chromium did not start")
            time.sleep(0.1)
        raise OSError("Chromium did not open its port")

    def call(self, method, **parameters):
        self.number += 1
        self.connection.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.connection.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise OSError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _note(self, event):
        method, values = event["method"], event["params"]
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(value.get("value", "")) for value in values["args"]))
        elif method == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            self.errors.append(values["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(values["request"]["url"])

    def open(self, path, width=1280, height=900, dark=False, fragment="", scripts=True):
        """Opens a file and waits until it is loaded. Forgets the errors and requests of the page before."""
        self.call("Page.navigate", url="about:blank")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        theme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[theme])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        address = pathlib.Path(path).resolve().as_uri() + fragment
        self.evaluate("0")
        self.errors, self.requests, self.events = [], [], []
        self.call("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self._note(json.loads(self.connection.receive()))
        if scripts:
            self.settle()
        self.requests = [url for url in self.requests if url.split("#")[0] != address.split("#")[0] and url != "data:,"]

    def evaluate(self, expression):
        """Value of an expression, or of the promise that it gives. Works even if the page's own scripts are switched off."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise OSError(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def settle(self):
        """Waits until the page has been drawn twice."""
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def key(self, key):
        """Presses a key that makes a character."""
        for kind in ("keyDown", "keyUp"):
            text = key if kind == "keyDown" and len(key) == 1 else ""
            self.call("Input.dispatchKeyEvent", type=kind, key=key, text=text)
        self.settle()

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))
