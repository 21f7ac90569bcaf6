import { decideRefresh, type StoredToken } from './refresh-decision';
import { LIFE, after } from './session-life';

const NOW = new Date('2026-11-21T12:00:00Z');
const sealedSuccessor = Buffer.from('sealed');
const session = {
  id: 's',
  userId: 'u',
  idleExpiresAt: after(NOW, LIFE.idleSession),
  expiresAt: after(NOW, LIFE.session),
};
const current: StoredToken = { session };
const predecessor: StoredToken = { session, replacedAt: NOW, sealedSuccessor };

const at = (token: StoredToken, milliseconds: number): string =>
  decideRefresh(token, after(NOW, milliseconds)).kind;

describe('what becomes of a refresh token', () => {
  it('when it is the current one, then it is replaced', () => {
    expect(at(current, 0)).toBe('rotate');
  });

  it('when it was just replaced, then it leads to its successor for 30 seconds; after that it is stolen', () => {
    expect([29_000, 30_000, 30_001, 31_000].map((ms) => at(predecessor, ms))).toEqual([
      'repeat',
      'repeat',
      'reused',
      'reused',
    ]);
  });

  it('when another server saw it replaced a moment in our future, then it leads to its successor', () => {
    expect(at(predecessor, -2_000)).toBe('repeat');
  });

  it('when its successor was replaced too, then it is stolen, also within the 30 seconds', () => {
    expect(at({ session, replacedAt: NOW }, 1_000)).toBe('reused');
  });

  it('when the session was idle for 30 days, then it is over, not a second earlier', () => {
    expect([-1_000, 0, 1_000].map((ms) => at(current, LIFE.idleSession + ms))).toEqual([
      'rotate',
      'expired',
      'expired',
    ]);
  });

  it('when the session is 180 days old, then it is over, however much it was used', () => {
    const used: StoredToken = { session: { ...session, idleExpiresAt: after(NOW, LIFE.session + 9e6) } };
    expect([-1_000, 0, 1_000].map((ms) => at(used, LIFE.session + ms))).toEqual([
      'rotate',
      'expired',
      'expired',
    ]);
  });

  it('when a session is over, then nobody calls its old tokens stolen', () => {
    expect(at(predecessor, LIFE.session)).toBe('expired');
  });
});
