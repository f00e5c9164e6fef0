import { lazy, Suspense, useEffect, useState, type FunctionComponent, type JSX, type LazyExoticComponent } from 'react';

/** What an overlay made by {@link lazyOverlay} takes beside its own props. */
export interface LazyOverlayProps {
  /** Its code could not be fetched: it is to be closed, and is tried again when it is opened the next time. */
  onUnavailable: () => void;
}

function Unavailable({ onUnavailable }: LazyOverlayProps): null {
  useEffect(onUnavailable);
  return null;
}

/**
 * A menu, drawer or full-screen view whose code comes when it is first opened. Unlike `React.lazy` it does not throw what could not be fetched, without a
 * network for instance: that would take the page away, with what was typed into it, for something that lies over it.
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
        return { default: await load() };
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
    if (props.open && !Part) setPart(next);
    if (!props.open && Part && Part === failed) setPart(undefined);
    return Part ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
