import createCache from '@emotion/cache';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadBrandWith } from './brandPages.ts';
import { ApiError, failedMessage } from './data/client.ts';
import { cacheOptions, knowBuiltRules } from './emotionCache.ts';
import { IpLookupContext } from './IpLookupContext.ts';
import { forgetEarlierVisit } from './navigation/forgetEarlierVisit.ts';
import type { PageState } from './pageState.ts';
import { routeOf } from './routes.tsx';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');

// All code of the first render is loaded beforehand, so that it equals the server's HTML.
const { route } = routeOf(window.location.pathname);
const [brand] = await Promise.all([loadBrandWith(state.brand, route.page), route.screen.preload()]);

const cache = createCache(cacheOptions);
knowBuiltRules(cache);

// A failed call of the server for this page is logged as if the browser had made it.
if (state.failedCall !== undefined) console.error(new ApiError(failedMessage(state.failedCall), state.failedCall));

// The router reads the entry's state when it renders first.
forgetEarlierVisit();

let earlyPress = window.takeEarlyPress?.();

/** Repeats, once the page is hydrated, a press that came before. */
function EarlyPress({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const button = earlyPress;
    earlyPress = undefined;
    // The click waits for the end of the effect, so that React can hydrate the screen around the button first.
    if (button) queueMicrotask(() => button.click());
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <EarlyPress>
        <BrowserRouter>
          <IpLookupContext value={state.ipLookupUrl}>
            <App brand={brand} publicUrl={state.publicUrl} fallback={state.fallback} cache={cache} />
          </IpLookupContext>
        </BrowserRouter>
      </EarlyPress>
    </StrictMode>,
  );
});
