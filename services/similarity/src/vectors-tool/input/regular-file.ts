import { stat } from 'node:fs/promises';
import { Refusal } from '../refusal';

/**
 * To be asked before a file is opened: opening a pipe waits until somebody writes into it, and hears no signal meanwhile.
 * @returns its size
 * @throws Refusal when it is not there, or a folder, pipe or device
 */
export async function sizeOfRegularFile(file: string): Promise<number> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, error);
  });
  if (!stats.isFile()) throw new Refusal(`${file} is not a regular file.`);
  return stats.size;
}

export function unreadable(file: string, { code, message }: NodeJS.ErrnoException): Refusal {
  return new Refusal(
    code === 'ENOENT' ? `${file} does not exist.` : `${file} cannot be read (${code ?? message}).`,
  );
}
