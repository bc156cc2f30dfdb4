# Sourced by deb, archive and image: builds the program and the files that all three contain.
#
# SEALED_MOVE_BINARY names a program that exists already; then nothing is compiled. It must be this
# commit's, because its manual pages and completions are packed with it.
set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/.."

out=target/packaging
files=$out/files
version=$(cargo metadata --locked --offline --no-deps --format-version 1 \
    | python3 -c 'import json, sys; print(next(p["version"] for p in json.load(sys.stdin)["packages"] if p["name"] == "sealed-move"))')

# One commit, one set of bytes: times are the commit's, and no path of this machine is compiled in.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C
cargo_home=${CARGO_HOME:-$HOME/.cargo}
export RUSTFLAGS="--remap-path-prefix=$cargo_home=/cargo --remap-path-prefix=$PWD=/sealed-move"
export CFLAGS="-ffile-prefix-map=$cargo_home=/cargo -ffile-prefix-map=$PWD=/sealed-move"

# The program, without symbols.
build_program() {
    local built=${SEALED_MOVE_BINARY:-target/release/sealed-move}
    if [ -z "${SEALED_MOVE_BINARY:-}" ]; then
        cargo build --release --locked --bin sealed-move
    fi
    mkdir -p "$out"
    strip --strip-all -o "$out/sealed-move" "$built"
}

# Manual pages, completions, licenses and bill of materials.
write_files() {
    rm -rf "$files"
    mkdir -p "$files/completions"
    "$out/sealed-move" man "$files/man"
    "$out/sealed-move" completions bash >"$files/completions/sealed-move.bash"
    "$out/sealed-move" completions zsh >"$files/completions/_sealed-move"
    "$out/sealed-move" completions fish >"$files/completions/sealed-move.fish"
    python3 packaging/dependencies.py licenses >"$files/licenses.txt"
    python3 packaging/dependencies.py sbom >"$files/sbom.cdx.json"
}

# reproducible_tar FOLDER NAME [OPTIONS]: archives FOLDER/NAME in an order and with times of its own.
reproducible_tar() {
    tar --create --directory "$1" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --numeric-owner "${@:3}" "$2"
}

build_program
write_files
