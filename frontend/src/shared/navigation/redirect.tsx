import { Navigate } from 'react-router-dom';

/** Goes on to another address, in the place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  return <Navigate to={to} replace />;
}
