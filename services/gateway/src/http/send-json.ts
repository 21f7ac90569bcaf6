import type { AppResponse } from './facts';

/** Answers JSON. For HEAD only the headers leave; Node sees to that. */
export function sendJson(response: AppResponse, status: number, body: unknown): void {
  response.end(startJson(response, status, body));
}

/** Sets the headers of an answer. @returns its body, which is yet to be sent */
export function startJson(response: AppResponse, status: number, body: unknown): string {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(text));
  return text;
}
