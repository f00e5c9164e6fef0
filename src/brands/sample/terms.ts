import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import { facts } from './facts.ts';

/** Sample Brand's terms and conditions. */
export const terms: LegalDocument = termsOf(facts, { goods: '(sample text) what you sell', counter: '(sample text) your counter' });
