import { runTool, type ExitCode } from '../src/vectors-tool/run-tool';

export interface ToolRun {
  code: ExitCode;
  /** What it printed as its result. */
  output: string;
  /** What it said besides: progress and problems. */
  problems: string;
}

interface Circumstances {
  folder?: string;
  signal?: AbortSignal;
  /** Sees each line of progress as it is written. */
  watch?: (text: string) => void;
  now?: () => number;
}

/** Runs the vector tool in this process. */
export async function tool(
  args: readonly string[],
  {
    folder = '/',
    signal = new AbortController().signal,
    watch = () => undefined,
    now = () => performance.now(),
  }: Circumstances = {},
): Promise<ToolRun> {
  let output = '';
  let problems = '';
  const code = await runTool({
    args,
    folder,
    write: (text) => (output += text),
    writeError(text) {
      problems += text;
      watch(text);
    },
    isTerminal: false,
    now,
    signal,
  });
  return { code, output, problems };
}
