import { useEffect, useLayoutEffect, useState } from 'react';
import { usePlace } from '../shared/navigation/use-navigation';
import { createScrollPlaces } from './scroll-places';

/** Shows a new page from its top, and one that is come back to where it was left, also after a reload. */
export function useScrollPlace(): void {
  const { key, pathname, search, arrival } = usePlace();
  const [places] = useState(() => createScrollPlaces(window));
  useEffect(() => places.start(), [places]);
  // every address that was typed has the same key
  const place = `${key} ${pathname}${search}`;
  useLayoutEffect(() => {
    if (arrival === 'back') places.comeBack(place);
    else places.arrive(place);
  }, [places, place, arrival]);
}
