/** Why a search finds what it finds, for staff: how its words were read, and why the first products come first. */
import type { SearchWords } from '../../brands/types.ts';
import type { Database } from '../database/index.ts';
import { synonymsOf } from './search/lexicon.ts';
import { planSearch } from './search/plan.ts';
import { readSnapshot } from './snapshot.ts';
import { explainStatement, rankingOf } from './statements.ts';

export interface SearchExplanation {
  /** Its parts in their order, each with the condition that it was expanded to; without one where it is not understood. */
  readonly words: readonly { readonly words: string; readonly condition?: string }[];
  readonly protects: readonly string[];
  readonly questions: readonly string[];
  readonly products: readonly {
    readonly code: string;
    readonly name: string;
    /** Whether it has all the words, or fewer of them and follows. */
    readonly hasAll: boolean;
    /** Sum of the weights of the features that it has. */
    readonly score: number;
    readonly popularity: number;
  }[];
}

export async function explainSearch(database: Database, search: string, words?: SearchWords): Promise<SearchExplanation> {
  const { vocabulary } = await readSnapshot(database, 1, synonymsOf(words));
  const { read, protections, questions = [], request } = planSearch(search, vocabulary);
  const rows = request ? await database.read(explainStatement, rankingOf(request)) : [];
  return {
    words: read(),
    protects: protections.map(({ text }) => text),
    questions,
    products: rows.map(([code, name, hasAll, score, popularity]) => ({
      code: code!,
      name: name!,
      hasAll: hasAll === '1',
      score: Number(score),
      popularity: Number(popularity),
    })),
  };
}
