import { z } from 'zod';
import { direction } from './direction';
import { language, mode, text } from './text';

export const nearestParams = z.object({
  lang: language,
  word: text.meta({ description: 'A plain word; a sealed secret is refused.', examples: ['ocean'] }),
});

export const nearestQuery = z.object({ mode: mode.optional() });

export const neighbor = z
  .object({
    neighbor: z.string().meta({ description: 'The word in its base form.' }),
    display: z.string().meta({ description: 'How the word is written.' }),
    similarity: z.number().min(-1).max(1),
    percentile: z.int().min(1).max(1000),
    direction,
  })
  .meta({ title: 'Neighbor' });
export type Neighbor = z.infer<typeof neighbor>;

export const nearestAnswer = z
  .object({
    data: z.array(neighbor).max(1000).meta({ description: 'The word and its 999 nearest, nearest first.' }),
    nearby: z
      .array(neighbor)
      .max(999)
      .meta({ description: 'Those of data that are near enough to help a player; without the word itself.' }),
  })
  .meta({ title: 'NearestAnswer' });
export type NearestAnswer = z.infer<typeof nearestAnswer>;
