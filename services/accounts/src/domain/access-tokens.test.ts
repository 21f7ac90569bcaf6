import { fixedClock } from '@proximity/common/clock';
import { createTokenVerifier } from '@proximity/common/token-verifier';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { newSigningKey } from '../new-signing-key';
import { createAccessTokens } from './access-tokens';
import { LIFE, after } from './session-life';
import { readSigningKeys } from './signing-key';

const clock = fixedClock('2026-11-21T12:00:00Z');
const session = { id: 'session-1', userId: 'user-1', expiresAt: after(clock.now(), LIFE.session) };

describe('access tokens', () => {
  const [oldKey, newKey] = [newSigningKey(), newSigningKey()];

  it('when one is issued, then it verifies for ten minutes with the published keys', async () => {
    const tokens = createAccessTokens(readSigningKeys(oldKey), clock);
    const { jwt, expiresAt } = await tokens.issue(session);
    const verifier = createTokenVerifier(() => Promise.resolve(tokens.verificationKeys()), clock);
    expect(expiresAt.toISOString()).toBe('2026-11-21T12:10:00.000Z');
    expect(await verifier.verify(jwt)).toEqual({ userId: 'user-1', sessionId: 'session-1', expiresAt });
  });

  it('when one is looked into, then it names user and session, and nothing else of the player', async () => {
    const { jwt } = await createAccessTokens(readSigningKeys(oldKey), clock).issue(session);
    expect(Object.keys(decodeJwt(jwt)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(Object.keys(decodeProtectedHeader(jwt)).sort()).toEqual(['alg', 'kid', 'typ']);
  });

  it('when the session ends sooner, then so does the token', async () => {
    const ending = { ...session, expiresAt: after(clock.now(), 90_000) };
    const { expiresAt } = await createAccessTokens(readSigningKeys(oldKey), clock).issue(ending);
    expect(expiresAt).toEqual(ending.expiresAt);
  });

  it('when keys are rotated, then the new one signs and tokens of both verify', async () => {
    const before = createAccessTokens(readSigningKeys(oldKey), clock);
    const rotated = createAccessTokens(readSigningKeys(`${newKey},${oldKey}`), clock);
    const verifier = createTokenVerifier(() => Promise.resolve(rotated.verificationKeys()), clock);
    const [first, second] = [await before.issue(session), await rotated.issue(session)];
    expect(decodeProtectedHeader(second.jwt).kid).toBe(newKey.split(':')[0]);
    for (const { jwt } of [first, second])
      expect(await verifier.verify(jwt)).toMatchObject({ userId: 'user-1' });
  });

  it('when the public keys are told, then no private part is among them', () => {
    const [key] = createAccessTokens(readSigningKeys(oldKey), clock).verificationKeys();
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});
