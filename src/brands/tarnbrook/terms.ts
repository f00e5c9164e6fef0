import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import type { Brand } from '../types.ts';

/** Tarnbrook's terms and conditions. */
export const terms = (brand: Brand): LegalDocument =>
  termsOf(brand, {
    goods: 'food, soft drinks, packaging, cleaning supplies, frozen fish and seafood',
    counter: 'our trade counter',
  });
