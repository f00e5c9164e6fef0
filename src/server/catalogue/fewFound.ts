/** Searches that find little, for staff: their texts and how often, never by whom. */
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/index.ts';
import { plainSearch } from './search/text/normalise.ts';

/** Products from which on a search has found enough. */
const enough = 5;

/** Most searches that are known to find little, and that are stored. */
const most = 2_000;

/** Days after its last time that a search is forgotten. */
const keptDays = 90;

const shown = 100;

const keyOf = (search: string): string => plainSearch(search).trim();

/** Counts searches that find little, in memory until they are stored. */
export class FewFound {
  readonly #known = new Set<string>();
  readonly #counts = new Map<string, number>();
  /** Searches by visitor for a minute, in which going to and fro counts once. It is stored nowhere. */
  readonly #recent = new LRUCache<string, true>({ max: most, ttl: 60_000 });

  /** Notes how many products of the whole range have all the words of a search. A text with an "@" may be a mail address, and is left out. */
  note(search: string, found: number): void {
    if (found < enough && !search.includes('@') && this.#known.size < most) this.#known.add(keyOf(search));
  }

  forget(): void {
    this.#known.clear();
  }

  /** Counts an answered address, if it is that of a search which finds little. */
  count(address: string, visitor: string): void {
    if (!/[?&]search(?:Product)?=/u.test(address)) return;
    const query = new URLSearchParams(address.slice(address.indexOf('?')));
    const search = keyOf(query.get('searchProduct') ?? query.get('search') ?? '');
    if (!this.#known.has(search) || this.#recent.has(`${visitor} ${search}`)) return;
    this.#recent.set(`${visitor} ${search}`, true);
    this.#counts.set(search, (this.#counts.get(search) ?? 0) + 1);
  }

  /** Stores what was counted, and forgets searches that have not come for long. */
  async store({ kysely }: Database): Promise<void> {
    if (this.#counts.size === 0) return;
    const counted = [...this.#counts];
    this.#counts.clear();
    await sql`
      insert into few_found (search, times, last_at)
      select search, times, now() from unnest(${counted.map(([search]) => search)}::text[], ${counted.map(([, times]) => times)}::int[]) as row (search, times)
      on conflict (search) do update set times = few_found.times + excluded.times, last_at = excluded.last_at`.execute(kysely);
    await sql`
      delete from few_found where last_at < now() - make_interval(days => ${keptDays})
      or search in (select search from few_found order by times desc, last_at desc offset ${most})`.execute(kysely);
  }
}

export type FewFoundLine = Awaited<ReturnType<typeof listFewFound>>[number];

/** The searches in small letters, each with how often it came and when last (ISO 8601 in UTC). */
export async function listFewFound({ kysely }: Database) {
  const rows = await kysely.selectFrom('fewFound').selectAll().orderBy('times', 'desc').orderBy('lastAt', 'desc').limit(shown).execute();
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}
