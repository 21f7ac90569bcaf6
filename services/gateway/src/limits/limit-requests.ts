import type { Handler } from '../http/facts';
import { limitedBy, type LimitName, type Limits } from './limits';
import { networkOf } from './network-of';

/** Counts a request against these limits; those of members count who was recognised before. */
export function limitRequests(limits: Limits, names: readonly LimitName[]): Handler {
  return async (request, response, next) => {
    const { userId } = response.locals;
    for (const name of names) {
      const key = limitedBy(name) === 'member' ? userId : networkOf(request.ip);
      if (key !== undefined) await limits.count(name, key);
    }
    next();
  };
}
