import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { SWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Brand } from '../brands/types.ts';
import { KitProvider } from '../kit/provider/index.ts';
import { BrandContext, useBrand } from './BrandContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HeadDefaults } from './head.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageSpinner } from './layout/PageSpinner.tsx';
import { PersonalWords } from './PersonalWords.tsx';
import { paths } from '../contract/pages.ts';
import { deferredPart } from './navigation/deferredPart.tsx';
import { RouterLink, RouterLinks } from './navigation/RouterLink.tsx';
import { useIsLive } from '../kit/utils/useIsLive.ts';
import { usePreloading } from './preloading/usePreloading.ts';
import { useScrollAndFocus } from './navigation/useScrollAndFocus.ts';
import { routeOf } from './routes.tsx';
import { siteName } from './siteName.ts';

export interface AppProps {
  brand: Brand;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Answers that the server has fetched already, by call. */
  fallback: Record<string, unknown>;
  cache: EmotionCache;
}

function filled(cache: Readonly<Cache>, answers: Record<string, unknown>): Cache {
  for (const [call, data] of Object.entries(answers)) cache.set(call, { data });
  return cache;
}

/** Leads an address of the browser's own navigation to the one that is meant by it, as the server does those of its requests. */
function useCleanAddress(): void {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const isLive = useIsLive();
  // The server has judged the address of the document already.
  const asked = useRef(isLive ? '' : pathname + search);
  useEffect(() => {
    const address = pathname + search;
    if (asked.current === address) return;
    asked.current = address;
    // Links of the shop lead to clean addresses; another is shown as it is until the code has come.
    import('./preloading/afterFirstPage.ts').then(
      ({ cleanAddress, pageAddress }) => {
        const clean = cleanAddress(address);
        const isHere = window.location.pathname + window.location.search === address;
        if (isHere && clean !== undefined && clean !== pageAddress(address)) void navigate(clean + hash, { replace: true, state });
      },
      () => undefined,
    );
  }, [pathname, search, hash, state, navigate]);
}

// Its link works from the start; only what makes room for content comes later.
const Messaging = deferredPart(async () => (await import('./preloading/afterFirstPage.ts')).MessagingButton, 'visible', useIsLive);

function Screens() {
  const { pathname } = useLocation();
  const { company } = useBrand();
  useCleanAddress();
  useScrollAndFocus();
  usePreloading();
  const { route } = routeOf(pathname);
  const screen = (
    <Suspense fallback={<PageSpinner />}>
      <PersonalWords>
        <route.screen />
      </PersonalWords>
    </Suspense>
  );
  if (!route.layout) return screen;
  return (
    <>
      <Layout>{screen}</Layout>
      <Messaging href={company.messagingHref} />
    </>
  );
}

/** The shop, inside the router of the environment. */
export function App({ brand, publicUrl, fallback, cache }: AppProps) {
  const swr = useMemo<SWRConfiguration>(
    () => ({
      // In the browser the server's answers are cached like all others, so that a list can return to its first state.
      ...(import.meta.env.SSR ? { fallback } : { provider: (cache) => filled(cache, fallback) }),
      // The server's answers are fresh; later answers stay cached until the visitor comes back to the page.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // A failed load goes to the error page at once (specification, section 8); the visitor decides whether to try again.
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
            <KitProvider linkComponent={RouterLink} icons={brand.icons}>
              <RouterLinks>
                <ErrorBoundary place={key} onError={goToErrorPage}>
                  <Screens />
                </ErrorBoundary>
              </RouterLinks>
            </KitProvider>
          </SWRConfig>
        </HeadDefaults>
      </BrandContext>
    </CacheProvider>
  );
}
