import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { LEAST_RANKED } from './import/game-scale';
import type { ImportOptions, ListFiles } from './import/import-options';
import { FORMATS } from './input/format';
import { UsageError } from './usage-error';

export type Command =
  | { name: 'help'; topic: string | undefined }
  | { name: 'import'; options: ImportOptions }
  | { name: 'check'; folder: string }
  | { name: 'describe'; folder: string; words: string[]; count: number };

/** Rare words only crowd the lists; this many are kept unless told otherwise. */
export const DEFAULT_LIMIT = 100_000;
/** About as many words as a well-read person knows the base forms of. */
export const DEFAULT_RANKED = 20_000;
const DEFAULT_NEIGHBORS = 20;
/** A game lists no more. */
const MOST_NEIGHBORS = 999;

const LIST_NAMES = [
  'vocabulary',
  'forms',
  'display',
  'blocked',
  'sensitive',
  'secrets',
  'junior',
  'child',
] as const satisfies (keyof ListFiles)[];

/**
 * Reads the command line.
 * @param folder the one that relative paths start from
 * @throws UsageError
 */
export function readArguments(args: readonly string[], folder: string): Command {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    return { name: 'help', topic: rest[0] };
  }
  const asksForHelp = rest.includes('--help') || rest.includes('-h');
  switch (name) {
    case 'import':
      return asksForHelp ? { name: 'help', topic: name } : { name, options: importOptions(rest, folder) };
    case 'check':
      return asksForHelp ? { name: 'help', topic: name } : checkCommand(rest, folder);
    case 'describe':
      return asksForHelp ? { name: 'help', topic: name } : describeCommand(rest, folder);
    default:
      throw new UsageError(`There is no command "${name}"; there are import, check and describe.`);
  }
}

function importOptions(args: string[], folder: string): ImportOptions {
  const text = { type: 'string' } as const;
  const { values } = parse({
    args,
    options: {
      ...Object.fromEntries(LIST_NAMES.map((list) => [list, text])),
      lang: text,
      format: text,
      input: text,
      output: text,
      limit: text,
      ranked: text,
      replace: { type: 'boolean' },
    },
  });
  const given = (name: string): string | undefined => {
    const value = values[name];
    if (value === '') throw new UsageError(`--${name} is empty.`);
    return typeof value === 'string' ? value : undefined;
  };
  const needed = (name: string): string => {
    const value = given(name);
    if (value === undefined) throw new UsageError(`import needs --${name}.`);
    return value;
  };
  const lists: ListFiles = {};
  for (const name of LIST_NAMES) {
    const file = given(name);
    if (file !== undefined) lists[name] = resolve(folder, file);
  }
  const keepsAll = lists.vocabulary !== undefined;
  return {
    lang: language(needed('lang')),
    format: oneOfFormats(needed('format')),
    input: resolve(folder, needed('input')),
    output: resolve(folder, needed('output')),
    limit: wholeNumber('limit', given('limit'), LEAST_RANKED) ?? (keepsAll ? Infinity : DEFAULT_LIMIT),
    ranked: wholeNumber('ranked', given('ranked'), LEAST_RANKED) ?? DEFAULT_RANKED,
    replace: values.replace === true,
    lists,
  };
}

function checkCommand(args: string[], folder: string): Command {
  const { positionals } = parse({ args, allowPositionals: true });
  const [directory, more] = positionals;
  if (directory === undefined || more !== undefined)
    throw new UsageError('check needs one folder of vectors.');
  return { name: 'check', folder: resolve(folder, directory) };
}

function describeCommand(args: string[], folder: string): Command {
  const { positionals, values } = parse({
    args,
    allowPositionals: true,
    options: { count: { type: 'string' } },
  });
  const [directory, ...words] = positionals;
  if (directory === undefined || words.length === 0) {
    throw new UsageError('describe needs a folder of vectors and at least one word.');
  }
  const count = wholeNumber('count', typeof values.count === 'string' ? values.count : undefined, 1);
  return {
    name: 'describe',
    folder: resolve(folder, directory),
    words,
    count: Math.min(count ?? DEFAULT_NEIGHBORS, MOST_NEIGHBORS),
  };
}

function parse(config: ParseArgsConfig): { values: Record<string, unknown>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs(config);
    return { values, positionals };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence}.`);
  }
}

function language(text: string): string {
  if (/^[a-z]{2,3}$/.test(text) && text !== 'dir') return text;
  throw new UsageError(`--lang is a code of two or three small letters such as "fr", not "${text}".`);
}

function oneOfFormats(text: string): ImportOptions['format'] {
  const format = FORMATS.find((name) => name === text);
  if (format) return format;
  throw new UsageError(`--format is one of ${FORMATS.join(', ')}, not "${text}".`);
}

function wholeNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least) return value;
  throw new UsageError(`--${name} is a whole number of at least ${least}, not "${text}".`);
}
