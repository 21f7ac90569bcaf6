import { randomInt } from 'node:crypto';
import { gameScheduleDefinition } from '@proximity/common/proto';
import { NOON, TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { wordOrder } from '../src/domain/word-order';
import { runSchedule, scheduleKey, sealer, type RunningSchedule } from './running-schedule';
import { curatedWords, startSimilarityDouble, type SimilarityDouble } from './similarity-double';

describe('contract of game-schedule', () => {
  let database: TestDatabase;
  let similarity: SimilarityDouble;
  let schedule: RunningSchedule;
  /** What chance says next; when this is empty, real chance. */
  const draws: number[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    similarity = await startSimilarityDouble();
    schedule = await runSchedule({
      databaseUrl: database.url,
      similarityAddress: similarity.address,
      randomIndex: (bound) => draws.shift() ?? randomInt(bound),
    });
  });
  afterAll(async () => {
    await schedule.stop();
    await similarity.stop();
    await database.drop();
  });

  const game = (gameNumber: number, lang = 'en', mode = 'daily') => ({ lang, mode, gameNumber });

  it('when the contract is read, then this suite knows every rpc in it', () => {
    expect(Object.keys(gameScheduleDefinition()).sort()).toEqual([
      'CheckSolution',
      'CreateCustomGame',
      'GetGame',
      'GiveUp',
      'GiveUpCustomGame',
      'Today',
    ]);
  });

  describe('Today', () => {
    it('when it is asked, then it answers number, date, the clock and the next midnight in New York', async () => {
      expect(await schedule.calls.today({})).toEqual({
        gameNumber: TODAY,
        date: '2026-11-21',
        now: new Date(NOON).toISOString(),
        nextGameAt: '2026-11-22T05:00:00.000Z',
      });
    });
  });

  describe('GetGame', () => {
    it.each([
      ['en', 'daily'],
      ['en', 'junior'],
      ['en', 'child'],
      ['es', 'daily'],
      ['de', 'junior'],
    ])(
      'when a game of %s %s is asked for, then it is sealed, a curated word of its own',
      async (lang, mode) => {
        const { gameNumber, date, sealedSecret } = await schedule.calls.getGame(game(TODAY, lang, mode));
        expect({ gameNumber, date }).toEqual({ gameNumber: TODAY, date: '2026-11-21' });
        const opened = sealer.open(sealedSecret);
        expect(opened).toMatchObject({ lang, mode, gameNumber: TODAY });
        expect(curatedWords(lang, mode)).toContain(opened.word);
      },
    );

    it('when it is asked for again, then the seal is the same; another number has another', async () => {
      const seals = await Promise.all(
        [700, 700, 701].map(async (number) => (await schedule.calls.getGame(game(number))).sealedSecret),
      );
      expect(seals[0]).toBe(seals[1]);
      expect(seals[2]).not.toBe(seals[0]);
    });

    it('when the mode is yesterday or unknown, then it is the daily game, to the letter', async () => {
      const daily = await schedule.calls.getGame(game(TODAY - 1));
      expect(await schedule.calls.getGame(game(TODAY - 1, 'en', 'yesterday'))).toEqual(daily);
      expect(await schedule.calls.getGame(game(TODAY - 1, 'proximity', 'nonsense'))).toEqual(daily);
      expect(await schedule.calls.getGame({ gameNumber: TODAY - 1 })).toEqual(daily);
    });
  });

  describe('GiveUp', () => {
    it.each([
      ['en', 'daily'],
      ['de', 'child'],
    ])('when a game of %s %s is given up, then the word is the sealed one', async (lang, mode) => {
      const { sealedSecret } = await schedule.calls.getGame(game(12, lang, mode));
      const { secretWord } = await schedule.calls.giveUp(game(12, lang, mode));
      expect(secretWord).toBe(sealer.open(sealedSecret).word);
    });
  });

  describe.each(['getGame', 'giveUp'] as const)('%s refuses', (rpc) => {
    it.each([TODAY + 1, 3501])('game %i, which has not begun', async (gameNumber) => {
      await expect(schedule.calls[rpc](game(gameNumber))).rejects.toMatchObject({
        code: 'future_game',
        message: 'Hey! You cannot play future games!',
      });
    });

    it.each([0, -1, 3502, 2_147_483_647, -2_147_483_648])(
      'game %i, which has no date',
      async (gameNumber) => {
        await expect(schedule.calls[rpc](game(gameNumber))).rejects.toMatchObject({
          code: 'date_not_found',
          message: 'Date not found',
        });
      },
    );

    it.each(['fr', 'klingon', '../../en', "en'; DROP TABLE scheduled_words; --"])(
      'the language %j, which is not offered',
      async (lang) => {
        await expect(schedule.calls[rpc](game(5, lang))).rejects.toMatchObject({ code: 'unknown_language' });
      },
    );
  });

  describe('CreateCustomGame', () => {
    it('when a word is given, then the code holds its base form under number -1', async () => {
      const { code } = await schedule.calls.createCustomGame({
        lang: 'en',
        mode: 'yesterday',
        word: ' Oceans',
      });
      expect(sealer.open(code)).toEqual({ lang: 'en', mode: 'daily', gameNumber: -1, word: 'ocean' });
    });

    it('when the call has a request id, then similarity is asked under the same one', async () => {
      await schedule.calls.createCustomGame({ lang: 'en', word: 'ocean' }, { requestId: 'request-7' });
      expect(similarity.asked).toContainEqual(
        expect.objectContaining({ rpc: 'CheckWord', requestId: 'request-7' }),
      );
    });

    it('when random games are asked for, then chance picks the word of each among the curated ones of the mode', async () => {
      const series = { lang: 'es', mode: 'junior' } as const;
      const order = wordOrder(curatedWords(series.lang, series.mode), series, scheduleKey);
      const picked = [3, 0, order.length - 1, 3];
      draws.push(...picked);
      const words: string[] = [];
      for (const _ of picked) {
        const { code } = await schedule.calls.createCustomGame({ ...series, random: true });
        words.push(sealer.open(code).word);
      }
      expect(words).toEqual(picked.map((index) => order[index]));
    });

    it('when the word is unknown, then it is not found, and the suggestions are passed on', async () => {
      await expect(schedule.calls.createCustomGame({ lang: 'en', word: 'xqzzt' })).rejects.toMatchObject({
        code: 'word_not_found',
        details: { suggestions: [{ word: 'ocean', display: 'ocean' }] },
      });
    });

    it.each(['bastard', 'a'.repeat(50), '😀'.repeat(13)])(
      'when the word is %j, then it is unfit',
      async (word) => {
        await expect(schedule.calls.createCustomGame({ lang: 'en', word })).rejects.toMatchObject({
          code: 'unfit_word',
          message: "We can't create a game with that word",
        });
      },
    );

    it.each([{}, { random: false }])('when the choice is %j, then the request is refused', async (choice) => {
      await expect(schedule.calls.createCustomGame({ lang: 'en', ...choice })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    });

    it('when the language is not offered, then it is refused', async () => {
      await expect(schedule.calls.createCustomGame({ lang: 'fr', random: true })).rejects.toMatchObject({
        code: 'unknown_language',
      });
    });
  });

  describe('GiveUpCustomGame', () => {
    it('when the code is of a custom game, then its word is told', async () => {
      const { code } = await schedule.calls.createCustomGame({ lang: 'de', mode: 'child', random: true });
      const { secretWord } = await schedule.calls.giveUpCustomGame({ code });
      expect(curatedWords('de', 'child')).toContain(secretWord);
    });

    it("when the code is the seal of today's game, then its word is not told", async () => {
      const { sealedSecret } = await schedule.calls.getGame(game(TODAY));
      await expect(schedule.calls.giveUpCustomGame({ code: sealedSecret })).rejects.toMatchObject({
        code: 'bad_seal',
      });
    });

    it.each(['', '~', 'ocean', '~AAAA', '~é'])('when the code is %j, then it is refused', async (code) => {
      await expect(schedule.calls.giveUpCustomGame({ code })).rejects.toMatchObject({ code: 'bad_seal' });
    });
  });

  it('when all this has been answered, then no line of the log holds the word of a game', async () => {
    const words = await Promise.all(
      [1, 2, 3].map(async (number) => (await schedule.calls.giveUp(game(number))).secretWord),
    );
    expect(schedule.log()).toContain('"service":"game-schedule"');
    for (const word of words) expect(schedule.log()).not.toContain(word);
  });
});
