#!/usr/bin/env bash
# Installs what a checkout needs, and nothing twice: npm packages, the embedded PostgreSQL, faiss.
# With "test" as its argument also what only the tests need: the browser, a real Redis and a real Kafka.
set -euo pipefail
cd "$(dirname "$0")/.."
say() { printf '  %s\n' "$*"; }

command -v node >/dev/null || { echo 'Node.js is missing: install version 20.19 or newer (https://nodejs.org).' >&2; exit 1; }
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
  || { echo "Node.js $(node -v) is too old: version 20.19 or newer is needed." >&2; exit 1; }

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.proximity-ready ]; then
  say 'Installing npm packages (minutes, the first time) …'
  npm ci --no-fund --no-audit --loglevel=error
  node scripts/hydrate-postgres.mjs
  touch node_modules/.proximity-ready
fi

bash scripts/build-faiss.sh

has() { command -v "$1" >/dev/null; }
# The headless shell runs the same pages with two thirds of the work; a distribution without it does with Chromium.
if [ "${1:-}" = test ] && { ! has "${CHROMIUM:-chromium}" || { [ -z "${CHROMIUM:-}" ] && ! has chromium-headless-shell; }; }; then
  if [ "$(id -u)" = 0 ] && has apt-get; then
    say 'Installing Chromium for the end-to-end tests …'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell >/dev/null ||
      apt-get install -y -qq --no-install-recommends chromium >/dev/null
  elif ! has "${CHROMIUM:-chromium}"; then
    echo 'Chromium is missing: install it (on Debian the package "chromium"), or set CHROMIUM to its path.' >&2
    exit 1
  fi
fi

if [ "${1:-}" = test ]; then
  if ! command -v "${REDIS_SERVER:-redis-server}" >/dev/null || [ ! -d var/infra/kafka ]; then
    say 'Fetching Redis and Kafka for the tests …'
  fi
  node_modules/.bin/tsx scripts/infra/fetch.ts
fi
