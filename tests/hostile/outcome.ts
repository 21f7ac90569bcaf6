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
}

const FAILED_CODES = new Set(['UNKNOWN', 'UNAVAILABLE', 'DATA_LOSS', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED']);
/** gRPC itself answers bytes that are no message with this. */
const UNREADABLE = 'Error deserializing request';

/** Whether it may only have been slow, as everything is on a machine that does something else. */
export function isSlow({ ended, ms, status, code }: Outcome): boolean {
  return (
    !ended || ms > PATIENCE_MS || status === 503 || code === 'DEADLINE_EXCEEDED' || code === 'UNAVAILABLE'
  );
}

/** What is wrong with an outcome, or nothing. */
export function complaint({ ended, ms, status = 0, body = '', code = 'OK' }: Outcome): string | undefined {
  if (!ended) return `no end after ${LONGEST_MS} ms`;
  if (ms > PATIENCE_MS) return `ended after ${Math.round(ms)} ms`;
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  if (FAILED_CODES.has(code)) return `gRPC status ${code}: ${body.slice(0, 300)}`;
  if (code === 'INTERNAL' && !body.includes(UNREADABLE)) return `gRPC status INTERNAL: ${body.slice(0, 300)}`;
  return undefined;
}
