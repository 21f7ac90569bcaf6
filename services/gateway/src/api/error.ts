import { z } from 'zod';

/** The stable names of everything that can go wrong; the page translates by them. */
export const errorCode = z.enum([
  'invalid_request',
  'unknown_language',
  'seal_language',
  'bad_seal',
  'invalid_word',
  'unfit_word',
  'unauthenticated',
  'forbidden',
  'not_finished',
  'future_game',
  'secret_sealed',
  'cross_origin',
  'not_found',
  'word_not_found',
  'secret_not_found',
  'date_not_found',
  'method_not_allowed',
  'conflict',
  'own_friend_code',
  'already_friends',
  'too_many_friends',
  'player_has_no_room',
  'payload_too_large',
  'too_many_requests',
  'internal',
  'unavailable',
]);

const suggestion = z.object({
  word: z.string().meta({ description: 'A word that can be guessed, in its base form.' }),
  display: z.string().meta({ description: 'How the word is written.' }),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What every call answers when it does not succeed. */
export const errorAnswer = z
  .object({
    message: z.string().meta({ description: 'One sentence for a person, in English.' }),
    code: errorCode.meta({ description: 'The stable name of what went wrong.' }),
    suggestions: z.array(suggestion).max(3).optional().meta({
      description: 'Only beside word_not_found: up to three words that were perhaps meant.',
    }),
  })
  .meta({ title: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
