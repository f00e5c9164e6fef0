import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import { facts } from './facts.ts';

/** Tarnbrook's terms and conditions. */
export const terms: LegalDocument = termsOf(facts, {
  goods: 'food, soft drinks, packaging, cleaning supplies, frozen fish and seafood',
  counter: 'our trade counter',
});
