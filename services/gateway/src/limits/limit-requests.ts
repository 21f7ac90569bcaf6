import type { Handler } from '../http/facts';
import { limitedBy, type LimitName, type Limits } from './limits';
import { networkOf } from './network-of';

/** Counts a request against these limits, and waits until it is its turn; those of members count who was recognised before. */
export function limitRequests(limits: Limits, names: readonly LimitName[]): Handler {
  return async (request, response, next) => {
    const { userId } = response.locals;
    for (const name of names) {
      const key = limitedBy(name) === 'member' ? userId : networkOf(request.ip);
      if (key === undefined) continue;
      await limits.count(name, key);
      const turn = limits.turn(name, key);
      if (turn === undefined) continue;
      // However it ends: answered, refused, or left by a client that has gone; also by one that is gone already.
      response.once('close', () => turn.end());
      if (response.closed) return turn.end();
      if (!(await turn.comes)) return;
    }
    next();
  };
}
