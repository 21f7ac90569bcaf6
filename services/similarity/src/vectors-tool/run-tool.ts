import { readArguments, type Command } from './arguments';
import { checkSet } from './check/check-set';
import { describeWords } from './describe/describe-words';
import { helpText } from './help';
import { formatReport } from './import/import-report';
import { importVectors } from './import/import-vectors';
import { createProgress, type ProgressOptions } from './progress';
import { Refusal } from './refusal';
import { UsageError } from './usage-error';

export interface ToolOptions {
  /** The command and its options. */
  args: readonly string[];
  /** The folder that relative paths start from. */
  folder: string;
  /** Takes the results. */
  write: (text: string) => void;
  /** Takes progress and problems. */
  writeError: (text: string) => void;
  /** Whether `writeError` is a terminal that a person watches. */
  isTerminal: boolean;
  now: () => number;
  signal: AbortSignal;
}

/** 0: all is well; 1: refused, or the check found something; 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

/** Runs the vector tool. Expected problems are one sentence on `writeError`. */
export async function runTool(options: ToolOptions): Promise<ExitCode> {
  try {
    return await runCommand(readArguments(options.args, options.folder), options);
  } catch (error) {
    if (error instanceof UsageError) {
      options.writeError(`${error.message} (npm run vectors -- --help)\n`);
      return 2;
    }
    const problem = expectedProblem(error, options.signal);
    if (problem === undefined) throw error;
    options.writeError(`${problem}\n`);
    return 1;
  }
}

async function runCommand(command: Command, options: ToolOptions): Promise<ExitCode> {
  const { write } = options;
  const progress = createProgress(progressOptions(options));
  switch (command.name) {
    case 'help':
      write(helpText(command.topic));
      return 0;
    case 'import': {
      write(formatReport(await importVectors(command.options, progress), command.options));
      return 0;
    }
    case 'check': {
      const { findings, text } = await checkSet(command.folder, progress);
      write(text);
      return findings === 0 ? 0 : 1;
    }
    case 'describe':
      write(await describeWords(command.folder, command.words, command.count));
      return 0;
  }
}

function progressOptions({ writeError, isTerminal, now, signal }: ToolOptions): ProgressOptions {
  return { write: writeError, isTerminal, now, signal };
}

/** What can go wrong without a mistake in this program. */
function expectedProblem(error: unknown, signal: AbortSignal): string | undefined {
  if (signal.aborted) return 'Interrupted: nothing was written.';
  if (error instanceof Refusal) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'There is no space left on the disk: nothing was written.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `${path ?? 'The folder'} may not be written.`;
  return undefined;
}
