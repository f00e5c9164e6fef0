import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import { brand } from './index.ts';

/** Sample Brand's terms and conditions. */
export const terms: LegalDocument = termsOf(brand, { goods: '(sample text) what you sell', counter: '(sample text) your counter' });
