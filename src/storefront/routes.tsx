import { matchPath } from 'react-router-dom';
import { lazyScreen, type LazyScreen } from './navigation/lazyScreen.tsx';

/** A screen and the addresses it answers to. */
export interface ShopRoute {
  /** Patterns as React Router matches them. */
  paths: readonly string[];
  /** The source module, by which the server finds what to preload. */
  module: string;
  screen: LazyScreen;
  /** Whether it stands inside header and footer. */
  layout: boolean;
}

const homeScreen = lazyScreen(async () => (await import('./screens/Home/Home.tsx')).Home);

/** The screens of the shop (specification, section 2). */
export const routes = {
  home: { paths: ['/'], module: 'src/storefront/screens/Home/Home.tsx', screen: homeScreen, layout: true },
  productList: {
    paths: ['/product-list', '/product-list/:category', '/category/:category'],
    module: 'src/storefront/screens/ProductList/ProductList.tsx',
    screen: lazyScreen(async () => (await import('./screens/ProductList/ProductList.tsx')).ProductList),
    layout: true,
  },
  product: {
    paths: ['/product/:productId'],
    module: 'src/storefront/screens/Product/Product.tsx',
    screen: lazyScreen(async () => (await import('./screens/Product/Product.tsx')).Product),
    layout: true,
  },
  error: {
    paths: ['/error'],
    module: 'src/storefront/screens/Error/ErrorPage.tsx',
    screen: lazyScreen(async () => (await import('./screens/Error/ErrorPage.tsx')).ErrorPage),
    layout: false,
  },
} as const satisfies Record<string, ShopRoute>;

/** Name of a route. */
export type RouteName = keyof typeof routes;

/** Which screen an address shows. An unknown one shows home, as specified; `known` tells the two apart. */
export function routeOf(pathname: string): {
  name: RouteName;
  route: ShopRoute;
  parameters: Readonly<Record<string, string | undefined>>;
  known: boolean;
} {
  for (const [name, route] of Object.entries(routes) as [RouteName, ShopRoute][]) {
    for (const path of route.paths) {
      const match = matchPath(path, pathname);
      if (match) return { name, route, parameters: match.params, known: true };
    }
  }
  return { name: 'home', route: routes.home, parameters: {}, known: false };
}
