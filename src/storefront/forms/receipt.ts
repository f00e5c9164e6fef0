import { useState } from 'react';
import { useIsLive } from '../navigation/useIsLive.ts';

/** The receipt of a sent form: the address that the shop's mails go to, and the reference. It is stored in this tab, so that a reload still shows it. */
export interface Receipt {
  /** The address that was given. */
  mail: string;
  /** Empty when the server gave none. */
  reference: string;
  /** ISO 8601. */
  sentAt: string;
}

/** A receipt, and whether a reload will show it too. */
export interface ShownReceipt extends Receipt {
  isStored: boolean;
}

/** Reads the stored receipt of a form; undefined when there is none. */
function recall(storageKey: string): ShownReceipt | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Receipt> | null;
    return typeof stored?.mail === 'string' && typeof stored.reference === 'string' && typeof stored.sentAt === 'string'
      ? { mail: stored.mail, reference: stored.reference, sentAt: stored.sentAt, isStored: true }
      : undefined;
  } catch {
    // Storage is switched off, or the entry is not a receipt.
    return undefined;
  }
}

/** Stores a receipt. Gives whether that worked. */
function store(storageKey: string, receipt: Receipt): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    return true;
  } catch {
    // Without storage the receipt stays as long as the page is shown.
    return false;
  }
}

/** The receipt of a form that was sent in this tab. */
export interface KeptReceipt {
  /** Undefined when nothing was sent in this tab, on the server, and while hydrating. */
  receipt: ShownReceipt | undefined;
  /** Whether it was sent since the page was opened, so that the page still has the values. */
  isNew: boolean;
  /** Makes the receipt of a form that was sent just now, in place of an earlier one. */
  keepReceipt: (of: Pick<Receipt, 'mail' | 'reference'>) => void;
}

/**
 * Keeps the receipt of a form in this tab.
 *
 * @param draftKey - storage key of the form's `DraftKeeper`
 */
export function useReceipt(draftKey: string): KeptReceipt {
  const storageKey = `${draftKey} receipt`;
  const isLive = useIsLive();
  const [made, setMade] = useState<ShownReceipt>();
  return {
    receipt: made ?? (isLive ? recall(storageKey) : undefined),
    isNew: made !== undefined,
    keepReceipt: (of) => {
      const next: Receipt = { ...of, sentAt: new Date().toISOString() };
      setMade({ ...next, isStored: store(storageKey, next) });
    },
  };
}
