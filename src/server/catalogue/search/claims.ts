/** Claims of texts about the product itself. A description, or a tag, may speak of other goods, or say the opposite: "Not suitable for a gluten free diet." */
import { memoise } from '../../../contract/memoise.ts';
import { readAbsences } from './absences.ts';
import { weakTerms } from './lexicon.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { sensesOf } from './protective.ts';
import { fold, meaningful, tokens } from './text/normalise.ts';
import { conjunctions, isLetters, type Word } from './text/word.ts';

const listOf = (texts: string): ReadonlySet<string> => new Set(texts.split(', '));
const beside = listOf(lexicon.claims.beside);
const follows = listOf(lexicon.claims.follows);
const doubtful = listOf(lexicon.claims.doubtful);

/** Where a clause ends. After some of these signs it is taken back: "Gluten free: no", "Gluten free? No". */
const clauseEnd = /([,.;|•\n!):=?(✗✘✕✖❌☒]|\s[-–—]+\s)/u;
const yes = new RegExp(`^\\s*(?:${lexicon.claims.yes.replaceAll(', ', '|')})\\s*$`, 'iu');

/** "Gluten, dairy and egg free" is one claim, and for a diet it is one too. */
const listComma = /(\p{L}+)\s*,\s*(?=(\p{L}+))/gu;
const forDiet = /\bsuitable for (?:an? )?([^.,;]+) diets?\b/giu;

const isAbsent = ({ absent }: Word): boolean => absent !== undefined;

/** Whether a text denies anything, or is about other goods. None of its claims counts. */
export const isDoubtful = memoise(
  (text: string): boolean =>
    /[:=?(]\s*(?:no?|not|false|0)\b|[✗✘✕✖❌☒]/iu.test(text) || tokens(text).some(({ plain }) => doubtful.has(plain)),
);

/** The words of each clause, those that are absent in one only where it may be a claim. */
const clausesOf = memoise((sentence: string): readonly (readonly Word[])[] => {
  const isThing = (text: string) => ['allergen', 'other'].includes(sensesOf(fold(text)).thing?.kind ?? '');
  const parts = sentence
    .replace(listComma, (typed, one: string, other: string) => ([one, other].every(isThing) ? `${one} and ` : typed))
    .replace(forDiet, '$1')
    .split(clauseEnd);
  return parts.flatMap((clause, at) => {
    const [sign = '', next = ''] = parts.slice(at + 1);
    const isClaim = (/^[,.;|•\n!)]?$/u.test(sign) || yes.test(next)) && !isDoubtful(sentence);
    return at % 2 === 1 ? [] : [isClaim ? readAbsences(tokens(clause)) : tokens(clause)];
  });
});

/** A thing is absent only where its clause has no other words than the product's own. @param own - terms of its name and categories */
export function wordsClaimed(sentence: string, own: ReadonlySet<string>): Word[] {
  return clausesOf(sentence).flatMap((all) =>
    meaningful(all.flatMap((word, at) => (isOfGoods(all, at, own) ? [word] : tokens(word.plain)))),
  );
}

/** Whether only words of the goods are around an absence: "a gluten free penne for", not "for a gluten free recipe". */
function isOfGoods(all: readonly Word[], at: number, own: ReadonlySet<string>): boolean {
  if (!isAbsent(all[at]!)) return true;
  const isWeak = ({ term, plain }: Word) => weakTerms.has(term) && plain !== 'no' && !conjunctions.has(plain);
  const isPassed = (word: Word) => isAbsent(word) || !isLetters(word) || isWeak(word);
  const isOwn = (word: Word) => isPassed(word) || own.has(word.term) || beside.has(word.plain);
  const before = all.slice(0, at).findLast((word) => conjunctions.has(word.plain) || !isOwn(word));
  const after = all.slice(at + 1).find((word) => conjunctions.has(word.plain) || !isOwn(word));
  return (!before || conjunctions.has(before.plain)) && (!after || follows.has(after.plain));
}
