import { z } from 'zod';
import { language, mode, secret, text } from './text';

export const hintParams = z.object({
  kind: text.meta({ enum: ['proximity'], examples: ['proximity'] }),
  secret,
  best: text.meta({
    description:
      'The best percentile so far, 0 to 1000, 0 if none. It may also stand before the secret: it is the one of digits only.',
    examples: ['0'],
  }),
});

export const hintQuery = z.object({
  lang: language.optional(),
  mode: mode.optional(),
});

export const hintAnswer = z
  .object({
    hintWord: z
      .string()
      .nullable()
      .meta({ description: 'A word nearer than the best so far; null when none is left.' }),
  })
  .meta({ title: 'HintAnswer' });
export type HintAnswer = z.infer<typeof hintAnswer>;
