import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The broker's version is part of the path: another version is fetched into a folder of its own. */
const JARS = join(__dirname, '..', '..', 'var', 'infra', 'kafka', '4.1.0', 'jars');
const POM = join(__dirname, 'kafka', 'pom.xml');

/**
 * The folder with the broker's jars; fetched by Maven once, afterwards without any network.
 * @throws with a sentence that names the missing package
 */
export function kafkaJars(): string {
  requireJava();
  if (!existsSync(JARS)) fetchJars();
  return JARS;
}

function requireJava(): void {
  const version = outputOf('java', ['-version']);
  const major = Number(/version "(\d+)/.exec(version ?? '')?.[1] ?? 0);
  if (major >= 17) return;
  throw new Error(
    'Kafka needs Java 17 or newer: install it (on Debian the package "openjdk-17-jre-headless").',
  );
}

function fetchJars(): void {
  if (outputOf('mvn', ['-v']) === undefined)
    throw new Error('Fetching Kafka needs Maven: install it (on Debian the package "maven").');
  mkdirSync(dirname(JARS), { recursive: true });
  // Fetched beside and then renamed: a run that is cut off leaves no half-filled folder.
  const fetched = mkdtempSync(`${JARS}-`);
  try {
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${fetched}`];
    execFileSync('mvn', ['-q', '-B', '-f', POM, ...goal], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!readdirSync(fetched).some((jar) => jar.startsWith('kafka_')))
      throw new Error('Maven fetched no broker.');
    if (!existsSync(JARS)) renameSync(fetched, JARS);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

/** Java says its version on the error stream. */
function outputOf(file: string, args: string[]): string | undefined {
  try {
    return execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', file, ...args], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
