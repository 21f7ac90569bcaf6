import { z } from 'zod';
import { photoURL } from './user';

const count = z.int().min(0);

export const friendsGamesAnswer = z
  .array(
    z.object({
      userId: z.string(),
      ref: z.string().meta({ description: 'Of /other-user/{gameId}; empty where the game is not begun.' }),
      name: z.string(),
      guessCount: count.meta({ description: '0 until the game is complete.' }),
      hintCount: count,
      hasStarted: z.boolean(),
      complete: z.boolean(),
      gameWon: z.boolean(),
      photoURL,
      isUser: z.boolean(),
      position: z.int().min(1).nullable().meta({ description: 'null for who has not won.' }),
    }),
  )
  .meta({
    title: 'FriendsGamesAnswer',
    description: 'You and your friends, in the order of the leaderboard.',
  });
export type FriendsGamesAnswer = z.infer<typeof friendsGamesAnswer>;

export const standingAnswer = z
  .object({
    place: z.int().min(1).nullable().meta({ description: 'null for who has not won.' }),
    finishers: count.meta({ description: 'How many have won.' }),
  })
  .meta({ title: 'StandingAnswer' });
export type StandingAnswer = z.infer<typeof standingAnswer>;
