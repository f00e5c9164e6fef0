/** Why a search finds what it finds, for staff: how its words were read, and why the first products come first. */
import type { SearchWords } from '../../brands/types.ts';
import type { Database } from '../database/index.ts';
import { synonymsOf } from './search/lexicon.ts';
import { planSearch } from './search/plan.ts';
import { readSnapshot } from './snapshot.ts';
import { explainStatement, rankingOf } from './statements.ts';

export type SearchExplanation = Awaited<ReturnType<typeof explainSearch>>;

export async function explainSearch(database: Database, search: string, words?: SearchWords) {
  const { vocabulary } = await readSnapshot(database, 1, synonymsOf(words));
  const { read, protections, questions = [], request } = planSearch(search, vocabulary);
  const rows = request ? await database.read(explainStatement, rankingOf(request)) : [];
  return {
    // Its parts in their order, each with the condition that it was expanded to; without one where it is not understood.
    words: read(),
    protects: protections.map(({ text }) => text),
    questions,
    products: rows.map(([code, name, hasAll, score, popularity]) => ({
      code: code!,
      name: name!,
      // Or fewer of the words, and it follows.
      hasAll: hasAll === '1',
      // Sum of the weights of the features that it has.
      score: Number(score),
      popularity: Number(popularity),
    })),
  };
}
