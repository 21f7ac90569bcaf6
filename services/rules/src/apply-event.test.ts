import { freshGame, giveUp, guess, outcomeOf, play, SEAL } from '../test/play';
import { scoreOf } from '../test/score-of';
import { applyEvent } from './apply-event';
import type { GameEvent } from './game-event';

describe('applyEvent', () => {
  test('when the seal comes, or a new one after it was refused, then it is taken, and the list stays', () => {
    const game = play(freshGame({ secretWord: null }), { type: 'secretLoaded', secretWord: '~old' });
    expect(game.secretWord).toBe('~old');
    const resealed = play(guess(game, 'river'), { type: 'secretLoaded', secretWord: SEAL });
    expect(resealed.secretWord).toBe(SEAL);
    expect(resealed.guesses).toHaveLength(1);
    expect(outcomeOf(resealed, { type: 'secretLoaded', secretWord: SEAL })).toEqual({ kind: 'ignored' });
  });

  test('when the sort is toggled then it goes from proximity, the default, to guess and back', () => {
    const game = freshGame();
    expect(game.sortType).toBe('proximity');
    expect(play(game, { type: 'sortToggled' }).sortType).toBe('guess');
    expect(play(game, { type: 'sortToggled' }, { type: 'sortToggled' }).sortType).toBe('proximity');
  });

  test('when share dialog and confetti were shown then the game remembers it', () => {
    const game = guess(freshGame(), 'harbor', 1);
    expect(game).toMatchObject({ hasShownStats: false, hasShownConfetti: false });
    expect(play(game, { type: 'statsShown' })).toMatchObject({
      hasShownStats: true,
      hasShownConfetti: false,
    });
    expect(play(game, { type: 'confettiShown' })).toMatchObject({
      hasShownStats: false,
      hasShownConfetti: true,
    });
  });

  const afterTheEnd: GameEvent[] = [
    { type: 'secretLoaded', secretWord: '~another' },
    { type: 'submitted', text: 'river' },
    { type: 'hintRequested' },
    { type: 'giveUpRequested' },
    { type: 'answered', move: { kind: 'giveUp' }, score: scoreOf('other', 1) },
    { type: 'answered', move: { kind: 'guess', word: 'river' }, score: scoreOf('river') },
    { type: 'notFound', move: { kind: 'guess', word: 'river' } },
    { type: 'failed', move: { kind: 'hint' } },
    { type: 'hintsExhausted', move: { kind: 'hint' } },
    { type: 'counted' },
  ];
  const ends = [guess(freshGame(), 'harbor', 1), giveUp(freshGame(), 'harbor')];

  test.each(afterTheEnd)('when a game is over then $type changes nothing', (event) => {
    for (const over of ends) expect(applyEvent(over, event).state).toBe(over);
  });
});
