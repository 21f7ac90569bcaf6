import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for one suite, gone after it. */
export function scratchDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'similarity-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
