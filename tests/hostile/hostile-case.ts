/** A text, a piece repeated, or several in a row: so that ten megabytes stay one readable line of the corpus. */
export type Text = string | { repeat: string; times: number } | Text[];

/**
 * One well-formed request, whatever its parts hold. The path goes out exactly as it is written, as UTF-8. Names in
 * braces that a stand-in (stand-ins.ts) has are replaced in the path, the headers and the body.
 */
export interface HttpCase {
  kind: 'http';
  why: string;
  method: string;
  path: Text;
  headers?: Record<string, string>;
  body?: Text;
}

/** Bytes that need not be HTTP at all: each character is one byte. */
export interface RawCase {
  kind: 'raw';
  why: string;
  bytes: Text[];
}

/** One message to an rpc, as fields or as raw bytes in base64. Texts of its fields may have stand-ins, or be repeated. */
export interface RpcCase {
  kind: 'rpc';
  why: string;
  /** The contract's file without its ending: similarity, game-schedule. */
  service: string;
  rpc: string;
  message?: Record<string, unknown>;
  base64?: string;
}

export type HostileCase = HttpCase | RawCase | RpcCase;

export function toText(text: Text): string {
  if (Array.isArray(text)) return text.map(toText).join('');
  return typeof text === 'string' ? text : text.repeat.repeat(text.times);
}
