import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type NavigateFunction,
} from 'react-router-dom';

/** An address that is shown, at its place in the browser's history. */
export interface Place {
  readonly pathname: string;
  /** With its question mark: `?num=7`, or empty. */
  readonly search: string;
  /** Names this place in the history, also after a reload. */
  readonly key: string;
  /** What came along with the address and does not stand in it. */
  readonly state: unknown;
  /** How one got here: to a place that is `new`, or to one that was there before. */
  readonly arrival: 'new' | 'back';
}

/** The address that is shown. */
export function usePlace(): Place {
  const { pathname, search, key, state } = useLocation() as Omit<Place, 'arrival'>;
  return {
    pathname,
    search,
    key,
    state,
    arrival: useNavigationType() === NavigationType.Pop ? 'back' : 'new',
  };
}

/** What stands behind the question mark of the address. */
export function useQuery(): URLSearchParams {
  return useSearchParams()[0];
}

/** Goes to another address of this page. */
export function useGo(): NavigateFunction {
  return useNavigate();
}
