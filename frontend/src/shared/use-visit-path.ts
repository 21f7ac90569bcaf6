import { useCallback } from 'react';
import { useQuery } from './navigation/use-navigation';

/** Writes the address of a page of ours: `visitPath('/archive/game', { num: 7 })` → `/archive/game?num=7`. */
export type VisitPath = (path: string, query?: Readonly<Record<string, string | number>>) => string;

/** Addresses that keep `?lang=`, so that a visit in another language than the saved one goes on in it. */
export function useVisitPath(): VisitPath {
  const lang = useQuery().get('lang');
  return useCallback(
    (path, query = {}) => {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) search.set(name, String(value));
      if (lang !== null && !search.has('lang')) search.set('lang', lang);
      const text = search.toString();
      return text === '' ? path : `${path}?${text}`;
    },
    [lang],
  );
}
