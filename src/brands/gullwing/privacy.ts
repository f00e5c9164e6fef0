import type { LegalDocument } from '../pages.ts';
import { clause } from '../legal/clauses.ts';
import { privacyOf } from '../legal/privacy.ts';
import { facts } from './facts.ts';

/** Gullwing's privacy policy. */
export const privacy: LegalDocument = privacyOf(facts, {
  own: {
    collection: [clause('voice', 'When you leave a voice message with an order: the recording, until the order has been packed.')],
  },
});
