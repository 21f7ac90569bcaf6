import { createContext, use } from 'react';

const HeatWordsContext = createContext(false);

/** Whether the game says freezing … boiling beside its numbers, as the one for children does. */
export const HeatWordsProvider = HeatWordsContext.Provider;

export function useHeatWords(): boolean {
  return use(HeatWordsContext);
}
