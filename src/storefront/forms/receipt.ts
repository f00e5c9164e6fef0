import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubmissionAnswer } from '../../contract/forms/schemas.ts';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import { storedText, valueIn, type StoredText } from '../storedText.ts';

/** Id of the heading of a form that is open again below its receipt. */
export const againId = 'again';

/** The receipt of a sent form: the address that the shop's mails go to, and the reference. It is stored in this tab, so that a reload still shows it. */
export interface Receipt {
  /** The address that was given. */
  mail: string;
  /** Empty when the server gave none. */
  reference: string;
  /** ISO 8601. */
  sentAt: string;
}

/** The reference in the answer to a form that was taken; empty when the server gave none. */
export function referenceIn(answer: unknown): string {
  return ((answer ?? {}) as Partial<SubmissionAnswer>).reference ?? '';
}

function receiptIn(stored: StoredText): Receipt | undefined {
  const { mail, reference, sentAt } = (valueIn(stored) ?? {}) as Partial<Record<keyof Receipt, unknown>>;
  return typeof mail === 'string' && typeof reference === 'string' && typeof sentAt === 'string' ? { mail, reference, sentAt } : undefined;
}

/**
 * Keeps the receipt of a form in this tab.
 *
 * @param draftKey - storage key of the form's `DraftKeeper`
 */
export function useReceipt(draftKey: string) {
  const stored = storedText('sessionStorage', `${draftKey} receipt`);
  const isLive = useIsLive();
  const [made, setMade] = useState<Receipt>();
  const [isReopened, setIsReopened] = useState(false);
  const receipt = made ?? (isLive ? receiptIn(stored) : undefined);
  return {
    /** Undefined when nothing was sent in this tab, on the server, and while hydrating. */
    receipt,
    /** Whether the form is shown: until it was sent, and again on request. */
    isFormOpen: receipt === undefined || isReopened,
    /** Opens the form again. The focus goes from the button, which disappears, to the form's heading: {@link againId}. */
    openForm: () => {
      flushSync(() => setIsReopened(true));
      document.getElementById(againId)?.focus();
    },
    /** Whether it was sent since the page was opened, so that the page still has the values. */
    isNew: made !== undefined,
    /** Makes the receipt of a form that was sent just now, in place of an earlier one, and closes the form. */
    keepReceipt: (of: Pick<Receipt, 'mail' | 'reference'>) => {
      const next: Receipt = { ...of, sentAt: new Date().toISOString() };
      // Without storage the receipt stays as long as the page is shown.
      stored.write(JSON.stringify(next));
      setMade(next);
      setIsReopened(false);
    },
  };
}
