import { randomUUID } from 'node:crypto';
import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { EventBus } from '@proximity/common/events/event-bus';
import { eventMessage } from '@proximity/common/events/event-message';
import { eventSettings } from '@proximity/common/events/event-settings';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { z } from 'zod';
import { accountDeleted, gameCompleted, gameStarted } from '../../../../scripts/jest/game-events';
import { freshDatabase } from '../../../../scripts/jest/fresh-database';
import { until } from '../../../../scripts/jest/until';
import { GAME, runFriends, type FriendsSettings, type RunningFriends } from '../running-friends';

describe('friends with a real Kafka broker', () => {
  let settings: FriendsSettings;
  let friends: RunningFriends;

  beforeAll(async () => {
    const kafka = { brokers: process.env.TEST_KAFKA_BROKERS ?? '', prefix: `t-${randomUUID()}.` };
    settings = { databaseUrl: await freshDatabase(), kafka };
    friends = await runFriends(settings);
  });
  afterAll(() => friends.stop());

  const befriend = async (one: string, other: string): Promise<void> => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const { friendCode } = await friends.calls.getOverview({ userId: to });
      await friends.calls.requestFriend({ userId: from, friendCode });
    }
  };
  const board = async (userId: string) => (await friends.calls.friendsGames({ userId, ...GAME })).games;
  const count = async (sql: string, ...values: unknown[]): Promise<number> => {
    const { rows } = await friends.pool.query<{ count: number }>(sql, values);
    return rows[0]?.count ?? 0;
  };
  const handled = async (type: string): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${friends.opsPort}/metrics`)).text();
    const line = new RegExp(`events_handled_total\\{group="friends",type="${type}"\\} (\\d+)`).exec(metrics);
    return Number(line?.[1] ?? 0);
  };

  it('when a friend finishes, then it shows on the leaderboard', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    await befriend(ada, bob);
    await friends.publish(
      gameStarted({ userId: bob }),
      gameCompleted({ userId: bob, guessCount: 12, hintCount: 1 }),
    );
    await until('ada sees it', async () => (await board(ada))[0]?.complete === true);
    expect((await board(ada))[0]).toMatchObject({ userId: bob, position: 1, guessCount: 12, hintCount: 1 });
  });

  it('when the same event is delivered three times, then it counts once', async () => {
    const [ada, last] = [randomUUID(), randomUUID()];
    const before = await handled('game-completed');
    const event = gameCompleted({ userId: ada, gameNumber: 30 });
    await friends.publish(event, event);
    await friends.publish(event);
    await friends.publish(gameCompleted({ userId: last, gameNumber: 30 }));
    await until('all were handled', async () => (await handled('game-completed')) >= before + 4);
    expect(await count('SELECT count(*)::int FROM games WHERE user_id = $1', ada)).toBe(1);
    expect(await count('SELECT count(*)::int FROM processed_events WHERE event_id = $1', event.eventId)).toBe(
      1,
    );
    expect(await friends.calls.getStanding({ userId: ada, ...GAME, gameNumber: 30 })).toMatchObject({
      place: 1,
      finishers: 2,
    });
  });

  it('when messages are poison, then they stop nothing: neither others nor the same player’s', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    await befriend(ada, bob);
    const unreadable = { topic: 'games' as const, key: ada, eventId: randomUUID() };
    await friends.send([
      { ...unreadable, value: 'no JSON' },
      { ...unreadable, value: '{"schemaVersion": 99, "type": "game-started"}' },
    ]);
    await friends.publish(
      gameCompleted({ userId: ada, gameNumber: 31, guessCount: 2 ** 40 }),
      gameCompleted({ userId: ada, guessCount: 3 }),
      gameCompleted({ userId: bob, guessCount: 2 }),
    );
    await until('both finishes count', async () => (await board(ada)).every(({ complete }) => complete));
    expect((await board(ada)).map(({ userId, position }) => [userId, position])).toEqual([
      [bob, 1],
      [ada, 2],
    ]);
    expect(friends.log().match(/An event became a dead letter/g)).toHaveLength(3);
  });

  it('when an account is deleted while its games still come, on another topic, then nothing of it is left', async () => {
    const users = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(
      users.flatMap((userId) => [
        friends.publish(...[1, 2, 3, 4, 5].map((gameNumber) => gameCompleted({ userId, gameNumber }))),
        friends.publish(accountDeleted(userId)),
      ]),
    );
    const gone = 'SELECT count(*)::int FROM deleted_players WHERE user_id = ANY($1)';
    await until('all are deleted', async () => (await count(gone, users)) === users.length);
    await untilAllBeforeIsHandled();
    expect(await count('SELECT count(*)::int FROM games WHERE user_id = ANY($1)', users)).toBe(0);
  });

  it('when it was down for 10,000 events, then it has all of them after the next start, and none is a dead letter', async () => {
    const users = Array.from({ length: 2_500 }, () => randomUUID());
    const events = [40, 41].flatMap((gameNumber) =>
      users.flatMap((userId) => [gameStarted({ userId, gameNumber }), gameCompleted({ userId, gameNumber })]),
    );
    await friends.stop();
    const bus = publisherOnly(settings.kafka?.prefix ?? '');
    // The brokers take a megabyte at once.
    for (let start = 0; start < events.length; start += 500)
      await bus.publisher.publish(events.slice(start, start + 500).map(eventMessage));
    await bus.stop();
    friends = await runFriends(settings);
    const games = 'SELECT count(*)::int FROM games WHERE game_number IN (40, 41) AND won';
    await until('all are there', async () => (await count(games)) === 5_000);
    expect(friends.log()).not.toContain('dead letter');
  });

  /** Waits for markers behind all that was published, in each partition. */
  async function untilAllBeforeIsHandled(): Promise<void> {
    const markers = Array.from({ length: 30 }, () => randomUUID());
    await friends.publish(...markers.map((userId) => gameStarted({ userId, gameNumber: 99 })));
    const there = 'SELECT count(*)::int FROM games WHERE user_id = ANY($1)';
    await until('the markers came', async () => (await count(there, markers)) === markers.length);
  }
});

/** A way to the brokers for what happens while the service is down. */
function publisherOnly(prefix: string): EventBus {
  const env = { KAFKA_BROKERS: process.env.TEST_KAFKA_BROKERS, KAFKA_PREFIX: prefix };
  return createEventBus({
    settings: readConfig(z.object(eventSettings), env),
    clientId: 'test',
    logger: createLogger({ service: 'test', level: 'silent' }),
    registry: createRegistry(),
    deadLetters: { add: () => Promise.resolve(), replay: () => Promise.resolve(0) },
  });
}
