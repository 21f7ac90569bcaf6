#!/usr/bin/env bash
# Writes the TypeScript types of the contracts in protos/ to services/common/src/gen.
set -euo pipefail
cd "$(dirname "$0")/.."
out=services/common/src/gen
[ -d "$out" ] && [ -z "$(find protos package-lock.json scripts/protos.sh -newer "$out/.made" 2>/dev/null)" ] && [ -f "$out/.made" ] && exit 0
rm -rf "$out"
npx proto-loader-gen-types --longs=Number --enums=String --defaults --oneofs \
  --grpcLib=@grpc/grpc-js --outDir="$out" protos/*.proto
touch "$out/.made"
