export const progressBar = {
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  /** Spoken at every quarter. */
  done: (share: number): string => `${Math.round(share * 100)}% done`,
};
