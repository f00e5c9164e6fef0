import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import { brand } from './index.ts';

/** Tarnbrook's terms and conditions. */
export const terms: LegalDocument = termsOf(brand, {
  goods: 'food, soft drinks, packaging, cleaning supplies, frozen fish and seafood',
  counter: 'our trade counter',
});
