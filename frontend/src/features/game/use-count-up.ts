import { BAR_STEPS, BAR_STEP_MS } from '@proximity/rules/game-timing';
import { useEffect, useState } from 'react';
import { useMedia } from '../../shared/use-media';

/**
 * Runs from 0 to `target` in the steps in which a bar grows. Starts at the target if it is not to run, and under reduced
 * motion. A new run begins with a new component (a `key`), not with a new target.
 */
export function useCountUp(target: number, isRunning: boolean): number {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [step, setStep] = useState(isRunning && !isStill ? 0 : BAR_STEPS);
  const isDone = step >= BAR_STEPS;
  useEffect(() => {
    if (isDone) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function tick() {
      setStep(Math.min(BAR_STEPS, Math.floor((performance.now() - begun) / BAR_STEP_MS)));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return isStill ? target : Math.round((target * step) / BAR_STEPS);
}
