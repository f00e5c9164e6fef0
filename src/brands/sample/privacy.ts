import type { LegalDocument } from '../pages.ts';
import { privacyOf } from '../legal/privacy.ts';
import { brand } from './index.ts';

/** Sample Brand's privacy policy. */
export const privacy: LegalDocument = privacyOf(brand);
