import { z } from 'zod';
import { language, mode, text } from './text';

const place = { lang: language.optional(), mode: mode.optional() };

export const customGameRequest = z
  .union(
    [
      z.strictObject({ word: text.meta({ description: 'The word that is to be the secret.' }), ...place }),
      z.strictObject({
        random: z.literal(true).meta({ description: 'Let the server choose: not even the maker knows it.' }),
        ...place,
      }),
    ],
    'give either a word or "random": true',
  )
  .meta({ title: 'CustomGameRequest' });
export type CustomGameRequest = z.infer<typeof customGameRequest>;

export const code = text.meta({ description: 'The sealed secret of a game made by a player.' });

export const customGameAnswer = z.object({ code }).meta({ title: 'CustomGameAnswer' });
export type CustomGameAnswer = z.infer<typeof customGameAnswer>;

export const customGiveUpRequest = z.strictObject({ code }).meta({ title: 'CustomGiveUpRequest' });
export type CustomGiveUpRequest = z.infer<typeof customGiveUpRequest>;
