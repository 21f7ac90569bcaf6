/** How long any answer may take, other programs' use of the processors not counted. */
const PATIENCE_MS = 2_000;

/** After this it will never come, however busy the machine is. */
export const LONGEST_MS = 20_000;

/** How a case ended. */
export interface Outcome {
  /** Whether anything ended it in time: an answer, or the end of the connection. */
  ended: boolean;
  ms: number;
  status?: number;
  body?: string;
  /** The name of a gRPC status. */
  code?: string;
  /** How an answer that was due did not come, or not as a whole. */
  cutOff?: string;
}

/** What may only be slow, as everything is on a machine that does something else. */
export type Delay = 'hung' | 'slow' | 'refused';

const FAILED_CODES = new Set(['UNKNOWN', 'UNAVAILABLE', 'DATA_LOSS', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED']);
/** gRPC itself answers bytes that are no message with this. */
const UNREADABLE = 'Error deserializing request';

export function delayOf({ ended, ms, status, code }: Outcome): Delay | undefined {
  if (!ended) return 'hung';
  if (ms > PATIENCE_MS) return 'slow';
  return status === 503 || code === 'DEADLINE_EXCEEDED' || code === 'UNAVAILABLE' ? 'refused' : undefined;
}

/** What is wrong with an outcome, or nothing. */
export function complaint({
  ended,
  ms,
  status = 0,
  body = '',
  code = 'OK',
  cutOff,
}: Outcome): string | undefined {
  if (!ended) return `no end after ${LONGEST_MS} ms`;
  if (cutOff !== undefined) return `status ${status}, cut off: ${cutOff}`;
  if (ms > PATIENCE_MS) return `ended after ${Math.round(ms)} ms`;
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  if (FAILED_CODES.has(code)) return `gRPC status ${code}: ${body.slice(0, 300)}`;
  if (code === 'INTERNAL' && !body.includes(UNREADABLE)) return `gRPC status INTERNAL: ${body.slice(0, 300)}`;
  return undefined;
}
