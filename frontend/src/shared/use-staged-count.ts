import { useEffect, useState } from 'react';

/** What fills the highest screen at once. */
const FIRST = 80;
const PER_FRAME = 150;

/** How many of `total` rows to show: a screenful at once, the others frame by frame. */
export function useStagedCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  const isDone = count >= total;
  useEffect(() => {
    if (isDone) return;
    let frame = requestAnimationFrame(function grow() {
      setCount((before) => before + PER_FRAME);
      frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return Math.min(count, total);
}
