#!/usr/bin/env python3
"""Tries packages where an operator would: `try.py debian DEB NEWER ARCHIVE` in a root of
Debian packages, with the commands of docs/operating.md, and `try.py image LAYOUT [MEGABYTES]` in the image's own root.
Needs root and mmdebstrap."""

import json
import os
import re
import shlex
import signal
import stat
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

TIMEOUT = 60
SETTINGS = "/etc/sealed-move/sealed-move.toml"


def documented(name):
    """The commands of docs/operating.md with this name."""
    page = Path(__file__).parent.parent / "docs/operating.md"
    block = re.search(rf"<!-- tested by packaging/try.py: {name} -->\n```sh\n(.*?)```", page.read_text(), re.DOTALL)
    return block[1]


class Root:
    """A folder that commands see as `/`."""

    def __init__(self, path):
        self.path = Path(path)

    @classmethod
    @contextmanager
    def new(cls):
        """An empty folder, with the system's processes in /proc once it is filled."""
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            yield cls(folder)

    @contextmanager
    def processes(self):
        self.at("/proc").mkdir(exist_ok=True)
        self.at("/tmp").mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "proc", "proc", self.at("/proc")], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", self.at("/proc")], check=True)

    def at(self, inside):
        return self.path / inside.lstrip("/")

    def words(self, words, user=None):
        as_user = [f"--userspec={user}"] if user else []
        return ["chroot", *as_user, str(self.path), *words]

    def run(self, *words, user=None, env=None, input=None, status=0):
        print("$", shlex.join(words), flush=True)
        done = subprocess.run(
            self.words(words, user),
            env=environment(env),
            input=input,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=600,
        )
        print(done.stdout, flush=True)
        assert done.returncode == status, f"exit status {done.returncode}, expected {status}"
        return done.stdout

    @contextmanager
    def running(self, *words, ready, user=None, env=None):
        """Runs a program until the end of the block, once it printed `ready`."""
        print("$", shlex.join(words), "&", flush=True)
        program = subprocess.Popen(self.words(words, user), env=environment(env), stdout=subprocess.PIPE, text=True)
        try:
            for line in program.stdout:
                print(line, end="", flush=True)
                if ready in line:
                    break
            else:
                raise AssertionError(f"ended before {ready!r}")
            yield program
            program.send_signal(signal.SIGTERM)
            assert program.wait(TIMEOUT) == 0, "did not stop cleanly"
        finally:
            program.kill()


def environment(more):
    return {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "DEBIAN_FRONTEND": "noninteractive", **(more or {})}


class Sandbox:
    """The Discord emulator's control API."""

    def __init__(self, ready_file):
        self.facts = json.loads(ready_file.read_text())
        self.origin = self.facts["origin"]
        self.token = self.facts["token"]

    def call(self, method, path, body=None):
        request = urllib.request.Request(
            f"{self.origin}/sandbox/v1/{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            return json.load(response)

    def command(self, name, **options):
        """Runs a command as Alice and returns the text of the reply."""
        body = {"channel": "general", "name": name, "options": options}
        outcome = self.call("POST", "users/Alice/command", body)
        self.call("POST", "wait", {})
        return outcome["message"]["content"]

    def challenge(self):
        reply = self.command("challenge", game="aruki", level="1")
        assert "Game on!" in reply, reply
        print(reply.splitlines()[0])

    def play(self, *moves):
        """Plays the first move that is legal, with the piece of either side."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            for move in moves:
                reply = self.command("move", move=move)
                if "You played" in reply:
                    print(reply.splitlines()[1])
                    return
        raise AssertionError(reply)


@contextmanager
def sandbox(root, program):
    """An emulated Discord without a bot, from the package itself."""
    words = [program, "sandbox", "--no-bot", "--port", "0", "--data", "none", "--ready-file", "/tmp/ready.json"]
    with root.running(*words, ready="Open http"):
        yield Sandbox(root.at("/tmp/ready.json"))


def unit(root):
    """User, command and environment of the packaged service, as systemd would read them."""
    text = root.at("/usr/lib/systemd/system/sealed-move.service").read_text()
    value = lambda key: re.search(f"^{key}=-?(.*)$", text, re.MULTILINE)[1]
    lines = root.at(value("EnvironmentFile")).read_text().splitlines()
    env = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return value("User"), shlex.split(value("ExecStart")), env


def try_debian(package, newer, archive):
    with Root.new() as root:
        subprocess.run(["mmdebstrap", "--quiet", "--mode=root", "--variant=apt", "bookworm", root.path], check=True)
        work = root.at("/tmp/operator")
        work.mkdir()
        root.at("/tmp/newer.deb").write_bytes(Path(newer).read_bytes())
        root.at("/usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
        for file in (package, archive):
            (work / Path(file).name).write_bytes(Path(file).read_bytes())

        def follow(name, env=None, input=None):
            """Runs commands of the page, as root in a folder with the downloaded files."""
            script = "set -e; cd /tmp/operator\n" + documented(name)
            return root.run("sh", "-c", script, env={"APT_CONFIG": "/etc/apt/try.conf", **(env or {})}, input=input)

        root.run("apt-get", "update", "-qq")
        # As an operator who replies yes.
        root.at("/etc/apt/try.conf").write_text('APT::Get::Assume-Yes "true"; APT::Install-Recommends "false"; quiet "2";\n')
        # The sandbox needs its own copy: the package is removed below.
        program = "/tmp/sandbox"
        root.at(program).write_bytes(Path(__file__).parent.parent.joinpath("target/packaging/sealed-move").read_bytes())
        root.at(program).chmod(0o755)
        with root.processes(), sandbox(root, program) as discord:
            env = {"DISCORD_API_URL": discord.origin}
            told = follow("install", env, discord.token + "\n")
            assert "Next: run sealed-move setup as root." in told and told.endswith("\nReady.\n")
            assert discord.token not in told and "systemctl enable --now sealed-move" in told
            assert stat.S_IMODE(root.at(SETTINGS).stat().st_mode) == 0o600
            assert root.at("/usr/lib/systemd/system/sealed-move@.service").exists()
            user, start, variables = unit(root)
            env |= variables
            with root.running(*start, ready="Sealed Move is on", user=user, env=env):
                discord.challenge()
                discord.play("d2d3", "d11d10")
                root.run("dpkg", "--install", "/tmp/newer.deb")
                discord.play("e2e3", "e11e10")
                follow("backup")
            with root.running(*start, ready="Sealed Move is on", user=user, env=env):
                discord.play("f2f3", "f11f10")
            assert "with 1 game.\n" in follow("restore")
            with root.running(*start, ready="Sealed Move is on", user=user, env=env):
                # Played before the restored backup was made, and once more.
                discord.play("f2f3", "f11f10")
            check_manual_and_completions(root)
            root.run("dpkg", "--remove", "sealed-move")
            assert not root.at("/usr/bin/sealed-move").exists()
            assert root.at(SETTINGS).exists() and root.at("/var/lib/sealed-move/bot.db").exists()
            root.run("dpkg", "--purge", "sealed-move")
            for gone in ("/etc/sealed-move", "/etc/default/sealed-move", "/var/lib/sealed-move"):
                assert not root.at(gone).exists(), gone
            assert any(root.at("/var/backups/sealed-move").iterdir())

            told = follow("archive", {"DISCORD_API_URL": discord.origin}, discord.token + "\n")
            assert "systemd isn't running here" in told
            start = "ExecStart=/usr/local/bin/sealed-move bot --config " + SETTINGS
            assert start in root.at("/etc/systemd/system/sealed-move.service").read_text()
            assert root.at("/var/lib/sealed-move").is_dir() and stat.S_IMODE(root.at(SETTINGS).stat().st_mode) == 0o600
    check_archive(archive)


def check_manual_and_completions(root):
    """The package installs them where the shells and man look."""
    for page in ("sealed-move.1", "sealed-move-setup.1"):
        assert list(root.at("/usr/share/man/man1").glob(page + "*")), page
    for script, shell in (
        ("bash-completion/completions/sealed-move", "bash"),
        ("zsh/vendor-completions/_sealed-move", "zsh"),
        ("fish/vendor_completions.d/sealed-move.fish", "fish"),
    ):
        assert "doctor" in root.at("/usr/share/" + script).read_text(), shell


def check_archive(file):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "--extract", "--file", file, "--directory", folder], check=True)
        [unpacked] = Path(folder).iterdir()
        subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=unpacked, check=True)
        listed = {line.split("  ", 1)[1] for line in (unpacked / "SHA256SUMS").read_text().splitlines()}
        files = {f"./{file.relative_to(unpacked)}" for file in unpacked.rglob("*") if file.is_file()}
        assert files - listed == {"./SHA256SUMS"}, files ^ listed
        bill = json.loads((unpacked / "sbom.cdx.json").read_text())
        licenses = (unpacked / "licenses.txt").read_text()
        for part in bill["components"]:
            if "hashes" in part:
                assert f"\n{part['name']} {part['version']}: " in licenses, part
        print(f"archive: {Path(file).stat().st_size / 1e6:.1f} MB, {len(bill['components'])} components")


def try_image(layout, max_megabytes=None):
    layout = Path(layout)
    read = lambda digest: (layout / "blobs" / digest.replace(":", "/"))
    [entry] = json.loads((layout / "index.json").read_text())["manifests"]
    manifest = json.loads(read(entry["digest"]).read_text())
    config = json.loads(read(manifest["config"]["digest"]).read_text())["config"]
    size = sum(file.stat().st_size for file in layout.rglob("*") if file.is_file())
    with Root.new() as root:
        for layer in manifest["layers"]:
            subprocess.run(["tar", "--extract", "--file", read(layer["digest"]), "--directory", root.path], check=True)
        unpacked = sum(file.lstat().st_size for file in root.path.rglob("*") if not file.is_symlink())
        print(f"image: {size / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB")
        assert max_megabytes is None or max(size, unpacked) <= float(max_megabytes) * 1e6
        env = dict(variable.split("=", 1) for variable in config["Env"])
        user, [program] = config["User"], config["Entrypoint"]
        with root.processes(), sandbox(root, program) as discord:
            env |= {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.origin}
            assert root.run(program, "doctor", user=user, env=env).endswith("\nReady.\n")
            with root.running(program, *config["Cmd"], ready="Sealed Move is on", user=user, env=env):
                discord.challenge()
                discord.play("d2d3", "d11d10")


{"debian": try_debian, "image": try_image}[sys.argv[1]](*sys.argv[2:])
