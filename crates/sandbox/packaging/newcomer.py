#!/usr/bin/env python3
"""Checks that a newcomer sees the first message within 30 seconds.

    python3 crates/sandbox/packaging/newcomer.py [BINARY]

Builds the packages from a binary (default: the one of `cargo build`). Then, in a new virtual environment
and a new npm project outside of the repository, installs each package and runs the README's examples
as they are. The Discord libraries are installed before, in the versions of the example bots.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
import build

HERE = Path(__file__).resolve().parent
CRATE = HERE.parent
ROOT = CRATE.parent.parent
# From the installation of the package to the first passed test.
LIMIT_S = 30
MAX_HELPER_LINES = 100


def environment(folder):
    """This process's environment without the repository, with the programs of `folder` first."""
    hidden = re.compile(r"CARGO|RUST|DISCORD|SANDBOX|VIRTUAL_ENV|PYTHONPATH|PYTHONHOME|NODE_PATH|npm_config_prefix")
    kept = {name: value for name, value in os.environ.items() if not hidden.match(name)}
    # pip and npm read their settings from the home folder.
    others = [it for it in kept["PATH"].split(os.pathsep) if not Path(it).resolve().is_relative_to(ROOT)]
    return {**kept, "PATH": os.pathsep.join([str(folder), *others]), "PYTHONDONTWRITEBYTECODE": "1"}


def run(*command, cwd, env):
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout}")
    return done.stdout


def examples():
    """The files in the README: code blocks that begin with a comment with their name."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", (CRATE / "README.md").read_text(), re.M | re.S)
    named = [(re.match(r"(?:#|//) ([\w.-]+\.(?:py|js))\n", it), it) for it in blocks]
    return {name[1]: block for name, block in named if name}


def commands(program):
    """The command in the README that runs its tests with a program, without the prompt."""
    text = (CRATE / "README.md").read_text()
    return next(it for it in re.findall(r"^(?:npx )?discord-at-home run --hosts -- .*$", text, re.M) if program in it)


def has_namespaces(program, cwd, env):
    done = subprocess.run([program, "run", "--hosts", "--", "true"], cwd=cwd, env=env, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        print(f"skipped --hosts: {done.stderr.strip()}")
    return done.returncode == 0


def with_address(library, bot, imports, program, cwd, env):
    """The bot with the code that `discord-at-home snippet` prints."""
    snippet = run(program, "snippet", library, cwd=cwd, env=env)
    if library == "discord.py":
        return f"{imports}\n{snippet}\n{bot}"
    options = re.search(r"rest: \{.*\} \}", snippet)[0].removesuffix(" }")
    return bot.replace("intents: []", f"intents: [], {options}")


def in_python(folder, dist, files):
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder, env=dict(os.environ))
    env = environment(folder / "venv" / "bin")
    pip = (folder / "venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    locked = CRATE / "examples/discord.py/requirements.txt"
    run(*pip, "--require-hashes", "-r", locked, cwd=folder, env=env)
    began = time.monotonic()
    run(*pip, "--no-index", next(dist.glob("*.whl")), cwd=folder, env=env)
    for name in ("bot.py", "test_ping.py"):
        (folder / name).write_text(files[name])
    program = folder / "venv/bin/discord-at-home"
    hosts = has_namespaces(program, folder, env)
    if hosts:
        told = run("sh", "-c", commands("pytest"), cwd=folder, env=env)
        assert "2 passed" in told, told
        report("pip and pytest, not a line changed", began)
    began = began if not hosts else time.monotonic()
    imports = "import os\n\nimport discord\nimport yarl\n"
    (folder / "bot.py").write_text(with_address("discord.py", files["bot.py"], imports, program, folder, env))
    told = run(folder / "venv/bin/python", "-m", "pytest", "-q", "--bot", "python bot.py", cwd=folder, env=env)
    assert "2 passed" in told, told
    report("pytest, with one line changed", began)


def in_node(folder, dist, files):
    env = environment(folder / "node_modules" / ".bin")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(CRATE / "examples/discord.js" / name, folder)
    npm = ("npm", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder)
    run(*npm, "ci", cwd=folder, env=env)
    began = time.monotonic()
    run(*npm, "install", "--offline", next(dist.glob("*.tgz")), cwd=folder, env=env)
    for name in ("bot.js", "ping.test.js"):
        (folder / name).write_text(files[name])
    program = folder / "node_modules/.bin/discord-at-home"
    hosts = has_namespaces(program, folder, env)
    if hosts:
        told = run("sh", "-c", commands("node"), cwd=folder, env=env)
        assert re.search(r"^(?:#|ℹ) pass 2$", told, re.M), told
        report("npm and node:test, not a line changed", began)
    began = began if not hosts else time.monotonic()
    (folder / "bot.js").write_text(with_address("discord.js", files["bot.js"], "", program, folder, env))
    told = run("node", "--test", cwd=folder, env=env)
    assert re.search(r"^(?:#|ℹ) pass 2$", told, re.M), told
    report("node:test, with one line changed", began)


def report(what, began):
    took = time.monotonic() - began
    print(f"{what}: first message after {took:.1f} s")
    assert took < LIMIT_S, f"{what}: {took:.1f} s, limit {LIMIT_S} s"


def check_files(folder, dist):
    """Checks the checksums, the archive, and the length of the helpers."""
    for line in (dist / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest, name
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    unpacked = next(folder.glob("discord-at-home-*"))
    assert sorted(it.name for it in unpacked.iterdir()) == ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "discord-at-home"]
    told = run(unpacked / "discord-at-home", "--version", cwd=folder, env=environment(unpacked))
    assert told.strip() == f"discord-at-home {unpacked.name.split('-')[3]}", told
    for helper in [HERE / "npm/index.js", *HERE.glob("pip/*/*.py")]:
        lines = len(helper.read_text().splitlines())
        assert lines <= MAX_HELPER_LINES, f"{helper}: {lines} lines"


def check_crate():
    """Checks that the crate's package has all files and the project's license texts."""
    listed = subprocess.check_output(["cargo", "package", "-p", "discord-at-home", "--list", "--allow-dirty"], cwd=ROOT, text=True)
    tracked = subprocess.check_output(["git", "ls-files", "."], cwd=CRATE, text=True)
    missing = set(tracked.splitlines()) - set(listed.splitlines())
    assert not missing, f"not in the crate's package: {sorted(missing)}"
    assert (CRATE / "LICENSE-APACHE").read_bytes() == (ROOT / "LICENSE-APACHE").read_bytes()


def main():
    check_crate()
    debug = os.environ.get("CARGO_TARGET_DIR", ROOT / "target")
    binary = Path(sys.argv[1] if len(sys.argv) > 1 else Path(debug) / "debug/discord-at-home").resolve()
    files = examples()
    with tempfile.TemporaryDirectory(prefix="newcomer-") as folder:
        folder = Path(folder)
        dist = folder / "dist"
        pack = [sys.executable, HERE / "build.py", "--binary", f"{build.this_system()}={binary}", "--out", dist]
        subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
        for check, name in ((check_files, "archive"), (in_python, "python"), (in_node, "node")):
            (folder / name).mkdir()
            check(folder / name, dist, *([] if name == "archive" else [files]))


if __name__ == "__main__":
    main()
