import { use, type ComponentType, type JSX } from 'react';
import { loadOnce } from './loadOnce.ts';

/** A screen whose code is fetched when it is first needed. */
export interface LazyScreen {
  /** Shows the screen; suspends while its code is on the way. */
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
  const start = loadOnce(load);
  return {
    Screen: function LazilyLoadedScreen() {
      const Component = use(start());
      return <Component />;
    },
    preload: async () => {
      await start();
    },
  };
}
