#!/usr/bin/env python3
"""Builds the release: an archive with the binary, an npm package and a Python wheel, with checksums.

    python3 crates/sandbox/packaging/build.py

By default it runs `cargo build --release` and packs the binary for this system. To pack binaries built
elsewhere, pass each as `--binary SYSTEM=FILE`, where SYSTEM is one of those below. The npm package
contains all of them; each gets an archive and a wheel. Equal inputs give equal files.
"""

import argparse
import base64
import gzip
import hashlib
import io
import json
import platform
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
CRATE = HERE.parent
LICENSES = ("LICENSE-APACHE", "LICENSE-MIT")
# System, as Node names it: tag of the wheel. On Linux, glibc's version comes first.
SYSTEMS = {
    "linux-x64": "manylinux_{glibc}_x86_64",
    "linux-arm64": "manylinux_{glibc}_aarch64",
    "darwin-x64": "macosx_10_12_x86_64",
    "darwin-arm64": "macosx_11_0_arm64",
    "win32-x64": "win_amd64",
}
METADATA = """\
Metadata-Version: 2.1
Name: discord-at-home
Version: {version}
Summary: A local Discord emulator with simulated users and a chat page, for developing and testing bots
License: MIT OR Apache-2.0
Keywords: discord,bot,test,mock,emulator
Classifier: Framework :: Pytest
Requires-Python: >=3.10
Description-Content-Type: text/markdown

{readme}"""


def this_system():
    machine = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    return f"{sys.platform}-{machine}"


def metadata():
    told = subprocess.check_output(["cargo", "metadata", "--no-deps", "--format-version", "1"], cwd=CRATE)
    return json.loads(told)


def target_folder():
    return Path(metadata()["target_directory"])


def built(system):
    """Builds the release binary and returns its path."""
    subprocess.run(["cargo", "build", "--release", "--locked", "-p", "discord-at-home"], cwd=CRATE, check=True)
    ending = ".exe" if system.startswith("win32") else ""
    return target_folder() / "release" / f"discord-at-home{ending}"


def version():
    """The version of the crate."""
    return next(it["version"] for it in metadata()["packages"] if it["name"] == "discord-at-home")


def glibc(binary):
    """The lowest version of glibc with all symbols of the binary, such as `2_34`."""
    found = {tuple(map(int, it.split(b"."))) for it in re.findall(rb"GLIBC_(\d+\.\d+)", binary)}
    return "{}_{}".format(*max(found, default=(2, 17)))


def tarball(file, folder, contents):
    """Writes a `.tar.gz` of `(name, bytes, mode)` below a folder."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        for name, content, mode in contents:
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mode = len(content), mode
            archive.addfile(entry, io.BytesIO(content))
    file.write_bytes(gzip.compress(packed.getvalue(), mtime=0))


def wheel(out, version, system, name, binary):
    """Writes the wheel for a system. pip puts the binary beside the other programs."""
    tag = SYSTEMS[system].format(glibc=glibc(binary))
    info = f"discord_at_home-{version}.dist-info"
    readme = (CRATE / "README.md").read_text()
    package = HERE / "pip" / "discord_at_home"
    contents = [(f"discord_at_home/{it.name}", it.read_bytes(), 0o644) for it in sorted(package.glob("*.py"))]
    contents += [
        (f"discord_at_home-{version}.data/scripts/{name}", binary, 0o755),
        (f"{info}/METADATA", METADATA.format(version=version, readme=readme).encode(), 0o644),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: false\nTag: py3-none-{tag}\n".encode(), 0o644),
        (f"{info}/entry_points.txt", b"[pytest11]\ndiscord_at_home = discord_at_home.pytest_plugin\n", 0o644),
        *((f"{info}/licenses/{it}", (CRATE / it).read_bytes(), 0o644) for it in LICENSES),
    ]
    record = ""
    with zipfile.ZipFile(out / f"discord_at_home-{version}-py3-none-{tag}.whl", "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content, mode in contents:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{path},sha256={digest},{len(content)}\n"
            add(archive, path, content, mode)
        add(archive, f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), 0o644)


def add(archive, path, content, mode):
    entry = zipfile.ZipInfo(path)
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, (0o100000 | mode) << 16
    archive.writestr(entry, content)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", action="append", metavar="SYSTEM=FILE", help=f"systems: {', '.join(SYSTEMS)}")
    parser.add_argument("--out", type=Path, help="default: `dist` in Cargo's target folder")
    args = parser.parse_args()
    pairs = [it.partition("=")[::2] for it in args.binary or []] or [(this_system(), built(this_system()))]
    unknown = [system for system, _ in pairs if system not in SYSTEMS]
    if unknown:
        parser.error(f"expected one of {', '.join(SYSTEMS)}, got {unknown[0]}")
    out = args.out or target_folder() / "dist"
    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("discord[-_]at[-_]home*"), *out.glob("SHA256SUMS")):
        old.unlink()
    number = version()
    texts = [(it, (CRATE / it).read_bytes(), 0o644) for it in ("README.md", *LICENSES)]
    manifest = (HERE / "npm" / "package.json").read_text().replace("VERSION", number).encode()
    npm = [("package.json", manifest, 0o644), *texts]
    npm += [(it, (HERE / "npm" / it).read_bytes(), 0o755 if it == "cli.js" else 0o644) for it in ("cli.js", "index.js")]
    for system, file in pairs:
        binary = Path(file).read_bytes()
        name = "discord-at-home.exe" if system.startswith("win32") else "discord-at-home"
        folder = f"discord-at-home-{number}-{system}"
        tarball(out / f"{folder}.tar.gz", folder, [(name, binary, 0o755), *texts])
        wheel(out, number, system, name, binary)
        npm.append((f"bin/{system}/{name}", binary, 0o755))
    tarball(out / f"discord-at-home-{number}.tgz", "package", npm)
    files = sorted(out.iterdir())
    sums = "".join(f"{hashlib.sha256(it.read_bytes()).hexdigest()}  {it.name}\n" for it in files)
    (out / "SHA256SUMS").write_text(sums)
    print(sums, end="")


if __name__ == "__main__":
    main()
