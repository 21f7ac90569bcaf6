import { GAME_KEY_PREFIX } from '@proximity/rules/game-key';
import { useEffect, useState } from 'react';
import type { DeviceStorage } from '../../device/device-storage';
import { usePageServices } from '../../shared/page-services';
import { readGameMark, type GameMark, type GamePlace } from './game-mark';
import type { Month } from './months';

/** The marks of a month's games, in their order. */
export type MonthMarks = readonly (GameMark | null)[];

type Marks = ReadonlyMap<string, MonthMarks>;

/** A part of a frame: more would be felt while scrolling. */
const BUDGET_MS = 8;
/** What is seen at first is there at first. */
const READ_AT_ONCE = 2;

/**
 * The marks of every month by its id. Hundreds of stored games are megabytes: the newest are read at once, the others
 * little by little, and all of them again when another tab has played.
 */
export function useMonthMarks(months: readonly Month[], place: GamePlace): Marks {
  const { storage } = usePageServices();
  const { mode, lang } = place;
  const [marks, setMarks] = useState(() => readMonths(storage, place, months.slice(0, READ_AT_ONCE)));
  const writes = useGameWrites(storage);
  useEffect(() => {
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const readOn = () => {
      const from = next;
      const end = performance.now() + BUDGET_MS;
      const read = new Map<string, MonthMarks>();
      while (next < months.length && (next === from || performance.now() < end)) {
        for (const [id, found] of readMonths(storage, { mode, lang }, months.slice(next, next + 1)))
          read.set(id, found);
        next += 1;
      }
      setMarks((before) => new Map([...before, ...read]));
      if (next < months.length) timer = setTimeout(readOn);
    };
    readOn();
    return () => clearTimeout(timer);
  }, [storage, mode, lang, months, writes]);
  return marks;
}

function readMonths(storage: DeviceStorage, place: GamePlace, months: readonly Month[]): Marks {
  return new Map(
    months.map(({ id, gameNumbers }) => [
      id,
      gameNumbers.map((gameNumber) => readGameMark(storage, place, gameNumber)),
    ]),
  );
}

/** Rises when another tab has written a game. */
function useGameWrites(storage: DeviceStorage): number {
  const [writes, setWrites] = useState(0);
  useEffect(
    () =>
      storage.watch((key) => {
        if (key === null || key.startsWith(GAME_KEY_PREFIX)) setWrites((before) => before + 1);
      }),
    [storage],
  );
  return writes;
}
