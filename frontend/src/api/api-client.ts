import { isRecord, parseJson } from '@proximity/rules/json-value';
import { ApiError, type LocalErrorCode } from './api-error';

/** Reads an answer: undefined for anything that has not the expected shape. */
export type Reader<T> = (value: unknown) => T | undefined;

export interface ApiClient {
  /** Reads the answer with `read`; every failure is an ApiError. */
  get<T>(path: string, read: Reader<T>, headers?: Readonly<Record<string, string>>): Promise<T>;
  post<T>(path: string, body: unknown, read: Reader<T>): Promise<T>;
}

interface ApiClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** A call without an answer for so long is given up. */
  readonly deadlineMs: number;
  /** Renews the player's session; resolves with whether the call that was refused is worth repeating. */
  readonly renewSession?: () => Promise<boolean>;
}

/** Calls that begin and end sessions: a refusal of theirs is final. */
const OF_SESSIONS = '/auth/';

export function createApiClient({ fetch, deadlineMs, renewSession }: ApiClientOptions): ApiClient {
  async function call<T>(path: string, init: RequestInit, read: Reader<T>): Promise<T> {
    try {
      return await callOnce(path, init, read);
    } catch (error) {
      if (!isSessionOver(path, error) || !(await renewSession?.())) throw error;
      return callOnce(path, init, read);
    }
  }
  async function callOnce<T>(path: string, init: RequestInit, read: Reader<T>): Promise<T> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      const response = await fetch(path, { ...init, signal: deadline.signal });
      return readAnswer(response, parseJson(await response.text()), read);
    } catch (error) {
      throw error instanceof ApiError ? error : unanswered(error, deadline.signal);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    get: (path, read, headers) => call(path, headers ? { headers } : {}, read),
    post: (path, body, read) =>
      call(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        read,
      ),
  };
}

function isSessionOver(path: string, error: unknown): boolean {
  return !path.startsWith(OF_SESSIONS) && error instanceof ApiError && error.status === 401;
}

function readAnswer<T>({ ok, status }: Response, body: unknown, read: Reader<T>): T {
  if (!ok) throw readError(status, body);
  const answer = read(body);
  if (answer === undefined) throw new ApiError(status, 'unreadable', 'The answer has another shape');
  return answer;
}

function readError(status: number, body: unknown): ApiError {
  if (!isRecord(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string') {
    return new ApiError(status, 'unreadable', 'The answer is an error, but not one of ours');
  }
  const { code: _code, message: _message, ...details } = body;
  return new ApiError(status, body['code'], body['message'], details);
}

function unanswered(cause: unknown, signal: AbortSignal): ApiError {
  const code: LocalErrorCode = signal.aborted ? 'timeout' : 'network';
  return new ApiError(0, code, 'No answer came', {}, { cause });
}
