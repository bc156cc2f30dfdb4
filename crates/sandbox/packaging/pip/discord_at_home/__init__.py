"""Starts Discord at home, a local Discord emulator, and acts as its users."""

import json, os, shlex, shutil, subprocess, sysconfig, tempfile, time, urllib.error, urllib.request

# The parameters of each action that are given by position. All others are given by name.
ACTIONS = {
    "command": ("name", "options"), "autocomplete": ("name", "options", "focused"), "click": ("custom_id",),
    "select": ("custom_id", "values"), "submit": ("fields",), "send": ("content",), "edit": ("content",),
    "delete": (), "typing": (), "react": ("emoji",), "vote": ("answers",),
}


class Outcome(dict):
    """The response of the control API to an action."""

    @property
    def content(self):
        """The text of the message."""
        assert "message" in self, f"expected a message, got {json.dumps(self, indent=1)}"
        return self["message"]["content"]


class User:
    """A simulated user: `alice.command("greet", {"name": "Ada"})`, `alice.click("ok")`, `alice.send("Hi")`."""

    def __init__(self, sandbox, name):
        self.sandbox, self.name = sandbox, name

    def __getattr__(self, action):
        if action not in ACTIONS:
            raise AttributeError(f"expected one of {', '.join(ACTIONS)}, got {action}")

        def act(*given, **named):
            body = {"wait": True, **dict(zip(ACTIONS[action], given, strict=False)), **named}
            return Outcome(self.sandbox.call("POST", f"users/{self.name}/{action}", body) or {})

        return act


class Sandbox:
    """A sandbox of its own, or the one around this process (`discord-at-home run`), and the `bot` command in it."""

    def __init__(self, bot=None, flags=()):
        self.processes, self.origin, variables = [], os.environ.get("DISCORD_API"), {}
        if not self.origin:
            file = os.path.join(tempfile.mkdtemp(prefix="discord-at-home-"), "ready.json")
            own = os.path.join(sysconfig.get_path("scripts"), "discord-at-home")
            program = own if os.path.exists(own) else shutil.which("discord-at-home") or own
            command = [program, "--data", "none", "--port", "0", "--log", "warn", "--rate-limits", "off"]
            self.processes.append(subprocess.Popen([*command, "--ready-file", file, *flags], stdout=subprocess.DEVNULL))
            self.until(lambda: os.path.exists(file), "the sandbox did not start")
            with open(file) as ready:
                self.origin = json.load(ready)["origin"]
            shutil.rmtree(os.path.dirname(file))
        if bot:
            variables = self.call("GET", "state")["variables"]
            self.processes.append(subprocess.Popen(shlex.split(bot), env={**os.environ, **variables}))
            self.until(lambda: self.call("GET", "state")["bot_connected"], "the bot did not connect")
            self.call("POST", "wait", {"quiet_ms": 300})

    def until(self, is_done, problem):
        end = time.monotonic() + 30
        while not is_done():
            if time.monotonic() > end or any(process.poll() is not None for process in self.processes):
                self.close()
                raise RuntimeError(problem)
            time.sleep(0.01)

    def call(self, method, path, body=None):
        """Calls the control API: `call("POST", "clock", {"advance": "26h"})`."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.origin}/sandbox/v1/{path}", data, headers, method=method)
        try:
            text = urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request).read()
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.code} {error.read().decode()}") from None
        return json.loads(text) if text else None

    def __getattr__(self, user):
        if user.startswith("_"):
            raise AttributeError(user)
        return User(self, user)

    def refused(self):
        """The requests of the bot that Discord would refuse."""
        return self.call("GET", "requests?verdict=refused")["requests"]

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
