import { toText, type HostileCase } from './hostile-case';
import type { HttpCall } from './hostile-http';
import type { Failure } from './run-cases';
import type { Rpc } from './send-rpc';

/** What the kept cases lack: a call or an rpc that none of them is about, and a reason that only one of them has. */
export function keptCasesAmiss(
  { calls, rpcs }: { calls: readonly HttpCall[]; rpcs: readonly Rpc[] },
  corpus: readonly HostileCase[],
): Failure[] {
  const called = new Set(corpus.map((kept) => (kept.kind === 'http' ? callOf(kept, calls) : undefined)));
  const asked = new Set(corpus.map((kept) => (kept.kind === 'rpc' ? `${kept.service} ${kept.rpc}` : '')));
  const none = 'there is no kept case of it';
  return [
    ...calls
      .filter((call) => !called.has(call))
      .map(({ method, path }) => ({
        hostile: { kind: 'http', why: '', method, path } as const,
        complaint: none,
      })),
    ...rpcs
      .filter(({ service, rpc }) => !asked.has(`${service} ${rpc}`))
      .map(({ service, rpc }) => ({
        hostile: { kind: 'rpc', why: '', service, rpc } as const,
        complaint: none,
      })),
    ...corpus
      .filter(({ why }, index) => why === '' || corpus.findIndex((other) => other.why === why) < index)
      .map((hostile) => ({
        hostile,
        complaint: hostile.why === '' ? 'it has no reason' : 'another one has its reason',
      })),
  ];
}

/** A reason that no kept case has yet. */
export function newReason(corpus: readonly HostileCase[], why: string): string {
  const isTaken = (text: string): boolean => corpus.some((kept) => kept.why === text);
  let reason = why;
  for (let times = 2; isTaken(reason); times++) reason = `${why} (${times})`;
  return reason;
}

/** `/auth/providers` is a call of its own, though it looks as if `providers` were a provider: the fewest names count. */
function callOf(
  { method, path }: { method: string; path: Parameters<typeof toText>[0] },
  calls: readonly HttpCall[],
): HttpCall | undefined {
  const [pathname = ''] = toText(path).split('?', 1);
  const parts = pathname.split('/');
  const names = (call: HttpCall): number => call.path.split('{').length;
  return calls
    .filter((call) => call.method === method && isOf(parts, call.path.split('/')))
    .sort((one, other) => names(one) - names(other))[0];
}

function isOf(parts: string[], template: string[]): boolean {
  return (
    parts.length === template.length &&
    template.every((part, index) => part.startsWith('{') || part === parts[index])
  );
}
