import { useEffect, useState } from 'react';
import type { Month } from './months';

/** The month at the upper edge of the screen. */
export function useShownMonth(months: readonly Month[]): string | undefined {
  const [shown, setShown] = useState(months[0]?.id);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setShown((before) => months.find(({ id }) => inView.has(id))?.id ?? before);
      },
      // the upper third: what is read, not what just comes in from below
      { rootMargin: '0px 0px -66%' },
    );
    for (const { id } of months) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [months]);
  return shown;
}
