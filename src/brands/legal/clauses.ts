/** Building blocks of the legal texts. */
import type { LegalClause, LegalSection } from '../pages.ts';

/** The clauses of a section by their ids, in order: a text, or a text with the points of the list that it introduces. */
export type Clauses = Readonly<Record<string, string | readonly [text: string, ...points: string[]]>>;

/** Clauses that one brand adds, by the id of the section they belong to. */
export type OwnClauses = Readonly<Record<string, Clauses>>;

function clausesOf(clauses: Clauses): LegalClause[] {
  return Object.entries(clauses).map(([id, clause]) => {
    const [text, ...points] = typeof clause === 'string' ? [clause] : clause;
    return { id, text, ...(points.length > 0 ? { points } : {}) };
  });
}

/** A section of a legal text. */
export function section(id: string, title: string, clauses: Clauses): LegalSection {
  return { id, title, clauses: clausesOf(clauses) };
}

/**
 * Puts a brand's own clauses after the common ones of their sections.
 *
 * @throws {Error} when a section is named that does not exist: the clause would silently be missing from a contract
 */
export function withOwnClauses(sections: readonly LegalSection[], own: OwnClauses): readonly LegalSection[] {
  const unknown = Object.keys(own).find((id) => !sections.some((each) => each.id === id));
  if (unknown !== undefined) throw new Error(`There is no section "${unknown}" to add clauses to`);
  return sections.map((each) => ({ ...each, clauses: [...each.clauses, ...clausesOf(own[each.id] ?? {})] }));
}

// The months are written out, since `Intl` would load its tables on a phone while the page starts.
const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO date in words: `1 November 2026`. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}
