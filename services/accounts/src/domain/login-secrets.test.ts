import { calculatePKCECodeChallenge } from 'openid-client';
import { loginSecrets } from './login-secrets';

const TOKEN = 'A'.repeat(43);

describe('the secrets of a sign-in', () => {
  it('when they are derived twice, then they are the same; from another token all are others', () => {
    const [mine, theirs] = [loginSecrets(TOKEN), loginSecrets('B'.repeat(43))];
    expect(loginSecrets(TOKEN)).toEqual(mine);
    const values = [...Object.values({ ...mine }), ...Object.values({ ...theirs })];
    expect(new Set([...values, TOKEN]).size).toBe(9);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  });

  it('when the challenge is checked by somebody else, then it is S256 of the verifier', async () => {
    const { codeVerifier, codeChallenge } = loginSecrets(TOKEN);
    expect(await calculatePKCECodeChallenge(codeVerifier)).toBe(codeChallenge);
  });
});
