import { z } from 'zod';

export const giveUpRequest = z.strictObject({}).meta({ title: 'GiveUpRequest' });
export type GiveUpRequest = z.infer<typeof giveUpRequest>;

export const giveUpAnswer = z
  .object({ secretWord: z.string().meta({ description: 'The secret in plain text: the game is over.' }) })
  .meta({ title: 'GiveUpAnswer' });
export type GiveUpAnswer = z.infer<typeof giveUpAnswer>;
