#!/usr/bin/env bash
# Makes the native part of faiss-node: a prebuilt one if it can be fetched, else built against the system's faiss.
# Prints one line saying what happened. Without it the similarity service runs on its exact TypeScript index, so
# this never fails the set-up.
set -uo pipefail
cd "$(dirname "$0")/.."
root=$PWD
export OMP_NUM_THREADS=1

package=$(cd services/similarity && node -p "path.dirname(require.resolve('faiss-node/package.json'))" 2>/dev/null)
if [ -z "$package" ]; then
  echo 'faiss: WARNING: the package faiss-node is not installed (run npm ci first); the exact TypeScript index will be used.' >&2
  exit 0
fi
addon=build/Release/faiss-node.node
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# A batch of 64 reaches the linear algebra library, whose symbols are bound late: loading alone proves nothing.
addon_works() {
  [ -f "$package/$addon" ] && (cd "$root/services/similarity" && node -e '
    const { IndexFlatIP } = require("faiss-node");
    const index = new IndexFlatIP(4);
    for (let i = 0; i < 100; i++) index.add([i, 1, 0, 0]);
    const { labels } = index.search(Array.from({ length: 256 }, () => 1), 100);
    if (labels.length !== 6400 || labels[0] !== 99) process.exit(1);
  ') >>"$log" 2>&1
}

# The first half of the package's own install script. Its second half would clone and compile all of faiss.
fetch_prebuilt() {
  local fetcher
  fetcher=$(node -p "require.resolve('prebuild-install/bin.js', { paths: ['$package'] })" 2>/dev/null) || return 1
  (cd "$package" && timeout -k 2 15 node "$fetcher" --runtime napi) >>"$log" 2>&1
}

has_headers() { [ -f "${1:-}/usr/include/faiss/IndexFlat.h" ]; }

install_system_faiss() {
  has_headers && command -v g++ >/dev/null && return 0
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
  local packages=(g++ libfaiss-dev libopenblas-dev)
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y --no-install-recommends "${packages[@]}" >>"$log" 2>&1 ||
    { apt-get update && apt-get install -y --no-install-recommends "${packages[@]}"; } >>"$log" 2>&1
}

# Without root the same Debian packages are unpacked beside the addon.
unpack_system_faiss() {
  command -v apt-get >/dev/null && command -v dpkg >/dev/null && command -v g++ >/dev/null || return 1
  local unpacked=$package/build/system
  has_headers "$unpacked" && return 0
  mkdir -p "$unpacked/packages"
  (cd "$unpacked/packages" && apt-get download libfaiss-dev libopenblas0-pthread libgfortran5 libquadmath0 libgomp1) >>"$log" 2>&1 || return 1
  for file in "$unpacked"/packages/*.deb; do dpkg -x "$file" "$unpacked" >>"$log" 2>&1 || return 1; done
  rm -r "$unpacked/packages"
}

# $1: the folder under which faiss was unpacked, empty for the system's own.
compile() {
  command -v g++ >/dev/null || return 1
  local napi headers shim="$package/build/idx-t.h" libraries=(-lfaiss -lblas -llapack) includes=()
  napi=$(node -p "path.dirname(require.resolve('node-addon-api/package.json', { paths: ['$package'] }))") || return 1
  headers=$(node -p "require('node-api-headers').include_dir") || return 1
  mkdir -p "$package/build/Release"
  # The binding says faiss::idx_t, which older versions of faiss call Index::idx_t.
  cat >"$shim" <<'HEADER'
#pragma once
#include <faiss/Index.h>
#if FAISS_VERSION_MAJOR == 1 && (FAISS_VERSION_MINOR < 7 || (FAISS_VERSION_MINOR == 7 && FAISS_VERSION_PATCH < 4))
namespace faiss { using idx_t = Index::idx_t; }
#endif
HEADER
  if [ -n "$1" ]; then
    local library blas
    library=$(dirname "$(find "$1" -name 'libfaiss.*' -print -quit)")
    blas=$library/openblas-pthread
    includes=(-isystem "$1/usr/include")
    # The Fortran runtime is named although only LAPACK needs it: LAPACK's own search path would miss it.
    libraries=(-L "$library" -lfaiss "$blas/libblas.so.3" "$blas/liblapack.so.3"
      -Wl,--no-as-needed "$library/libgfortran.so.5" -Wl,--as-needed
      "-Wl,--disable-new-dtags,-rpath,$library:$blas,-rpath-link,$library:$blas")
  fi
  (cd "$package" && g++ -O2 -std=c++17 -fPIC -shared -fopenmp -include "$shim" -DNAPI_VERSION=8 \
    -I "$headers" -I "$napi" "${includes[@]}" src/faiss.cc -o "$addon.new" -Wl,--as-needed "${libraries[@]}" &&
    mv "$addon.new" "$addon") >>"$log" 2>&1
}

if addon_works; then
  echo 'faiss: the native index is already there.'
elif fetch_prebuilt && addon_works; then
  echo 'faiss: fetched the prebuilt native index.'
elif install_system_faiss && compile '' && addon_works; then
  echo "faiss: built the native index against the system's faiss."
elif unpack_system_faiss && compile "$package/build/system" && addon_works; then
  echo 'faiss: built the native index against an unpacked faiss (no root).'
else
  rm -f "$package/$addon"
  echo 'faiss: WARNING: no native index could be fetched or built (g++, libfaiss-dev and libopenblas-dev build one); the exact TypeScript index will be used.' >&2
  tail -n 5 "$log" | sed 's/^/faiss:   /' >&2
fi
exit 0
