import { Suspense, use, useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
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
  function Part(props: Props): JSX.Element {
    isShown = true;
    const Loaded = use(code.start());
    return <Loaded {...props} />;
  }
  return Object.assign(Part, {
    preload: async () => {
      await code.preload();
    },
  });
}

/** Props that an overlay made by {@link lazyOverlay} takes beside its own. */
export interface LazyOverlayProps {
  /** Its code could not be fetched: it is to be closed, and is tried again when it is opened the next time. */
  onUnavailable: () => void;
}

interface Closable extends LazyOverlayProps {
  open: boolean;
  onClosed: () => void;
}

/**
 * A {@link lazyPart} for a menu, drawer or full-screen view, which is fetched when it is first opened, and stays for its end to be shown. A server renders none.
 *
 * @param load - imports the component
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props & LazyOverlayProps) => ReactNode) & { preload: () => void } {
  const Part = lazyPart<Props & Closable>(
    async () => {
      const Loaded = await load();
      // Its elements know no such events.
      return ({ onUnavailable: _unavailable, onClosed: _closed, ...own }) => <Loaded {...(own as unknown as Props)} />;
    },
    (error, forget) => {
      console.error(error);
      return function Unavailable({ open, onUnavailable, onClosed }) {
        useEffect(() => {
          if (open) return onUnavailable();
          forget();
          onClosed();
        });
        return null;
      };
    },
  );
  function Overlay(props: Props & LazyOverlayProps): ReactNode {
    const [isWanted, setWanted] = useState(false);
    const isLive = useIsLive();
    if (isLive && props.open && !isWanted) setWanted(true);
    return isWanted ? (
      <Suspense>
        <Part {...props} onClosed={() => setWanted(false)} />
      </Suspense>
    ) : null;
  }
  // A failure is reported when the overlay is really wanted.
  return Object.assign(Overlay, { preload: () => void Part.preload().catch(() => undefined) });
}
