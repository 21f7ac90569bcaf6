import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppResponse } from './facts';
import type { AttachedFile } from './reply';

/** Answers JSON to be kept as a file, piece by piece: what fails before the first is an error like any other. */
export async function sendFile(response: AppResponse, { fileName, pieces }: AttachedFile): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-disposition', `attachment; filename="${fileName}"`);
  if (first.done) {
    response.end();
    return;
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  try {
    await pipeline(Readable.from(startingWith(first.value, rest)), response);
  } catch (error) {
    // Whoever asked has gone: there is nobody left to tell, and nothing of ours has failed.
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
