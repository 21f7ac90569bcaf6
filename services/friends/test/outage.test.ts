import { randomUUID } from 'node:crypto';
import { gameCompleted } from '../../../scripts/jest/game-events';
import { createGatedDatabase, type GatedDatabase } from '../../../scripts/jest/gated-database';
import type { TcpGate } from '../../../scripts/jest/tcp-gate';
import { until } from '../../../scripts/jest/until';
import { GAME, runFriends, type RunningFriends } from './running-friends';

describe('friends without PostgreSQL', () => {
  let database: GatedDatabase;
  let gate: TcpGate;
  let friends: RunningFriends;

  beforeAll(async () => {
    database = await createGatedDatabase();
    ({ gate } = database);
    friends = await runFriends({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await friends.stop();
    await database.drop();
  });

  it('when it goes away, then every call is refused as unavailable; events wait; and it recovers by itself', async () => {
    const { calls } = friends;
    const [userId, requestId] = [randomUUID(), randomUUID()];
    const { friendCode } = await calls.getOverview({ userId });
    gate.shut();
    const refusals = await Promise.allSettled([
      ...[
        calls.getOverview({ userId }),
        calls.requestFriend({ userId, friendCode }),
        calls.listRequests({ userId }),
      ],
      ...[calls.acceptRequest({ userId, requestId }), calls.declineRequest({ userId, requestId })],
      ...[calls.removeFriend({ userId, friendId: 'x' }), calls.regenerateFriendCode({ userId })],
      ...[calls.areFriends({ userId, otherUserId: 'x' }), calls.friendsGames({ userId, ...GAME })],
      ...[calls.getStanding({ userId, ...GAME }), calls.exportFriends({ userId })],
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    const handled = friends.publish(gameCompleted({ userId }));
    await until('it was tried', () => friends.log().includes('Events wait for what is away.'));
    gate.open();
    await handled;
    await until('it answers', async () => {
      const [answer] = await Promise.allSettled([calls.friendsGames({ userId, ...GAME })]);
      return answer.status === 'fulfilled' && answer.value.games[0]?.position === 1;
    });
    expect(await calls.getOverview({ userId })).toMatchObject({ friendCode });
    await until('the lists are kept again', async () => {
      const { rowCount } = await friends.pool.query('SELECT FROM top_list_changes');
      return rowCount === 0;
    });
  });
});
