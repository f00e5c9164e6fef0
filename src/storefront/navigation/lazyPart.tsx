import { use, useEffect, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadAfresh } from './loadAfresh.ts';
import { loadOnce } from './loadOnce.ts';

/**
 * Makes a part of a screen whose code is fetched when it is first shown; suspends until then. Unlike with `React.lazy`, a failure to fetch it
 * does not lead to the error page: a replacement is shown, and it is tried again when the part is shown anew.
 *
 * @param load - imports the module and names the component
 * @param instead - replacement when it could not be fetched. Default: nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
): (props: Props) => JSX.Element {
  const code = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      return Unavailable;
    }
  });
  function Unavailable(props: Props): ReactNode {
    useEffect(() => code.forget, []);
    return instead(props);
  }
  return function LazyPart(props) {
    const Part = use(code.start());
    return <Part {...props} />;
  };
}

/** A screen whose code is fetched when it is first needed. */
export interface LazyScreen {
  /** Shows the screen; suspends while its code loads. A failure leads to the error page, as a failed load of data does. */
  Screen: () => JSX.Element;
  /** Fetches the code. Once it has come, `Screen` renders at once: so the server's HTML and the first render in the browser are the same. */
  preload: () => Promise<void>;
}

/**
 * Makes a screen of a module's export. Unlike `React.lazy`, a screen that has been preloaded never suspends, which is what hydration needs.
 *
 * @param load - imports the module and names the component
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  // A failed preload is silent; the code is fetched again when the screen is shown.
  let isShown = false;
  const code = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      if (isShown && loadAfresh()) return new Promise<ComponentType>(() => undefined);
      throw error;
    }
  });
  return {
    Screen: function LazilyLoadedScreen() {
      isShown = true;
      const Component = use(code.start());
      return <Component />;
    },
    preload: async () => {
      await code.preload();
    },
  };
}
