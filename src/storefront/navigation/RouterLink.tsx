import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkComponentProps } from '../../kit/provider/index.ts';

/**
 * The kit's links within the shop's router. Other schemes, other hosts and places on the same page stay plain anchors.
 *
 * It uses the router's hooks instead of its `Link`, which contains prefetching for a framework that the shop does not use: 2 kB of each first visit.
 */
export function RouterLink({ children, ...props }: LinkComponentProps) {
  const { href, target } = props;
  const inShop = href.startsWith('/') && !href.startsWith('//');
  if (inShop && target !== '_blank') return <InShopLink {...props}>{children}</InShopLink>;
  const { replace: _replace, state: _state, ...anchor } = props;
  return <a {...anchor}>{children}</a>;
}

function InShopLink({ href, replace, state, onClick, children, ...props }: LinkComponentProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { state, ...(replace ? { replace } : {}) });
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...props} href={useHref(href)} onClick={follow}>
      {children}
    </a>
  );
}
