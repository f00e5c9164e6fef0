import type { LegalDocument } from '../pages.ts';
import { termsOf } from '../legal/terms.ts';
import type { Brand } from '../types.ts';

/** Gullwing's terms and conditions: fish is landed, not made, and that needs a few clauses of its own. */
export const terms = (brand: Brand): LegalDocument =>
  termsOf(brand, {
    goods: 'chilled and frozen fish, shellfish, and what a seafood kitchen needs beside them',
    counter: 'the ice house on the wharf',
    own: {
      goods: {
        catch:
          'What the sea gives differs from day to day. If a species cannot be had we offer you another at its own price; we send it only if you agree.',
        weight: 'Chilled fish is sold by the weight on our scales when it is packed.',
      },
      'faulty-goods': {
        thawed:
          'Frozen fish and seafood must be checked on the doorstep. Tell us at once, on the day of delivery, if any of it has begun to thaw.',
      },
      delivery: { boxes: 'Fish boxes stay ours. Please have them rinsed and ready for the driver’s next visit.' },
    },
  });
