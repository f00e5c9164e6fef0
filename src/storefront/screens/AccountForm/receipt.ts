/** The receipt of a registration: the address of its link, and its reference. It is stored in this tab, so that a reload still shows it. */
export interface Receipt {
  /** The address that the link was sent to. */
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

const storageKey = 'account-form receipt';

/** The receipt of this tab's last registration; undefined when there is none. */
export function recallReceipt(): ShownReceipt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Receipt> | null;
    return typeof kept?.mail === 'string' && typeof kept.reference === 'string' && typeof kept.sentAt === 'string'
      ? { mail: kept.mail, reference: kept.reference, sentAt: kept.sentAt, isStored: true }
      : undefined;
  } catch {
    // Storage is switched off, or the entry is not a receipt.
    return undefined;
  }
}

/** Stores the receipt of a registration. Gives whether that worked. */
export function keepReceipt(receipt: Receipt): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    return true;
  } catch {
    // Without storage the receipt stays as long as the page is shown.
    return false;
  }
}
