import { createContext, use } from 'react';
import type { Brand } from '../brands/types.ts';

/** The brand whose shop this is. */
export const BrandContext = createContext<Brand | undefined>(undefined);

export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext above it');
  return brand;
}
