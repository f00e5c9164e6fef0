/** The states of an account, and what leads from one to another. */

import type { AccountEventKind, AccountState } from '../database/schema.ts';

export type { AccountEventKind, AccountState };

/** All states, in the order of an account's life. */
export const accountStates = ['submitted', 'verified', 'approved', 'rejected'] as const satisfies readonly AccountState[];

/** Changes of state: from where to where. Everything else in the history leaves the state as it is. */
export const accountChanges = {
  verified: { from: 'submitted', to: 'verified' },
  approved: { from: 'verified', to: 'approved' },
  rejected: { from: 'verified', to: 'rejected' },
} as const satisfies Partial<Record<AccountEventKind, { from: AccountState; to: AccountState }>>;

/** What can happen to an account so that its state changes. */
export type AccountChange = keyof typeof accountChanges;

/** What staff decide about an account under review; to ask leaves its state as it is. */
export const decisions = ['approve', 'reject', 'ask'] as const;

/** One of the decisions. */
export type AccountDecision = (typeof decisions)[number];

/** Longest note of a decision, in UTF-16 code units. */
export const decisionNoteMaxLength = 5_000;
