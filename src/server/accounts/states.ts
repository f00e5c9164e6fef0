import type { AccountEventKind, AccountState } from '../database/schema.ts';

export type { AccountEventKind, AccountState };

export const accountStates = ['submitted', 'verified', 'approved', 'rejected'] as const satisfies readonly AccountState[];

/** Changes of state, with the states before and after. Other events in the history leave the state as it is. */
export const accountChanges = {
  verified: { from: 'submitted', to: 'verified' },
  approved: { from: 'verified', to: 'approved' },
  rejected: { from: 'verified', to: 'rejected' },
} as const satisfies Partial<Record<AccountEventKind, { from: AccountState; to: AccountState }>>;

export type AccountChange = keyof typeof accountChanges;

/** Decisions of staff about an account under review; asking leaves its state as it is. */
export const decisions = ['approve', 'reject', 'ask'] as const;

export type AccountDecision = (typeof decisions)[number];

/** Longest note of a decision, in UTF-16 code units. */
export const decisionNoteMaxLength = 5_000;

/** Warnings of a form as staff read them: those about a director with their number. */
export const saidWarnings = (warnings: Readonly<Record<string, string>>): string[] =>
  Object.entries(warnings).map(([path, warning]) => {
    const [, index] = /^directors\[(\d+)\]/u.exec(path) ?? [];
    return index === undefined ? warning : `Director ${Number(index) + 1}: ${warning}`;
  });
