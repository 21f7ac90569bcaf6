import { useEffect } from 'react';
import { useGo } from './use-navigation';

/** Goes on to another address, in the place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
