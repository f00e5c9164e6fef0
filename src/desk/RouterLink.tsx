import type { JSX } from 'react';
import { Link as InDesk } from 'react-router-dom';
import type { LinkComponentProps } from '../kit/provider/index.ts';
import { callAddress } from './calls.ts';

/** The kit's links within the desk. Files and other schemes stay plain anchors. */
export function RouterLink({ href, replace, state, children, ...props }: LinkComponentProps): JSX.Element {
  if (!href.startsWith('/') || href.startsWith(callAddress('/')))
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  return (
    <InDesk {...props} to={href} {...(replace === undefined ? {} : { replace })} state={state}>
      {children}
    </InDesk>
  );
}
