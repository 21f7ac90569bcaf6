import { z } from 'zod';
import { text } from './text';
import { photoURL } from './user';

export const friendRequestRequest = z
  .strictObject({ friendCode: text.meta({ description: 'The code of the player to be asked.' }) })
  .meta({ title: 'FriendRequestRequest' });

export const friendRequestAnswer = z
  .object({
    status: z
      .enum(['requested', 'added'])
      .meta({ description: 'added: the other side had asked already, you are friends now.' }),
  })
  .meta({ title: 'FriendRequestAnswer' });
export type FriendRequestAnswer = z.infer<typeof friendRequestAnswer>;

export const friendRequestsAnswer = z
  .array(
    z.object({
      id: z.string(),
      userId: z.string(),
      name: z.string(),
      photoURL,
      requestedAt: z.iso.datetime(),
    }),
  )
  .meta({ title: 'FriendRequestsAnswer', description: 'Newest first.' });
export type FriendRequestsAnswer = z.infer<typeof friendRequestsAnswer>;

export const friendRequestParams = z.object({
  id: text.meta({ description: 'The id of one of your requests.', examples: ['x'] }),
});

export const removeFriendRequest = z
  .strictObject({ friendId: text.meta({ description: 'The userId of a friend.' }) })
  .meta({ title: 'RemoveFriendRequest' });

export const friendCodeAnswer = z
  .object({ friendCode: z.string() })
  .meta({ title: 'FriendCodeAnswer', description: 'The old code finds nobody from now on.' });
export type FriendCodeAnswer = z.infer<typeof friendCodeAnswer>;
