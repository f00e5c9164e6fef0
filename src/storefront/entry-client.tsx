import createCache from '@emotion/cache';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadBrandWith } from './brandPages.ts';
import { ApiError, failedMessage } from './data/client.ts';
import { EarlyPress } from './earlyActions/EarlyPress.tsx';
import { cacheOptions, knowBuiltRules } from './emotionCache.ts';
import { IpLookupContext } from './IpLookupContext.ts';
import { loadAfresh } from './navigation/loadAfresh.ts';
import { forgetEarlierVisit } from './navigation/forgetEarlierVisit.ts';
import type { PageState } from './pageState.ts';
import { routeOf } from './routes.tsx';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');

// All code of the first render is loaded beforehand, so that it equals the server's HTML.
const { route } = routeOf(window.location.pathname);
const [brand] = await Promise.all([loadBrandWith(state.brand, route.page), route.screen.preload()]).catch((error: unknown) => {
  // The page can be read as the server wrote it. It is loaded once more: now, or when there is a connection.
  if (!loadAfresh()) window.addEventListener('online', () => loadAfresh(), { once: true });
  throw error;
});

const cache = createCache(cacheOptions);
knowBuiltRules(cache);

// A failed call of the server for this page is logged as if the browser had made it.
if (state.failedCall !== undefined) console.error(new ApiError(failedMessage(state.failedCall), state.failedCall));

if (brand.switches.rememberLogin === 'login-only') {
  import('./access/rememberedLogin.ts').then(({ forgetRememberedPassword }) => forgetRememberedPassword(), console.error);
}

// The router reads the entry's state when it renders first.
forgetEarlierVisit();

const earlyPress = window.takeEarlyPress?.();

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <EarlyPress button={earlyPress}>
        <BrowserRouter>
          <IpLookupContext value={state.ipLookupUrl}>
            <App brand={brand} publicUrl={state.publicUrl} fallback={state.fallback} cache={cache} />
          </IpLookupContext>
        </BrowserRouter>
      </EarlyPress>
    </StrictMode>,
  );
});
