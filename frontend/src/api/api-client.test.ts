import { fakeServer, ok, refused } from '../../test/fake-server';
import { createApiClient } from './api-client';
import { apiPath } from './api-path';
import { suggestionsOf } from './suggestions-of';
import { ApiError } from './api-error';

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

function clientOf(server: ReturnType<typeof fakeServer>, deadlineMs = 1000) {
  return createApiClient({ fetch: server.fetch, deadlineMs });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail with an ApiError');
}

describe('createApiClient', () => {
  test('when the answer has the expected shape, then it is read', async () => {
    const server = fakeServer();
    server.on('GET /n', ok(7));
    await expect(clientOf(server).get('/n', readNumber)).resolves.toBe(7);
  });

  test('when headers are given, then they go with the call', async () => {
    const server = fakeServer();
    server.on('GET /n', (_path, { headers }) => ok(Number(headers['x-n'])));
    await expect(clientOf(server).get('/n', readNumber, { 'x-n': '7' })).resolves.toBe(7);
  });

  test('when the answer has another shape, then the call fails as unreadable', async () => {
    const server = fakeServer();
    server.on('GET /n', ok('seven'));
    const error = await errorOf(clientOf(server).get('/n', readNumber));
    expect([error.status, error.code]).toEqual([200, 'unreadable']);
  });

  test('when the server refuses, then status, code, message and the rest of the body are kept', async () => {
    const server = fakeServer();
    server.on(
      'GET /n',
      refused(404, 'word_not_found', { suggestions: [{ word: 'sea', display: 'Sea' }, 'x'] }),
    );
    const error = await errorOf(clientOf(server).get('/n', readNumber));
    expect([error.status, error.code, error.message]).toEqual([
      404,
      'word_not_found',
      'refused: word_not_found',
    ]);
    expect(suggestionsOf(error)).toEqual([{ word: 'sea', display: 'Sea' }]);
  });

  test('when an error is not one of ours, then it has its status and no code of its own', async () => {
    const server = fakeServer();
    server.on('GET /n', { status: 502, body: 'Bad gateway' });
    const error = await errorOf(clientOf(server).get('/n', readNumber));
    expect([error.status, error.code]).toEqual([502, 'unreadable']);
  });

  test('when there is no network, then the call fails without a status', async () => {
    const server = fakeServer();
    server.on('GET /n', 'offline');
    const error = await errorOf(clientOf(server).get('/n', readNumber));
    expect([error.status, error.code]).toEqual([0, 'network']);
  });

  test('when no answer comes in time, then the call is given up', async () => {
    jest.useFakeTimers();
    const server = fakeServer();
    server.hold('GET /n');
    const failed = errorOf(clientOf(server, 1000).get('/n', readNumber));
    await jest.advanceTimersByTimeAsync(1000);
    expect((await failed).code).toBe('timeout');
    jest.useRealTimers();
  });

  test('when something is posted, then it goes out as JSON', async () => {
    const fetch = jest.fn(fakeServer().fetch);
    await errorOf(createApiClient({ fetch, deadlineMs: 1000 }).post('/n', { a: 1 }, readNumber));
    expect(fetch).toHaveBeenCalledWith(
      '/n',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});

describe('apiPath', () => {
  test('when a segment has signs of its own, then they cannot change the path', () => {
    expect(apiPath(['similarity', 'en', '~a/b', '../sí?'])).toBe('/similarity/en/~a%2Fb/..%2Fs%C3%AD%3F');
  });

  test('when there is a query, then it follows', () => {
    expect(apiPath(['proximity', 'game', 4], { mode: 'daily', lang: 'es' })).toBe(
      '/proximity/game/4?mode=daily&lang=es',
    );
  });
});
