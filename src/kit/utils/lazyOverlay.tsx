import { useEffect, useEffectEvent, useState, type FunctionComponent, type JSX } from 'react';

/** Props that an overlay made by {@link lazyOverlay} takes beside its own. */
export interface LazyOverlayProps {
  /** Its code could not be fetched: it is to be closed, and is tried again when it is opened the next time. */
  onUnavailable: () => void;
}

/**
 * A menu, drawer or full-screen view whose code comes when it is first opened. Unlike `React.lazy` it does not throw when its code cannot be fetched, without a
 * network for instance: that would replace the page, and the text typed into it, because of a part that lies over it.
 *
 * @param load - imports the component
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props & LazyOverlayProps> {
  return function LazyOverlay({ onUnavailable, ...own }: Props & LazyOverlayProps): JSX.Element | null {
    const [Part, setPart] = useState<FunctionComponent<Props>>();
    const { open } = own;
    const fail = useEffectEvent((error: unknown) => {
      console.error(error);
      onUnavailable();
    });
    // Without Suspense, which would keep back for a moment even a part that is there.
    useEffect(() => {
      if (!open || Part) return undefined;
      let isLeft = false;
      load().then(
        (Loaded) => isLeft || setPart(() => Loaded),
        (error: unknown) => isLeft || fail(error),
      );
      return () => {
        isLeft = true;
      };
    }, [open, Part]);
    return Part ? <Part {...(own as unknown as Props)} /> : null;
  };
}
