import { z } from 'zod';
import { text } from './text';

const referer = text.meta({
  description: 'The page to come back to: a path of this site. Absent: the start page.',
  examples: ['/archive'],
});

export const providerParams = z.object({
  provider: text.meta({ description: 'The id of one of /auth/providers.', examples: ['local'] }),
});

export const signInQuery = z.object({ referer: referer.optional() });

export const signInForm = z
  .strictObject({
    __stats: z
      .string()
      .optional()
      .meta({ description: "The device's statistics: JSON of at most 16 KiB as base64." }),
    referer: referer.optional(),
  })
  .meta({ title: 'SignInForm' });
