"""Opens a page in a real browser without a window and does what it is told.

    browser.py ORDERS

ORDERS is a JSON file: `browser` (program), `page` (address), `width`, `height`, `scheme` (`light` or
`dark`), `reduced` (whether motion is unwelcome) and `steps`, each of them one of

    {"run": "JavaScript"}          its value, which may be a promise's, is an answer
    {"wait": "JavaScript"}         goes on when it is true
    {"write": ["FILE", "text"]}    writes a file
    {"key": "j", "shift": false}   presses a key
    {"move": [x, y]}, {"press": [x, y]}, {"drag": [x, y, x, y]}   the mouse
    {"reload": true}               loads the page again
    {"picture": "FILE.png"}        what is to be seen

Prints JSON: `answers`, `complaints` (what the console, the policy or an exception say), `requests`
(each address that was asked for).
"""

import base64
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import websocket

PATIENCE = 60
KEYS = {
    " ": ("Space", 32), "Enter": ("Enter", 13), "Escape": ("Escape", 27), "Tab": ("Tab", 9),
    "ArrowLeft": ("ArrowLeft", 37), "ArrowUp": ("ArrowUp", 38),
    "ArrowRight": ("ArrowRight", 39), "ArrowDown": ("ArrowDown", 40),
}


class Page:
    """A tab of the browser, spoken to over its DevTools."""

    def __init__(self, address):
        self.socket = websocket.create_connection(
            address, timeout=PATIENCE, suppress_origin=True)
        self.number = 0
        self.complaints = []
        self.requests = []
        self.is_loaded = False

    def ask(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.note(message.get("method"), message.get("params", {}))

    def note(self, method, event):
        if method == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            thrown = details.get("exception", {}).get("description", "")
            self.complaints.append(f"{details['text']} {thrown}")
        elif method == "Runtime.consoleAPICalled":
            words = [str(one.get("value", one.get("description"))) for one in event["args"]]
            self.complaints.append(" ".join(words))
        elif method == "Log.entryAdded":
            entry = event["entry"]
            self.complaints.append(f"{entry['source']}: {entry['text']}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(event["request"]["url"][:300])
        elif method == "Page.loadEventFired":
            self.is_loaded = True

    def run(self, script):
        answer = self.ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            thrown = answer["exceptionDetails"].get("exception", {}).get("description")
            raise RuntimeError(f"{script}: {thrown or answer['exceptionDetails']['text']}")
        return answer["result"].get("value")

    def wait(self, script):
        end = time.monotonic() + PATIENCE
        while not self.run(script):
            if time.monotonic() > end:
                raise RuntimeError(f"it never became true: {script}")
            time.sleep(0.02)

    def open(self, address):
        self.is_loaded = False
        self.ask("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")
        while not self.is_loaded:
            self.run("0")

    def press(self, key, shift):
        code, number = KEYS.get(key, (key, ord(key[0].upper())))
        event = {"key": key, "code": code, "windowsVirtualKeyCode": number,
                 "modifiers": 8 if shift else 0}
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        self.ask("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown",
                 **event, **({"text": text} if text else {}))
        self.ask("Input.dispatchKeyEvent", type="keyUp", **event)

    def mouse(self, kind, x, y, buttons=0):
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
                 button="none" if kind == "mouseMoved" else "left",
                 clickCount=0 if kind == "mouseMoved" else 1)

    def step(self, step, orders):
        if "run" in step:
            return self.run(step["run"])
        if "wait" in step:
            self.wait(step["wait"])
        elif "write" in step:
            path, text = step["write"]
            # A rename replaces the file at once; a watcher would see an empty file otherwise.
            part = os.path.join(os.path.dirname(path), ".part")
            with open(part, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(part, path)
        elif "key" in step:
            self.press(step["key"], step.get("shift", False))
        elif "move" in step:
            self.mouse("mouseMoved", *step["move"])
        elif "press" in step:
            self.mouse("mousePressed", *step["press"], buttons=1)
            self.mouse("mouseReleased", *step["press"])
        elif "drag" in step:
            x, y, to_x, to_y = step["drag"]
            self.mouse("mousePressed", x, y, buttons=1)
            self.mouse("mouseMoved", to_x, to_y, buttons=1)
            self.mouse("mouseReleased", to_x, to_y)
        elif "reload" in step:
            self.requests.clear()
            self.open(orders["page"])
        elif "picture" in step:
            picture = self.ask("Page.captureScreenshot", format="png")
            with open(step["picture"], "wb") as file:
                file.write(base64.b64decode(picture["data"]))
        else:
            raise RuntimeError(f"no such step: {step}")
        return None


def browse(orders, port_file):
    end = time.monotonic() + PATIENCE
    while not (os.path.exists(port_file) and os.path.getsize(port_file) > 0):
        if time.monotonic() > end:
            raise RuntimeError("the browser did not start")
        time.sleep(0.02)
    with open(port_file, encoding="utf-8") as file:
        port, path = file.read().split("\n")[:2]
    browser = Page(f"ws://127.0.0.1:{port}{path}")
    target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
    page = Page(f"ws://127.0.0.1:{port}/devtools/page/{target}")
    for domain in ("Page", "Runtime", "Log", "Network"):
        page.ask(f"{domain}.enable")
    page.ask("Emulation.setDeviceMetricsOverride", width=orders["width"],
             height=orders["height"], deviceScaleFactor=1, mobile=False)
    page.ask("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": orders["scheme"]},
        {"name": "prefers-reduced-motion",
         "value": "reduce" if orders["reduced"] else "no-preference"}])
    page.open(orders["page"])
    answers = [page.step(step, orders) for step in orders["steps"]]
    return {"answers": answers, "complaints": page.complaints, "requests": page.requests}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        orders = json.load(file)
    with tempfile.TemporaryDirectory(prefix="tableshot-browser-") as folder:
        with subprocess.Popen(
                [orders["browser"], "--headless", "--no-sandbox", "--disable-gpu",
                 "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                 "--disable-background-networking", "--disable-component-update",
                 "--hide-scrollbars", "--force-color-profile=srgb", "--remote-debugging-port=0",
                 f"--user-data-dir={folder}", "about:blank"],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                start_new_session=True) as process:
            try:
                result = browse(orders, os.path.join(folder, "DevToolsActivePort"))
            finally:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        print(json.dumps(result))


main()
