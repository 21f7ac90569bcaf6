import { randomBytes } from 'node:crypto';
import { fixedClock } from '@proximity/common/clock';
import { newSigningKey } from '../new-signing-key';
import { createAccessTokens } from './access-tokens';
import { createSessions, type SessionStore } from './sessions';
import { readSigningKeys } from './signing-key';

const clock = fixedClock('2026-11-21T12:00:00Z');
const log = { tokenReused: () => undefined, signedOut: () => undefined };

describe('a session', () => {
  it('when its user was deleted a moment ago, then there is none', async () => {
    const store: SessionStore = {
      open: () => Promise.resolve(false),
      withToken: () => Promise.resolve(undefined),
      removeSomeExpired: () => Promise.resolve(false),
    };
    const accessTokens = createAccessTokens(readSigningKeys(newSigningKey()), clock);
    const sessions = createSessions({ store, accessTokens, clock, random: randomBytes, log });
    await expect(sessions.open('user-1')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
