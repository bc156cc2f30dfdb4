#!/usr/bin/env python3
"""Lists the crates in the program: `dependencies.py licenses` prints their license texts, and
`dependencies.py sbom` a bill of materials in CycloneDX's JSON. Equal for equal Cargo.lock."""

import hashlib
import json
import re
import subprocess
import sys
import tomllib
import uuid
from pathlib import Path

LICENSE_FILE = re.compile(r"^(UN)?(LICEN[SC]E|COPYING|COPYRIGHT|NOTICE)", re.IGNORECASE)


def command(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def packages():
    """The packages linked into the program on this platform, sorted, without build tools."""
    host = re.search(r"^host: (.*)$", command("rustc", "-vV"), re.MULTILINE)[1]
    metadata = json.loads(command("cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", host))
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    known = {package["id"]: package for package in metadata["packages"]}
    found, edges = {}, {}
    queue = [metadata["resolve"]["root"]]
    while queue:
        id = queue.pop()
        if id not in found:
            found[id] = known[id]
            edges[id] = [
                dep["pkg"] for dep in nodes[id]["deps"] if any(kind["kind"] is None for kind in dep["dep_kinds"])
            ]
            queue.extend(edges[id])
    key = lambda package: (package["name"], package["version"])
    return metadata["resolve"]["root"], sorted(found.values(), key=key), edges


def licenses():
    _, found, _ = packages()
    fonts = sorted(Path("fonts").glob("*.txt"))
    sections = [("Sealed Move", "MIT OR Apache-2.0", [Path("LICENSE-MIT"), Path("LICENSE-APACHE")], [])]
    sections += [(f"Font {font.stem.split('-')[0]}", "OFL-1.1", [font], []) for font in fonts]
    for package in (package for package in found if package["source"]):
        folder = Path(package["manifest_path"]).parent
        files = sorted(file for file in folder.iterdir() if file.is_file() and LICENSE_FILE.match(file.name))
        sections.append((f"{package['name']} {package['version']}", package["license"], files, package["authors"]))
    texts = {}
    for name, terms, files, authors in sections:
        numbers = []
        for file in files:
            text = file.read_text(encoding="utf-8", errors="replace").strip()
            numbers.append(texts.setdefault(text, len(texts) + 1))
        where = ", ".join(f"text {number}" for number in numbers) or f"no text in its package; by {', '.join(authors)}"
        print(f"{name}: {terms} ({where})")
    for text, number in texts.items():
        print(f"\n{'=' * 78}\nText {number}\n\n{text}")


def component(package, kind):
    name, version = package["name"], package["version"]
    url = f"pkg:cargo/{name}@{version}"
    found = {"type": kind, "bom-ref": url, "name": name, "version": version, "purl": url}
    if package["license"]:
        found["licenses"] = [{"expression": package["license"].replace("/", " OR ")}]
    if checksum := CHECKSUMS.get((name, version)):
        found["hashes"] = [{"alg": "SHA-256", "content": checksum}]
    return found


def sbom():
    root, found, edges = packages()
    reference = {package["id"]: f"pkg:cargo/{package['name']}@{package['version']}" for package in found}
    program = next(package for package in found if package["id"] == root)
    bom = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component(program, "application")},
        "components": [component(package, "library") for package in found if package["id"] != root],
        "dependencies": [
            {"ref": reference[package["id"]], "dependsOn": sorted(reference[id] for id in edges[package["id"]])}
            for package in found
        ],
    }
    # A random number would differ between builds.
    digest = hashlib.sha256(json.dumps(bom, sort_keys=True).encode()).digest()
    bom["serialNumber"] = f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}"
    json.dump(bom, sys.stdout, indent=1)
    print()


with open("Cargo.lock", "rb") as lock:
    CHECKSUMS = {(p["name"], p["version"]): p.get("checksum") for p in tomllib.load(lock)["package"]}
{"licenses": licenses, "sbom": sbom}[sys.argv[1]]()
