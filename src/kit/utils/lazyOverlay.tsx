import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { FunctionComponent, JSX, LazyExoticComponent } from 'react';

/** Props that an overlay made by {@link lazyOverlay} takes beside its own. */
export interface LazyOverlayProps {
  /** Its code could not be fetched: it is to be closed, and is tried again when it is opened the next time. */
  onUnavailable: () => void;
}

const neverChanges = () => () => undefined;

function Unavailable({ onUnavailable }: LazyOverlayProps): null {
  useEffect(onUnavailable);
  return null;
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
  type Part = LazyExoticComponent<FunctionComponent<Props & LazyOverlayProps>>;
  let next: Part;
  let failed: Part | undefined;
  const renew = (): void => {
    const part: Part = lazy<FunctionComponent<Props & LazyOverlayProps>>(async () => {
      try {
        const Loaded = await load();
        // Its elements know no such event.
        return { default: ({ onUnavailable: _ours, ...own }) => <Loaded {...(own as unknown as Props)} /> };
      } catch (error) {
        console.error(error);
        failed = part;
        renew();
        return { default: Unavailable };
      }
    });
    next = part;
  };
  renew();

  return function LazyOverlay(props: Props & LazyOverlayProps): JSX.Element | null {
    const [Part, setPart] = useState<Part>();
    // A server renders none of it.
    const isInBrowser = useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    );
    if (isInBrowser && props.open && !Part) setPart(next);
    if (!props.open && Part && Part === failed) setPart(undefined);
    return Part ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
