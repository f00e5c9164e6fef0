import { useLocation } from 'react-router-dom';
import { pageOf } from './pageOf.ts';

/** The named parts of the current address, such as `productId` in `/product/{productId}`. */
export function useRouteParameters(): Readonly<Record<string, string | undefined>> {
  return pageOf(useLocation().pathname).parameters;
}
