import { AppError } from '@proximity/common/app-error';
import { fixedClock } from '@proximity/common/clock';
import type { Standing } from '@proximity/common/top-lists';
import { createGetStanding } from './standings';

const game = { userId: 'ada', gameCode: 'proximity', gameNumber: 904 };

function ask(listed: Standing | undefined | Error, isListed = true) {
  const filled: unknown[] = [];
  const getStanding = createGetStanding({
    winners: {
      isListed: () => Promise.resolve(isListed),
      standing: () => Promise.resolve({ place: 7, size: 9 }),
    },
    topLists: {
      standing: () => (listed instanceof Error ? Promise.reject(listed) : Promise.resolve(listed)),
    },
    fill: (name) => filled.push(name),
    clock: fixedClock('2026-11-21T17:00:00Z'),
  });
  return { answer: getStanding(game), filled };
}

describe('the standing', () => {
  it('when the list is there, then it has the answer', async () => {
    const { answer, filled } = ask({ place: 2, size: 3 });
    expect([await answer, filled]).toEqual([{ place: 2, size: 3 }, []]);
  });

  it('when the list is not there, then the database answers, and the list is filled', async () => {
    const { answer, filled } = ask(undefined);
    expect([await answer, filled]).toEqual([{ place: 7, size: 9 }, [game]]);
  });

  it('when the lists are away, then the database answers', async () => {
    const { answer, filled } = ask(new AppError('unavailable', 'Redis is away.'));
    expect([await answer, filled]).toEqual([{ place: 7, size: 9 }, []]);
  });

  it('when the list does not show yet what the player has just done, then the database answers', async () => {
    expect(await ask({ size: 3 }, false).answer).toEqual({ place: 7, size: 9 });
  });

  it('when something else is wrong, then that is not hidden', async () => {
    await expect(ask(new TypeError('a bug')).answer).rejects.toThrow('a bug');
  });
});
