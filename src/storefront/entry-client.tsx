import createCache from '@emotion/cache';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadBrand } from '../brands/index.ts';
import { App } from './App.tsx';
import { cacheOptions } from './emotionCache.ts';
import type { PageState } from './pageState.ts';
import { routeOf } from './routes.tsx';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');

// Before the first render, all code that it needs: then it equals what the server rendered.
const [brand] = await Promise.all([loadBrand(state.brand), routeOf(window.location.pathname).route.screen.preload()]);

const nonce = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.nonce;
const cache = createCache({ ...cacheOptions, ...(nonce ? { nonce } : {}) });

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App brand={brand} publicUrl={state.publicUrl} fallback={state.fallback} cache={cache} />
      </BrowserRouter>
    </StrictMode>,
  );
});
