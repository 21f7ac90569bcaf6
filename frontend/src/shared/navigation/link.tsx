import type { ComponentProps, MouseEvent } from 'react';
import { usePageServices } from '../page-services';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this page. */
  readonly to: string;
  /** What goes along with the address. */
  readonly state?: unknown;
}

/** Leads to another address of this page, without loading it anew; a new tab is opened by the browser as ever. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { history } = usePageServices();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    history.go(to, { state });
  }
  return <a {...rest} href={to} onClick={follow} />;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
