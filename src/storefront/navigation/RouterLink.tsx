import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '../../kit/provider/index.ts';

/** The kit's links within the shop's router. Other schemes, other hosts and places on the same page stay plain anchors. */
export function RouterLink({ href, replace, state, children, ...props }: LinkComponentProps): JSX.Element {
  const inShop = href.startsWith('/') && !href.startsWith('//');
  if (!inShop || props.target === '_blank') {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to={href} state={state} {...(replace ? { replace } : {})}>
      {children}
    </Link>
  );
}
