import { TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { runSchedule, type RunningSchedule } from './running-schedule';
import { startSimilarityDouble, type SimilarityDouble } from './similarity-double';

describe('CheckSolution', () => {
  let database: TestDatabase;
  let similarity: SimilarityDouble;
  let schedule: RunningSchedule;

  beforeAll(async () => {
    database = await createTestDatabase();
    similarity = await startSimilarityDouble();
    schedule = await runSchedule({ databaseUrl: database.url, similarityAddress: similarity.address });
  });
  afterAll(async () => {
    await schedule.stop();
    await similarity.stop();
    await database.drop();
  });

  const game = (gameNumber: number, lang = 'en', mode = 'daily') => ({ lang, mode, gameNumber });

  it.each([
    ['en', 'daily'],
    ['es', 'junior'],
    ['de', 'child'],
  ])('when the word of a game of %s %s is given, then it is the solution there only', async (lang, mode) => {
    const { secretWord: word } = await schedule.calls.giveUp(game(30, lang, mode));
    expect(await schedule.calls.checkSolution({ ...game(30, lang, mode), word })).toEqual({
      isSolution: true,
    });
    expect(await schedule.calls.checkSolution({ ...game(31, lang, mode), word })).toEqual({
      isSolution: false,
    });
  });

  it('when the word is given as typed, then similarity is asked to fold it, under the same request id', async () => {
    const word = 'Oceans';
    expect(await schedule.calls.checkSolution({ ...game(TODAY), word }, { requestId: 'request-8' })).toEqual({
      isSolution: false,
    });
    expect(similarity.asked).toContainEqual(
      expect.objectContaining({ rpc: 'CheckWord', lang: 'en', mode: 'daily', requestId: 'request-8' }),
    );
  });

  it('when the word is unknown or empty, then it is no solution', async () => {
    for (const word of ['xqzzt', '']) {
      expect(await schedule.calls.checkSolution({ ...game(TODAY), word })).toEqual({ isSolution: false });
    }
  });

  it.each([
    [TODAY + 1, 'en', 'future_game'],
    [0, 'en', 'date_not_found'],
    [-1, 'en', 'date_not_found'],
    [5, 'fr', 'unknown_language'],
  ])('when the game is %i of %s, then it is refused as %s', async (gameNumber, lang, code) => {
    const request = { ...game(gameNumber, lang), word: 'ocean' };
    await expect(schedule.calls.checkSolution(request)).rejects.toMatchObject({ code });
  });
});
