import { join } from 'node:path';
import { credentials, loadPackageDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const PROTO = join(import.meta.dirname, '..', '..', 'protos', 'similarity.proto');
export const LISTS = 400;
export const SCORES = 10_000;
const SCORES_PER_LIST = SCORES / LISTS;

/** Asks a similarity service for the list of 400 secrets, and for 10,000 scores on the way. */
export async function useSimilarity(address, lang, words) {
  const { Similarity } = loadPackageDefinition(loadSync(PROTO)).proximity.similarity.v1;
  const client = new Similarity(address, credentials.createInsecure());
  const call = (name, request) =>
    new Promise((resolve, reject) => {
      client[name]({ lang, mode: 'daily', ...request }, (error, answer) =>
        error ? reject(error) : resolve(answer),
      );
    });
  try {
    for (let list = 0; list < LISTS; list++) {
      const secret = words[list % words.length];
      await call('Nearest', { word: secret });
      const guesses = Array.from(
        { length: SCORES_PER_LIST },
        (_, index) => words[(list * SCORES_PER_LIST + index) % words.length],
      );
      await Promise.all(guesses.map((guess) => call('Score', { secret, guess })));
    }
  } finally {
    client.close();
  }
}
