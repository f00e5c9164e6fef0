import { useLocation } from 'react-router-dom';
import { routeOf } from '../routes.tsx';

/** The named parts of the current address, such as `productId` in `/product/{productId}`. */
export function useRouteParameters(): Readonly<Record<string, string | undefined>> {
  return routeOf(useLocation().pathname).parameters;
}
