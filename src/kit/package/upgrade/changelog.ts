/** A version of the kit, and the entries of its changelog that a consumer has to act on. */
export interface Migration {
  readonly version: string;
  /** In Markdown, without the bullet. */
  readonly steps: readonly string[];
}

/** How an entry of the changelog begins that asks something of those who use the kit. */
const asks = /^\*\*(?:Changed|Renamed|Removed):\*\*/u;

/** The entries of a changelog that a consumer has to act on, by version, the newest first. Versions without any are left out. */
export function migrationsOf(changelog: string): Migration[] {
  return changelog
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [version = '', ...entries] = section.split(/\n- /u);
      return { version: version.split('\n')[0]!.trim(), steps: entries.map((entry) => entry.trim()).filter((entry) => asks.test(entry)) };
    })
    .filter(({ steps }) => steps.length > 0);
}
