import { z } from 'zod';
import { gameCode } from './game-code';
import { text } from './text';

export const gameByIdParams = z.object({
  id: text.meta({ description: 'The gameRef of a game of yours or of a friend.', examples: ['x'] }),
  gameCode,
});
