/** One step from an older to a newer set of tables. Once it has been released it never changes; a correction is another migration. */
export interface Migration {
  /** Number and subject; migrations run in the order of the list. */
  readonly name: string;
  /** Servers of the version before are stopped before it runs and do not start after it (`docs/operations.md`). Default: they can go on. */
  readonly isBreaking?: true;
  /** Run one by one in one transaction. */
  readonly statements: readonly string[];
}
