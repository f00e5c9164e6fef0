import { use, useEffect, type ComponentType, type JSX } from 'react';
import { loadAfresh } from './loadAfresh.ts';
import { loadOnce, type LoadOnce } from './loadOnce.ts';
import { useErrorPage } from './useErrorPage.ts';

/** A screen whose code is fetched when it is first needed. */
export interface LazyScreen {
  /** Shows the screen; suspends while its code loads. A failure leads to the error page, as a failed load of data does. */
  Screen: () => JSX.Element;
  /** Fetches the code. Once it has come, `Screen` renders at once: so the server's HTML and the first render in the browser are the same. */
  preload: () => Promise<void>;
}

/** The component in place of a screen that could not be fetched. */
function unavailable(error: unknown, forget: () => void): ComponentType {
  let isTold = false;
  return function Unavailable() {
    const showErrorPage = useErrorPage();
    useEffect(() => {
      if (isTold) return;
      isTold = true;
      forget();
      showErrorPage(error);
    });
    return null;
  };
}

/**
 * Makes a screen of a module's export. Unlike `React.lazy`, a screen that has been preloaded never suspends, which is what hydration needs.
 *
 * @param load - imports the module and names the component
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  // A failed prefetch is silent; the code is fetched again when the screen is shown.
  let isShown = false;
  const code: LoadOnce<ComponentType> = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isShown) throw error;
      return loadAfresh() ? new Promise<ComponentType>(() => undefined) : unavailable(error, code.forget);
    }
  });
  const startShown = () => {
    isShown = true;
    return code.start();
  };
  return {
    Screen: function LazilyLoadedScreen() {
      const Component = use(startShown());
      return <Component />;
    },
    preload: async () => {
      await code.preload();
    },
  };
}
