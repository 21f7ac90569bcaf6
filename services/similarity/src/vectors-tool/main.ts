import { runTool } from './run-tool';

void main();

async function main(): Promise<void> {
  // faiss' threads would wait for each other busily; read when the native package is loaded.
  process.env.OMP_NUM_THREADS ||= '1';
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => interruption.abort(new Error(signal)));
  }
  process.exitCode = await runTool({
    args: process.argv.slice(2),
    // npm moves to the root of the checkout; paths mean the folder that the operator stands in.
    folder: process.env.INIT_CWD ?? process.cwd(),
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    now: () => performance.now(),
    signal: interruption.signal,
  });
}
