import { z } from 'zod';
import { direction } from './direction';
import { language, mode, secret, text } from './text';

export const scoreParams = z.object({
  lang: language,
  secret,
  guess: text.meta({ description: 'The guessed word, as typed.', examples: ['river'] }),
});

export const scoreQuery = z.object({ mode: mode.optional() });

export const scoreAnswer = z
  .object({
    word: z.string().meta({ description: 'The base form that was scored.' }),
    display: z.string().meta({ description: 'How the word is written.' }),
    similarity: z.number().min(0).max(100).meta({ description: 'initialSimilarity, cut to 0 … 100.' }),
    initialSimilarity: z.number().min(-100).max(100),
    closestSimilarity: z
      .number()
      .min(-100)
      .max(100)
      .meta({ description: "initialSimilarity of the secret's nearest word." }),
    percentile: z.int().min(1).max(1000).nullable().meta({
      description: '1000 is the secret, 999 its nearest word …; null beyond the thousand nearest.',
    }),
    rank: z.int().min(1).meta({ description: '1 is the secret, 2 its nearest word …' }),
    proximityString: z.string().meta({ description: '"N away", "correct", "far", "cold" or "tepid".' }),
    direction,
    correct: z.boolean(),
    blocked: z.boolean().meta({ description: 'A word that is never a secret, a hint or listed.' }),
  })
  .meta({ title: 'ScoreAnswer' });
export type ScoreAnswer = z.infer<typeof scoreAnswer>;
