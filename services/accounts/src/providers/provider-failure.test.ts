import { AppError } from '@proximity/common/app-error';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SignInRefused } from '../domain/identity-provider';
import { readFailure, reasonOf } from './provider-failure';

const refusal = (error: string) =>
  new AuthorizationResponseError('refused', { cause: new URLSearchParams({ error, state: 'secret-state' }) });
const body = (error: string, status: number) =>
  new ResponseBodyError('refused', {
    cause: { error, error_description: 'secret text' },
    response: new Response(null, { status }),
  });
const client = (code: string, cause?: unknown) => Object.assign(new ClientError('odd', { cause }), { code });
const network = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('a failed conversation with a provider', () => {
  it.each([
    ['the player went back', refusal('access_denied'), 'access_denied'],
    ['the code is not good', body('invalid_grant', 400), 'invalid_grant'],
    ['a claim is another', client('OAUTH_JWT_CLAIM_COMPARISON_FAILED'), 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['it comes with a text instead of a code', refusal('see https://evil.example'), 'unknown'],
    ['it is no error at all', 'a string', 'unknown'],
  ])('when %s, then the sign-in is refused', (_name, error, reason) => {
    const failure = readFailure(error, 'Local players');
    expect(failure).toBeInstanceOf(SignInRefused);
    expect(reasonOf(error)).toBe(reason);
  });

  it.each([
    ['nobody answers', network(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
    [
      'it breaks off',
      client('unknown', network(Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }))),
      'UND_ERR_SOCKET',
    ],
    ['it breaks off without a reason', network(undefined), 'network'],
    ['it takes too long', client('OAUTH_TIMEOUT'), 'OAUTH_TIMEOUT'],
    ['it answers with a page', client('OAUTH_RESPONSE_IS_NOT_JSON'), 'OAUTH_RESPONSE_IS_NOT_JSON'],
    ['it has a defect', body('oops', 503), 'oops'],
    ['it asks for patience', refusal('temporarily_unavailable'), 'temporarily_unavailable'],
    ['it does not know us', body('invalid_client', 401), 'invalid_client'],
  ])('when %s, then the player may try again later', (_name, error, reason) => {
    const failure = readFailure(error, 'Local players');
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'unavailable' });
    expect(reasonOf(error)).toBe(reason);
  });

  it('when an error holds secrets, then neither what is thrown nor what is logged has them', () => {
    for (const error of [refusal('access_denied'), body('invalid_grant', 400), body('oops', 500)]) {
      const failure = readFailure(error, 'Local players');
      expect(JSON.stringify([failure.message, failure.stack, failure.cause, reasonOf(error)])).not.toContain(
        'secret',
      );
    }
  });
});
