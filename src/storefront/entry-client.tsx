import createCache from '@emotion/cache';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadBrandWith } from './brandPages.ts';
import { ApiError, failedMessage } from './data/client.ts';
import { cacheOptions, knowBuiltRules } from './emotionCache.ts';
import { IpLookupContext } from './IpLookupContext.ts';
import type { PageState } from './pageState.ts';
import { routeOf } from './routes.tsx';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');

// Before the first render, all code that it needs: then it equals what the server rendered.
const { route } = routeOf(window.location.pathname);
const [brand] = await Promise.all([loadBrandWith(state.brand, route.page), route.screen.preload()]);

const cache = createCache(cacheOptions);
knowBuiltRules(cache);

// A call that the server made in the browser's place is logged as if the browser had made it.
if (state.failedCall !== undefined) console.error(new ApiError(failedMessage(state.failedCall), state.failedCall));

let earlyPress = window.takeEarlyPress?.();

/** Presses again, once everything answers, what was pressed before anything did. */
function EarlyPress({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const button = earlyPress;
    earlyPress = undefined;
    // Not within the effect, where React could not make the screen around it live for it.
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
