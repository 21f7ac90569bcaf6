import { inspect } from 'node:util';
import { service as healthDefinition } from 'grpc-health-check';
import { AppError } from '../src/app-error';
import type { GameScheduleDefinition } from '../src/proto';
import { createGrpcClient } from '../src/grpc-client';
import type { Methods } from '../src/grpc-server';
import { gameScheduleDefinition } from '../src/proto';
import { lastingPort } from '../../../scripts/jest/lasting-port';
import { startEcho, type Echo } from './echo-server';

const never = (): Promise<never> => new Promise(() => undefined);

describe('gRPC server and client', () => {
  let echo: Echo | undefined;
  afterEach(async () => {
    await echo?.stop();
    echo = undefined;
  });
  const serve = async (
    methods: Partial<Methods<GameScheduleDefinition>> = {},
    drainMs = 5_000,
  ): Promise<Echo> => {
    echo = await startEcho(methods, drainMs);
    return echo;
  };

  it('when a method answers, then its answer arrives, defaults filled in', async () => {
    const { calls } = await serve({ GetGame: ({ gameNumber }) => ({ gameNumber, sealedSecret: '~é' }) });
    expect(await calls.getGame({ gameNumber: 7 })).toEqual({ gameNumber: 7, date: '', sealedSecret: '~é' });
  });

  it('when the caller has a request id, then the method gets it; otherwise it is empty', async () => {
    const ids: string[] = [];
    const { calls } = await serve({
      Today: (_, { requestId }) => {
        ids.push(requestId);
        return {};
      },
    });
    await calls.today({}, { requestId: 'b3f1' });
    await calls.today({});
    expect(ids).toEqual(['b3f1', '']);
  });

  it('when a method throws an AppError, then code, message and details arrive', async () => {
    const { calls } = await serve({
      GiveUp: () => {
        throw new AppError('word_not_found', 'Wort „größe“ fehlt', {
          details: { suggestions: [{ word: 'größer' }] },
        });
      },
    });
    await expect(calls.giveUp({})).rejects.toMatchObject({
      name: 'AppError',
      code: 'word_not_found',
      message: 'Wort „größe“ fehlt',
      details: { suggestions: [{ word: 'größer' }] },
    });
  });

  it('when a method fails otherwise, then the caller learns nothing of it and the log everything', async () => {
    const { calls, log } = await serve({
      Today: () => Promise.reject(new Error('relation "scheduled_words" does not exist')),
    });
    const error: unknown = await calls.today({}, { requestId: 'b3f1' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'internal', message: 'Something went wrong.', details: {} });
    expect(inspect(error, { depth: 10 })).not.toContain('scheduled_words');
    const [line] = log().filter((text) => text.includes('An rpc failed unexpectedly.'));
    expect(line).toContain('relation \\"scheduled_words\\" does not exist');
    expect(line).toContain('"rpc":"Today","requestId":"b3f1"');
  });

  it('when calls were answered, then they are counted by method and outcome', async () => {
    const { calls, metrics } = await serve({
      GiveUp: () => {
        throw new AppError('future_game', 'Not yet.');
      },
    });
    await calls.today({});
    await calls.today({});
    await expect(calls.giveUp({})).rejects.toThrow();
    const service = 'proximity.gameschedule.v1.GameSchedule';
    expect(await metrics()).toContain(
      `rpc_duration_seconds_count{service="${service}",method="Today",code="ok"} 2`,
    );
    expect(await metrics()).toContain(
      `rpc_duration_seconds_count{service="${service}",method="GiveUp",code="future_game"} 1`,
    );
  });

  it('when a method does not answer within the deadline, then the call is unavailable', async () => {
    const { calls } = await serve({ Today: never }, 0);
    await expect(calls.today({}, { deadlineMs: 50 })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('when nobody listens, then the call is unavailable', async () => {
    const client = createGrpcClient(gameScheduleDefinition(), {
      address: `127.0.0.1:${await lastingPort()}`,
      deadlineMs: 20_000,
    });
    await expect(client.calls.today({})).rejects.toMatchObject({ code: 'unavailable' });
    await expect(client.waitForReady(50)).rejects.toThrow();
    client.close();
  });

  it('when a service is unavailable for a moment, then the call is tried again; other errors are final', async () => {
    const tries = { today: 0, giveUp: 0 };
    const { calls } = await serve({
      Today: () => {
        tries.today += 1;
        if (tries.today < 3) throw new AppError('unavailable', 'One moment.');
        return { gameNumber: 9 };
      },
      GiveUp: () => {
        tries.giveUp += 1;
        throw new AppError('invalid_request', 'No.');
      },
    });
    expect(await calls.today({})).toMatchObject({ gameNumber: 9 });
    await expect(calls.giveUp({})).rejects.toMatchObject({ code: 'invalid_request' });
    expect(tries).toEqual({ today: 3, giveUp: 1 });
  });

  it('when a message is larger than 2 MiB, then it is refused and the next call is answered', async () => {
    const { calls } = await serve({ GiveUpCustomGame: ({ code }) => ({ secretWord: String(code.length) }) });
    const code = '~'.repeat(1024 * 1024);
    expect(await calls.giveUpCustomGame({ code })).toEqual({ secretWord: '1048576' });
    await expect(calls.giveUpCustomGame({ code: code.repeat(2) })).rejects.toMatchObject({
      code: 'internal',
    });
    expect(await calls.giveUpCustomGame({ code: '~' })).toEqual({ secretWord: '1' });
  });

  it('when health is asked, then it is what the service says of itself', async () => {
    const { server } = await serve();
    const health = createGrpcClient(healthDefinition, {
      address: `127.0.0.1:${server.port}`,
      deadlineMs: 20_000,
    });
    const check = health.calls as unknown as Record<'check', (request: object) => Promise<object>>;
    expect(await check.check({ service: '' })).toMatchObject({ status: 'SERVING' });
    server.setServing(false);
    expect(await check.check({ service: '' })).toMatchObject({ status: 'NOT_SERVING' });
    health.close();
  });

  it('when the server stops with a call in flight, then the call is answered and the next is refused', async () => {
    const method = heldMethod();
    const { calls, server } = await serve({ Today: method.answer });
    const inFlight = calls.today({});
    await method.begun;
    const stopped = server.stop();
    method.finish({ gameNumber: 5 });
    expect(await inFlight).toMatchObject({ gameNumber: 5 });
    await stopped;
    await expect(calls.today({})).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('when a call never ends, then a stop waits for it only so long', async () => {
    const method = heldMethod();
    const { calls, server } = await serve({ Today: method.answer }, 10);
    const inFlight = calls.today({}).catch((error: unknown) => error);
    await method.begun;
    await server.stop();
    expect(await inFlight).toMatchObject({ code: 'unavailable' });
  });

  it('when the port is taken, then the start is refused', async () => {
    const { server } = await serve();
    // The library says it on the console, too.
    jest.spyOn(console, 'error').mockReturnValue();
    await expect(startEcho({}, 0, server.port)).rejects.toThrow(/EADDRINUSE|No address added/);
  });

  it('when a method is missing, then the start is refused, not the first call', async () => {
    await expect(startEcho({ Today: undefined } as never, 0)).rejects.toThrow('The rpc Today has no method.');
  });
});

/** A method that answers when it is told to. */
function heldMethod(): {
  answer: () => Promise<object>;
  begun: Promise<void>;
  finish: (answer: object) => void;
} {
  let begin = (): void => undefined;
  let finish = (_answer: object): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const answered = new Promise<object>((resolve) => (finish = resolve));
  const answer = (): Promise<object> => {
    begin();
    return answered;
  };
  return { answer, begun, finish: (value) => finish(value) };
}
