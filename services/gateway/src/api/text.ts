import { z } from 'zod';

/** Text that may travel on: no control characters (NUL among them) and no half of a surrogate pair. */
export const text = z
  .string()
  .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'must not contain control characters or broken Unicode');

export const language = text.meta({
  description: 'en, es or de; `proximity` is the old name of en.',
  examples: ['en'],
});

export const mode = text.meta({
  description: 'daily, junior, child or yesterday; anything else is daily. Ignored beside a sealed secret.',
  examples: ['daily'],
});

export const secret = text.meta({
  description: 'The secret: a plain word, or the sealed secret ("~…") of a game.',
  examples: ['ocean'],
});
