import { Device } from '../../test/device';
import { readAddress } from './game-address';
import { readGameData } from './read-game-data';

const address = readAddress(
  { userId: 'u', gameCode: 'proximity', gameNumber: 904 },
  new Date('2026-11-21T17:00:00Z'),
);
const device = Device.with(904).guess('river', 'coast');
const [row] = device.game.guesses;
const rows = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ ...row, word: `w${index}`, guessNumber: index + 1 }));

describe('readGameData', () => {
  test('when a device sends its game then the rows stay, and what is its own does not', () => {
    const text = device.gameData({
      secretWord: 'harbor',
      waiting: ['tower'],
      hasShownStats: true,
      token: 'secret',
      guesses: [{ ...row, note: 'mine' }],
    });
    const kept = readGameData(text, address);
    expect(kept).toEqual({
      ...Device.with(904).guess('river').game,
      secretWord: null,
      waiting: [],
      hasShownStats: true,
    });
    expect(JSON.stringify(kept)).not.toMatch(/harbor|tower|token|note/);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no game', '{}'],
    ['another number', Device.with(903).gameData()],
    ['another mode', Device.with(904, 'proximity_junior').gameData()],
    ['another language', Device.with(904, 'proximity_es').gameData()],
    ['a custom game', device.gameData({ gameNumber: -1, code: '~code', origin: 'custom' })],
    ["somebody else's game", device.gameData({ origin: 'otherUser' })],
    ['an end without the last word', device.gameData({ gameOver: true, hasWon: true })],
    ['a word twice', device.gameData({ guesses: [row, row] })],
    ['a word as long as a page', device.gameData({ guesses: [{ ...row, word: 'w'.repeat(65) }] })],
    ['a writing as long as a page', device.gameData({ guesses: [{ ...row, display: 'w'.repeat(65) }] })],
    [
      'a label as long as a page',
      device.gameData({ guesses: [{ ...row, proximityString: 'x'.repeat(33) }] }),
    ],
    ['a control character', device.gameData({ guesses: [{ ...row, display: 'a\u0000b' }] })],
    ['half a character', device.gameData({ guesses: [{ ...row, word: 'a\ud83d' }] })],
  ])('when it is %s then it is refused', (_name, text) => {
    expect(() => readGameData(text, address)).toThrow(
      expect.objectContaining({ code: 'invalid_request' }) as Error,
    );
  });

  test('when it has 5,000 guesses and its end then it is taken, with one more it is not', () => {
    const finish = { ...row, word: 'harbor', correct: true };
    const full = [...rows(5_000), { ...finish, guessNumber: 5_001 }];
    const over = { gameOver: true, hasWon: true };
    const short = { display: 'w', proximityString: 'x' };
    const sent = device.gameData({ ...over, guesses: full.map((each) => ({ ...each, ...short })) });
    expect(readGameData(sent, address).guesses).toHaveLength(5_001);
    const more = device.gameData({ guesses: rows(5_001).map((each) => ({ ...each, ...short })) });
    expect(() => readGameData(more, address)).toThrow(
      expect.objectContaining({ code: 'payload_too_large' }) as Error,
    );
  });

  test('when it has more than 1 MiB then it is refused, whatever is in it', () => {
    expect(() => readGameData(`${device.gameData()}${' '.repeat(1024 * 1024)}`, address)).toThrow(
      expect.objectContaining({ code: 'payload_too_large' }) as Error,
    );
  });
});
