import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Ends a process when this one is gone, also when this one was killed and could do nothing: a shell reads a
 * pipe that only we hold open, and kills the process when the pipe closes.
 * @returns call it when the process has ended
 */
export function endWithParent(pid: number): () => void {
  const watcher = spawn('/bin/sh', ['-c', `read -r released; [ -n "$released" ] || kill -9 ${pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  // The pipe must not keep us alive either: its end is the signal.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return () => watcher.stdin.end('released\n');
}
