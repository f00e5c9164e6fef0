import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Suspense, useMemo, type JSX } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Brand } from '../brands/types.ts';
import { KitProvider } from '../kit/provider/index.ts';
import { BrandContext } from './BrandContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HeadDefaults } from './head.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageSpinner } from './layout/PageSpinner.tsx';
import { PersonalWords } from './PersonalWords.tsx';
import { paths } from '../contract/pages.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useNavigationEffects } from './navigation/useNavigationEffects.ts';
import { routeOf } from './routes.tsx';
import { siteName } from './siteName.ts';

/** Props of {@link App}. */
export interface AppProps {
  brand: Brand;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Answers that the server has fetched already, by call. */
  fallback: Record<string, unknown>;
  cache: EmotionCache;
}

/** Puts answers, by call, into a cache. */
function filled(cache: Readonly<Cache>, answers: Record<string, unknown>): Cache {
  for (const [call, data] of Object.entries(answers)) cache.set(call, { data });
  return cache;
}

function Screens(): JSX.Element {
  const { pathname } = useLocation();
  useNavigationEffects();
  const { route } = routeOf(pathname);
  const screen = (
    <Suspense fallback={<PageSpinner />}>
      <PersonalWords>
        <route.screen.Screen />
      </PersonalWords>
    </Suspense>
  );
  return route.layout ? <Layout>{screen}</Layout> : screen;
}

/** The shop, below whatever router the environment brings. */
export function App({ brand, publicUrl, fallback, cache }: AppProps): JSX.Element {
  const swr = useMemo<SWRConfiguration>(
    () => ({
      // In the browser what the server sent is kept like any other answer: a list returns to it after having shown another.
      ...(import.meta.env.SSR ? { fallback } : { provider: (cache) => filled(cache, fallback) }),
      // What the server sent is fresh; what was loaded since stays until the visitor comes back to the page.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // A failed load goes to the error page at once (specification, section 8); trying again is the visitor's choice.
      shouldRetryOnError: false,
    }),
    [fallback],
  );
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const goToErrorPage = () => {
    if (pathname !== paths.error) void navigate(paths.error, { replace: true, state: { from: pathname + search } });
  };
  const defaults = useMemo(() => ({ siteName: siteName(brand.company), description: brand.description, publicUrl }), [brand, publicUrl]);
  return (
    <CacheProvider value={cache}>
      <BrandContext value={brand}>
        <HeadDefaults value={defaults}>
          <SWRConfig value={swr}>
            <KitProvider linkComponent={RouterLink}>
              <ErrorBoundary place={key} onError={goToErrorPage}>
                <Screens />
              </ErrorBoundary>
            </KitProvider>
          </SWRConfig>
        </HeadDefaults>
      </BrandContext>
    </CacheProvider>
  );
}
