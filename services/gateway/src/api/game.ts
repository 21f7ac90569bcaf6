import { z } from 'zod';
import { gameNumber } from './game-number';
import { language, mode, text } from './text';

export const gameParams = z.object({
  gameNumber: text.meta({
    type: 'integer',
    minimum: 1,
    maximum: 3501,
    description: 'The number of the game: 1 is 2024-06-01, 3501 is 2033-12-31.',
    examples: [1],
  }),
});

export const gameQuery = z.object({ mode: mode.optional(), lang: language.optional() });

export const gameAnswer = z
  .object({
    gameNumber,
    date: z.iso.date().meta({ description: 'The date of the game in New York, yyyy-MM-dd.' }),
    secretWord: z
      .string()
      .regex(/^~[\w-]+$/)
      .meta({ description: 'The sealed secret of the game; it goes wherever a call takes a secret.' }),
  })
  .meta({ title: 'GameAnswer' });
export type GameAnswer = z.infer<typeof gameAnswer>;
