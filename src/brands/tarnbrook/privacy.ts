import type { LegalDocument } from '../pages.ts';
import { privacyOf } from '../legal/privacy.ts';
import type { Brand } from '../types.ts';

/** Tarnbrook's privacy policy. */
export const privacy = (brand: Brand): LegalDocument => privacyOf(brand);
