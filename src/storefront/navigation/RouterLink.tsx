import { createContext, use, useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { LinkComponentProps } from '../../kit/provider/index.ts';

const FollowContext = createContext<(address: string, options: NavigateOptions) => void>(() => undefined);

/** Gives {@link RouterLink}s one function for life: with the router's own hooks all eighty links of a page would render again at each navigation. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const follow = useCallback((address: string, options: NavigateOptions) => void latest.current(address, options), []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/**
 * The kit's links: those with absolute addresses within the shop are the router's. As with its own links, other buttons and keys are the browser's, and a link
 * to the present address adds no entry to the history. Other schemes, other hosts and places on the same page stay plain anchors.
 */
export function RouterLink({ href, replace, state, onClick, children, ...props }: LinkComponentProps) {
  const follow = use(FollowContext);
  const isOfShop = /^\/(?!\/)/u.test(href) && props.target !== '_blank';
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isOfShop || event.defaultPrevented || event.button > 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(href, { state, replace: replace ?? event.currentTarget.href === location.href });
  };
  return (
    <a {...props} href={href} onClick={press}>
      {children}
    </a>
  );
}
