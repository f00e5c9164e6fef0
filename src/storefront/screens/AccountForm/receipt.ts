/** What stays of a registration that was sent: where its link went, and what it is named by. Kept in this tab, so that a reload still shows it. */
export interface Receipt {
  /** Where the link went. */
  mail: string;
  /** Empty when the server gave none. */
  reference: string;
  /** ISO 8601. */
  sentAt: string;
}

const storageKey = 'account-form receipt';

/** The last registration of this tab; nothing when there is none. */
export function recallReceipt(): Receipt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Receipt> | null;
    return typeof kept?.mail === 'string' && typeof kept.reference === 'string' && typeof kept.sentAt === 'string'
      ? { mail: kept.mail, reference: kept.reference, sentAt: kept.sentAt }
      : undefined;
  } catch {
    // Storage is switched off, or something else is there.
    return undefined;
  }
}

/** Keeps what stays of a registration. */
export function keepReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
  } catch {
    // Then it stays as long as the page is shown.
  }
}
