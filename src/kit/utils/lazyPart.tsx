import { Suspense, useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadOnce, type LoadOnce } from './loadOnce.ts';
import { useIsLive } from './useIsLive.ts';

/** A component whose code is fetched when it is first shown. It suspends until then. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code beforehand; then the component is there at its first render, as hydration needs. */
  preload: () => Promise<void>;
}

/** Gives the component in place of one whose code could not be fetched. `forget` has the code fetched anew at the next render. */
type Failed<Props> = (error: unknown, forget: () => void) => ComponentType<Props> | Promise<ComponentType<Props>>;

/** Shows other content in place of a part whose code could not be fetched, until it is shown anew. Default: nothing. */
export function instead<Props extends object>(content: (props: Props) => ReactNode = () => null): Failed<Props> {
  return (error, forget) =>
    function Unavailable(props) {
      useEffect(() => {
        console.error(error);
        return forget;
      }, []);
      return content(props);
    };
}

/**
 * Makes a component whose code is fetched when it is first shown. Unlike `React.lazy` it can be preloaded, and does not throw when its code cannot be fetched,
 * without a network for instance: that would replace the page because of a part of it.
 *
 * @param load - imports the module and names the component
 * @param failed - the replacement when that fails. A failed preload is silent: the code is fetched again when the component is shown
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: Failed<Props> = instead(),
): LazyPart<Props> {
  let isShown = false;
  const code: LoadOnce<ComponentType<Props>> = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isShown) throw error;
      return failed(error, code.forget);
    }
  });
  const preload = async () => {
    await code.preload();
  };
  return Object.assign(
    function Part(props: Props): JSX.Element {
      isShown = true;
      const Loaded = code.useValue();
      return <Loaded {...props} />;
    },
    { preload },
  );
}

/** Props that an overlay made by {@link lazyOverlay} takes beside its own. */
export interface LazyOverlayProps {
  /** Its code could not be fetched: it is to be closed, and is tried again when it is opened the next time. */
  onUnavailable: () => void;
}

function Unavailable({ onUnavailable }: LazyOverlayProps): null {
  useEffect(onUnavailable);
  return null;
}

/**
 * Makes a menu, drawer or full-screen view whose code is fetched when it is first opened, and which then stays, so that its end is shown. A server renders none.
 * When its code cannot be fetched it does not throw either.
 *
 * @param load - imports the component
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props & LazyOverlayProps) => ReactNode) & { preload: () => void } {
  const Part = lazyPart<Props & LazyOverlayProps>(
    async () => {
      const Loaded = await load();
      // Its elements know no such event.
      return ({ onUnavailable: _ours, ...own }) => <Loaded {...(own as unknown as Props)} />;
    },
    instead(({ onUnavailable }) => <Unavailable onUnavailable={onUnavailable} />),
  );

  function Overlay(props: Props & LazyOverlayProps): ReactNode {
    const [state, setState] = useState<'closed' | 'shown' | 'failed'>('closed');
    const isLive = useIsLive();
    if (isLive && props.open && state === 'closed') setState('shown');
    if (!props.open && state === 'failed') setState('closed');
    return state === 'shown' ? (
      <Suspense>
        <Part
          {...props}
          onUnavailable={() => {
            setState('failed');
            props.onUnavailable();
          }}
        />
      </Suspense>
    ) : null;
  }
  // A failure is reported when the overlay is really wanted.
  return Object.assign(Overlay, { preload: () => void Part.preload().catch(() => undefined) });
}
