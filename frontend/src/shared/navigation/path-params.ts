import { createContext, use } from 'react';

/** What stands in the places of an address: `mode` of `/play/:mode?`, `*` of `/nearest/*`; decoded. */
export type PathParams = Readonly<Record<string, string | undefined>>;

const PathParamsContext = createContext<PathParams>({});

export const PathParamsProvider = PathParamsContext.Provider;

export function usePathParams(): PathParams {
  return use(PathParamsContext);
}
