import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { Device } from './device';
import { startRealSchedule, type RealSchedule } from './real-services';
import { runPlay, type RunningPlay } from './running-play';

describe('one player on several devices at once', () => {
  let database: TestDatabase;
  let schedule: RealSchedule;
  let replicas: [RunningPlay, RunningPlay];
  let secret: string;
  const clock = { now: () => new Date(NOON) };

  beforeAll(async () => {
    database = await createTestDatabase();
    schedule = await startRealSchedule(clock);
    const settings = { databaseUrl: database.url, scheduleAddress: schedule.address, clock };
    // Both at once: whoever comes second waits for the other's migrations.
    replicas = await Promise.all([runPlay(settings), runPlay(settings)]);
    secret = await schedule.secretOf(TODAY);
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await schedule.stop();
    await database.drop();
  });

  const today = Device.with(TODAY);
  const save = async (userId: string, device: Device, turn: number, gameNumber = TODAY) => {
    const { calls } = replicas[turn % 2 === 0 ? 0 : 1];
    const gameData = device.gameData();
    const { game } = await calls.upsertGame({ userId, gameCode: 'proximity', gameNumber, gameData });
    return game;
  };
  const wordsOf = (gameData: string | undefined): string[] =>
    (JSON.parse(gameData ?? '{}') as { guesses: { word: string }[] }).guesses.map(({ word }) => word);
  const toldOf = (userId: string): DomainEvent[] =>
    replicas.flatMap(({ told }) => told).filter(({ payload }) => payload.userId === userId);

  it('when 20 finishes come at once, then there is one result and one event of it, and no guess is lost', async () => {
    const user = randomUUID();
    const devices = Array.from({ length: 20 }, (_, index) => {
      const device = today.guess(`river${index}`);
      return index % 3 === 0 ? device.giveUp(secret) : device.win(secret);
    });
    const answers = await Promise.all(devices.map((device, index) => save(user, device, index)));
    const won = new Set(answers.map((game) => game?.gameWon));
    const counts = new Set(answers.map((game) => `${game?.guessCount} ${game?.hintCount}`));
    expect([won.size, counts.size]).toEqual([1, 1]);
    await replicas[0].untilTold();
    const [started, completed, ...more] = toldOf(user);
    expect([started?.type, completed?.type, more]).toEqual(['game-started', 'game-completed', []]);
    expect(completed?.payload).toMatchObject({ won: won.has(true), guessCount: answers[0]?.guessCount });
    const { game } = await replicas[1].calls.getGame({
      userId: user,
      gameCode: 'proximity',
      gameNumber: TODAY,
    });
    const words = wordsOf(game?.gameData);
    expect(words.at(-1)).toBe(secret);
    expect(words.slice(0, -1).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `river${index}`).sort(),
    );
    expect(`${game?.guessCount} ${game?.hintCount}`).toBe([...counts][0]);
  });

  it('when 20 devices save their guesses at once, then none is lost and the play counts once', async () => {
    const user = randomUUID();
    const devices = Array.from({ length: 20 }, (_, index) => today.guess('shared', `coast${index}`));
    await Promise.all(devices.map((device, index) => save(user, device, index)));
    const game = await save(user, today, 0);
    const own = Array.from({ length: 20 }, (_, index) => `coast${index}`);
    expect(wordsOf(game?.gameData).sort()).toEqual(['shared', ...own].sort());
    await replicas[0].untilTold();
    expect(toldOf(user).map(({ type }) => type)).toEqual(['game-started']);
  });

  it('when wins and give-ups come at once, then whichever was first stays, for everybody', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = randomUUID();
      const name = { userId: user, gameCode: 'proximity', gameNumber: TODAY };
      await Promise.all([
        ...[0, 1].map((turn) => save(user, today.win(secret), turn)),
        ...replicas.map(({ calls }) => calls.giveUp(name)),
      ]);
      const { game } = await replicas[0].calls.getGame(name);
      const [started, completed, ...more] = await replicas[0].outbox(user);
      expect([started?.type, completed?.type, more]).toEqual(['game-started', 'game-completed', []]);
      expect(completed?.payload).toMatchObject({ won: game?.gameWon });
    }
  });

  it('when a device uploads many games while another plays, then each is told in its own order', async () => {
    const user = randomUUID();
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const secrets = await Promise.all(numbers.map((number) => schedule.secretOf(number)));
    await Promise.all(
      numbers.map((number, index) => {
        const device = Device.with(number)
          .guess('river')
          .win(secrets[index] ?? '');
        return save(user, device, index, number);
      }),
    );
    await replicas[0].untilTold();
    const told = toldOf(user);
    expect(told).toHaveLength(24);
    for (const number of numbers) {
      const own = told.filter(({ payload }) => 'gameNumber' in payload && payload.gameNumber === number);
      expect(own.map(({ type }) => type)).toEqual(['game-started', 'game-completed']);
    }
    const all = await replicas[0].outbox(user);
    expect(told.map(({ eventId }) => eventId)).toEqual(all.map(({ eventId }) => eventId));
  });
});
