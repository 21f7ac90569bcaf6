// Loaded into the product before anything else: at SIGUSR2 it collects all garbage, and then writes down its memory.
// Without that, memory is whatever has not been collected yet, which on a quick machine is more than could ever leak.
/* global process */
const { renameSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const file = process.env.HOSTILE_MEMORY_FILE;

process.on('SIGUSR2', () => {
  collect();
  collect();
  writeFileSync(`${file}.new`, String(process.memoryUsage.rss()));
  renameSync(`${file}.new`, file);
});
