import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import type { Brand } from '../types.ts';

/** Sample Brand's terms and conditions. */
export const terms = (brand: Brand): LegalDocument =>
  termsOf(brand, { goods: '(sample text) what you sell', counter: '(sample text) your counter' });
