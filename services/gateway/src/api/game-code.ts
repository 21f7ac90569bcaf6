import { z } from 'zod';
import { text } from './text';

/** Mode and language as one name. */
export const gameCode = text.meta({
  description:
    '`proximity` for daily English; `proximity_{mode}`, `proximity_{lang}` or `proximity_{mode}_{lang}`.',
  examples: ['proximity'],
});

export const gameCodeParams = z.object({ gameCode });

/** One game of a member: its code, and its number as the address writes it. */
export const memberGameParams = z.object({
  gameCode,
  gameNumber: text.meta({
    type: 'integer',
    minimum: 1,
    maximum: 3501,
    description: 'The number of the game.',
    examples: [1],
  }),
});
