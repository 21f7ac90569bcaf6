import { z } from 'zod';
import { language, mode, secret } from './text';

export const nearnessParams = z.object({ lang: language, secret });

export const nearnessQuery = z.object({ mode: mode.optional() });

export const nearnessAnswer = z
  .object({ nearest: z.number(), tenth: z.number(), thousandth: z.number() })
  .meta({
    title: 'NearnessAnswer',
    description: 'The similarities of the nearest, tenth nearest and thousandth word, -100 … 100.',
  });
export type NearnessAnswer = z.infer<typeof nearnessAnswer>;
