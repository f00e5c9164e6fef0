/** Building blocks of the legal texts. */
import type { LegalClause, LegalSection } from '../pages.ts';

/** Clauses that one brand adds, by the id of the section they belong to. */
export type OwnClauses = Readonly<Record<string, readonly LegalClause[]>>;

/** A clause. */
export function clause(id: string, text: string, points?: readonly string[]): LegalClause {
  return { id, text, ...(points ? { points } : {}) };
}

/**
 * Puts a brand's own clauses after the common ones of their sections.
 *
 * @throws {Error} when a section is named that does not exist: the clause would silently be missing from a contract
 */
export function withOwnClauses(sections: readonly LegalSection[], own: OwnClauses): readonly LegalSection[] {
  const unknown = Object.keys(own).find((id) => !sections.some((section) => section.id === id));
  if (unknown !== undefined) throw new Error(`There is no section "${unknown}" to add clauses to`);
  return sections.map((section) => ({ ...section, clauses: [...section.clauses, ...(own[section.id] ?? [])] }));
}

// The months are written out, since `Intl` would load its tables on a phone while the page starts.
const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO date in words: `1 November 2026`. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}
