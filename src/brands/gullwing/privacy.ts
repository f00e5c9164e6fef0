import type { LegalDocument } from '../pages.ts';
import { privacyOf } from '../legal/privacy.ts';
import type { Brand } from '../types.ts';

/** Gullwing's privacy policy. */
export const privacy = (brand: Brand): LegalDocument =>
  privacyOf(brand, {
    own: {
      collection: { voice: 'When you leave a voice message with an order: the recording.' },
    },
  });
