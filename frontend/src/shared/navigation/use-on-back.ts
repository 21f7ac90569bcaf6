import { useEffect } from 'react';

/** Calls whenever the browser goes back or forward to another place of this page. */
export function useOnBack(action: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', action);
    return () => window.removeEventListener('popstate', action);
  }, [action]);
}
