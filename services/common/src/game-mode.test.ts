import { errorOf } from '../../../scripts/jest/error-of';
import { GAME_MODES, readGameMode, readLanguage, scheduledMode } from './game-mode';

describe('game mode', () => {
  it.each(GAME_MODES)('when the mode is %s, then it is read as it is', (mode) => {
    expect(readGameMode(mode)).toBe(mode);
  });

  it.each([undefined, '', 'DAILY', 'hourly', 'constructor'])(
    'when the mode is %j, then it is daily',
    (text) => {
      expect(readGameMode(text)).toBe('daily');
    },
  );

  it('when yesterday is played, then the words are those of daily; the others have their own', () => {
    expect(GAME_MODES.map(scheduledMode)).toEqual(['daily', 'child', 'junior', 'daily']);
  });
});

describe('language', () => {
  it.each([
    ['en', 'en'],
    ['DE', 'de'],
    ['proximity', 'en'],
    ['fil', 'fil'],
  ])('when the text is %j, then it is %j', (text, lang) => {
    expect(readLanguage(text)).toBe(lang);
  });

  it.each(['', 'e', 'en-US', 'english', '../', 'ен', 'e\0'])(
    'when the text is %j, then it is refused',
    (text) => {
      expect(errorOf(() => readLanguage(text))).toMatchObject({ code: 'unknown_language' });
    },
  );
});
