import { createElement, type JSX } from 'react';
import { useLinkComponent, type LinkComponentProps } from '../provider/index.ts';

/** Addresses that no router handles: another scheme (`tel:`, `mailto:`, `https:`), another host, a place on this page. */
const leavesRouter = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** An unstyled link: through the application's router for places inside it, a plain anchor for everything else. The parts of the kit that are links style this (`styled(Anchor)`). */
export function Anchor({ replace, state, children, ...rest }: LinkComponentProps): JSX.Element {
  const linkComponent = useLinkComponent();
  if (leavesRouter.test(rest.href) || rest.target) return <a {...rest}>{children}</a>;
  return createElement(linkComponent, { replace, state, ...rest }, children);
}

/** It passes its props to an element, so `styled` lets only attributes through. */
Anchor.standsForElement = true;
