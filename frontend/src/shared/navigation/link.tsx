import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this page. */
  readonly to: string;
  /** What goes along with the address and does not stand in it. */
  readonly state?: unknown;
}

/**
 * Leads to another address of this page without loading it anew. The router's own Link does the same, with the prefetching
 * of server-rendered pages on board, which a first visit would have to load.
 */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
