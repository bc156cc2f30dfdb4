#!/usr/bin/env python3
"""Builds a Debian package with dpkg's tools from `package.metadata.deb` in Cargo.toml, which has cargo-deb's format:
`debian_package.py FOLDER VERSION`. cargo-deb itself would compile for longer than all of this takes."""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path


def output(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout.strip()


def install_assets(assets, root):
    """Copies the assets. A target that ends with a slash is a folder."""
    for pattern, target, mode in assets:
        sources = sorted(glob.glob(pattern))
        assert sources, f"no file {pattern}"
        for source in sources:
            file = root / target / Path(source).name if target.endswith("/") else root / target
            file.parent.mkdir(parents=True, exist_ok=True)
            if "/share/man/" in target:
                file = file.with_name(file.name + ".gz")
                file.write_bytes(subprocess.run(["gzip", "-9nc", source], check=True, capture_output=True).stdout)
            else:
                shutil.copyfile(source, file)
            file.chmod(int(mode, 8))


def library_dependencies(program):
    """The packages of the libraries that a program loads."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        (Path(folder) / "debian/control").write_text("Source: x\n\nPackage: x\nArchitecture: any\n")
        found = output("dpkg-shlibdeps", "-O", str(program.resolve()), cwd=folder)
    return found.removeprefix("shlibs:Depends=")


def control(package, metadata, version, root):
    program = next(root / target / "sealed-move" for _, target, _ in metadata["assets"] if target == "usr/bin/")
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file())
    description = "\n".join(" " + line for line in metadata["extended-description"].strip().splitlines())
    return f"""\
Package: {package["name"]}
Version: {version}
Architecture: {output("dpkg", "--print-architecture")}
Maintainer: {metadata["maintainer"]}
Section: {metadata["section"]}
Priority: {metadata["priority"]}
Installed-Size: {size // 1024}
Depends: {metadata["depends"].replace("$auto", library_dependencies(program))}
Description: {package["description"]}
{description}
"""


def main(folder, version):
    with open("Cargo.toml", "rb") as file:
        package = tomllib.load(file)["package"]
    metadata = package["metadata"]["deb"]
    with tempfile.TemporaryDirectory() as work:
        root = Path(work)
        root.chmod(0o755)
        install_assets(metadata["assets"], root)
        shutil.copyfile(metadata["license-file"][0], root / "usr/share/doc/sealed-move/copyright")
        text = control(package, metadata, version, root)
        info = root / "DEBIAN"
        info.mkdir()
        (info / "control").write_text(text)
        (info / "conffiles").write_text("".join(f"{file}\n" for file in metadata["conf-files"]))
        for script in sorted(Path(metadata["maintainer-scripts"]).iterdir()):
            shutil.copyfile(script, info / script.name)
            (info / script.name).chmod(0o755)
        time = int(os.environ["SOURCE_DATE_EPOCH"])
        for file in root.rglob("*"):
            os.utime(file, (time, time))
        print(output("dpkg-deb", "--root-owner-group", "--build", str(root), folder))


os.umask(0o022)
main(*sys.argv[1:])
