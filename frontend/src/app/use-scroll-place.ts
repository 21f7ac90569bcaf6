import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollPlaces } from './scroll-places';

/** Shows a new page from its top, and one that is come back to where it was left, also after a reload. */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname}`;
  const navigation = useNavigationType();
  const [places] = useState(() => createScrollPlaces(window));
  useEffect(() => places.start(), [places]);
  useLayoutEffect(() => {
    if (navigation === NavigationType.Pop) places.comeBack(place);
    else places.arrive(place);
  }, [places, place, navigation]);
}
