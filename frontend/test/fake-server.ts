import type { Score } from '@proximity/rules/game-state';

/** An answer of the API: a body, or an error's status and body. `offline` never answers but fails. */
export type FakeAnswer = { readonly status: number; readonly body: unknown } | 'offline';

export interface FakeServer {
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far: `GET /proximity/today`. */
  readonly calls: readonly string[];
  /** Answers calls whose `METHOD /path` begins so; later ones go before earlier ones. */
  readonly on: (call: string, answer: FakeAnswer | Answerer) => void;
  /** Keeps calls that begin so waiting; returns how to let them go on. */
  readonly hold: (call: string) => () => void;
}

/** What came with a call: its headers, and its body as it was before it became JSON. */
export interface FakeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answerer = (path: string, request: FakeRequest) => FakeAnswer;

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
export const refused = (status: number, code: string, more: object = {}): FakeAnswer => ({
  status,
  body: { code, message: `refused: ${code}`, ...more },
});

/** The gateway as the page sees it, without a network. An unexpected call is a 404 that names itself. */
export function fakeServer({ latencyMs = 0 } = {}): FakeServer {
  const answers: { call: string; answer: Answerer }[] = [];
  const held: { call: string; gate: Promise<void> }[] = [];
  const calls: string[] = [];
  async function answer(path: string, init?: RequestInit): Promise<Response> {
    const call = `${init?.method ?? 'GET'} ${path}`;
    calls.push(call);
    await unlessAborted(
      Promise.all(held.filter((gate) => call.startsWith(gate.call)).map(({ gate }) => gate)),
      init,
    );
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const known = answers.findLast((each) => call.startsWith(each.call));
    const given = known?.answer(path, requestOf(init)) ?? refused(404, 'not_found', { call });
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return response(given.status, JSON.stringify(given.body));
  }
  return {
    fetch: (input, init) => answer(typeof input === 'string' ? input : '', init),
    calls,
    on: (call, given) => answers.push({ call, answer: typeof given === 'function' ? given : () => given }),
    hold(call) {
      let release = () => {};
      const gate = { call, gate: new Promise<void>((resolve) => (release = resolve)) };
      held.push(gate);
      return () => {
        held.splice(held.indexOf(gate), 1);
        release();
      };
    },
  };
}

/** A score as the gateway gives it, for a rank. */
export function scoreOf(word: string, rank: number, more: Partial<Score> = {}): Score {
  const percentile = rank <= 1000 ? 1001 - rank : null;
  return {
    word,
    display: word,
    similarity: rank === 1 ? 100 : 40,
    initialSimilarity: rank === 1 ? 100 : rank > 5000 ? 12 : 40,
    percentile,
    rank,
    proximityString: percentile === null ? 'cold' : rank === 1 ? 'correct' : `${rank - 1} away`,
    direction: rank === 1 ? null : 90,
    correct: rank === 1,
    blocked: false,
    ...more,
  };
}

function requestOf(init: RequestInit | undefined): FakeRequest {
  const headers = init?.headers as Record<string, string> | undefined;
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return { headers: headers ?? {}, body };
}

function response(status: number, text: string): Response {
  const answer: Pick<Response, 'ok' | 'status' | 'text'> = {
    ok: status < 400,
    status,
    text: () => Promise.resolve(text),
  };
  // jsdom has no Response; these three are all that the page reads of one
  return answer as Response;
}

async function unlessAborted(gates: Promise<unknown>, init: RequestInit | undefined): Promise<void> {
  const signal = init?.signal;
  const aborted = new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );
  await Promise.race([gates, aborted]);
}
