import type { LegalDocument } from '../pages.ts';
import { privacyOf } from '../legal/privacy.ts';
import { facts } from './facts.ts';

/** Sample Brand's privacy policy. */
export const privacy: LegalDocument = privacyOf(facts);
