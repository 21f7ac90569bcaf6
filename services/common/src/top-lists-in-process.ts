import type { TopLists } from './top-lists';

/** Lists in this process's memory: for the run without Redis. After a start none is there, as in an empty Redis. */
export function createInProcessTopLists(): TopLists {
  const lists = new Map<string, Map<string, number>>();
  const put: TopLists['put'] = (list, entries) => {
    const scores = lists.get(list);
    for (const { member, score } of entries) {
      scores?.set(member, Math.min(score, scores.get(member) ?? score));
    }
    return Promise.resolve(scores !== undefined);
  };
  return {
    put,
    remove: (list, member) => {
      lists.get(list)?.delete(member);
      return Promise.resolve();
    },
    standing: (list, member) => {
      const scores = lists.get(list);
      if (!scores) return Promise.resolve(undefined);
      const own = scores.get(member);
      const size = scores.size;
      if (own === undefined) return Promise.resolve({ size });
      const better = [...scores.values()].filter((score) => score < own).length;
      return Promise.resolve({ place: better + 1, size });
    },
    fill: async (list, entries) => {
      if (!lists.has(list)) lists.set(list, new Map());
      await put(list, entries);
    },
  };
}
