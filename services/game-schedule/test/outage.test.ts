import { TODAY } from '../../../scripts/jest/noon';
import { createGatedDatabase, type GatedDatabase } from '../../../scripts/jest/gated-database';
import { lastingPort } from '../../../scripts/jest/lasting-port';
import { runSchedule, type RunningSchedule } from './running-schedule';
import { startSimilarityDouble, type SimilarityDouble } from './similarity-double';
import type { TcpGate } from '../../../scripts/jest/tcp-gate';
import { untilItAnswers } from '../../../scripts/jest/until-it-answers';

const today = { lang: 'en', mode: 'daily', gameNumber: TODAY };

describe('game-schedule without what it stands on', () => {
  let database: GatedDatabase;
  let gate: TcpGate;
  let similarity: SimilarityDouble;
  let schedule: RunningSchedule;

  beforeEach(async () => {
    database = await createGatedDatabase();
    ({ gate } = database);
    similarity = await startSimilarityDouble(await lastingPort());
    schedule = await runSchedule({ databaseUrl: database.url, similarityAddress: similarity.address });
  });
  afterEach(async () => {
    // A connection that hangs would be waited for.
    gate.shut();
    await schedule.stop();
    await similarity.stop();
    await database.drop();
  });

  it('when PostgreSQL goes away, then games are unavailable, the rest goes on, and it recovers by itself', async () => {
    const before = await schedule.calls.getGame(today);
    gate.shut();
    await expect(schedule.calls.getGame(today)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(schedule.calls.giveUp(today)).rejects.toThrow('The games cannot be reached right now.');
    expect((await schedule.calls.today({})).gameNumber).toBe(TODAY);
    const { code } = await schedule.calls.createCustomGame({ lang: 'en', word: 'ocean' });
    expect(await schedule.calls.giveUpCustomGame({ code })).toEqual({ secretWord: 'ocean' });
    gate.open();
    expect(await schedule.calls.getGame(today)).toEqual(before);
  });

  it('when PostgreSQL stops answering without closing, then the connections that hang are given up', async () => {
    const before = await schedule.calls.getGame(today);
    const games = Array.from({ length: 20 }, (_, index) => ({ ...today, gameNumber: index + 1 }));
    // More at once than the pool has connections: now all of them are open, and will hang.
    await Promise.all(games.map((game) => schedule.calls.getGame(game)));
    gate.freeze();
    const refusals = games.map((game) =>
      schedule.calls.getGame(game, { deadlineMs: 500 }).catch((error: unknown) => error),
    );
    for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ code: 'unavailable' });
    gate.thaw();
    expect(await untilItAnswers(() => schedule.calls.getGame(today))).toEqual(before);
  });

  it('when similarity goes away, then stored games go on, new ones wait for it', async () => {
    const port = Number(similarity.address.split(':')[1]);
    const stored = await schedule.calls.getGame(today);
    await similarity.stop();
    expect(await schedule.calls.getGame(today)).toEqual(stored);
    // The order of a series is kept, so its other games need nobody; another series is new.
    await expect(schedule.calls.getGame({ ...today, gameNumber: 1 })).resolves.toBeDefined();
    await expect(schedule.calls.getGame({ ...today, lang: 'de' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    similarity = await startSimilarityDouble(port);
    await untilItAnswers(() => schedule.calls.getGame({ ...today, lang: 'de' }));
  });
});
