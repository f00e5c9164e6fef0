/**
 * Rewrites the phrasings in which people say whom a search has to protect into the one that is looked up: "allergic to nuts", "does not contain nuts" and
 * "nut safe" become "nut free", a coeliac's bread gluten free bread, and "not halal" asks for the opposite.
 */
import { absence, denials, free, freeFrom, from, isOftenAbsent, negations, oftenAbsent, thingPhrases } from './absences.ts';
import { isNeverLeftOut, isRefusedFood, protectedLength, protectionOf } from './facts.ts';
import { conjunctions, stopWords } from './stopWords.ts';
import { rewrittenWords, words } from './normalise.ts';
import { isLetters, type Word } from './word.ts';
import { faiths, freeFromGoods, listedAllergens, people } from './protective.ts';
import { readDietMarks, spellOut } from './shortForms.ts';
import { avoidances, correctMisspellings, plainWord, type IsKnown } from './misspellings.ts';
import { editDistance } from './spelling.ts';
import { stem } from './stem.ts';

/** Further words that deny the next one. */
const refusals = new Set([
  ...denials,
  ...negations,
  'avoid',
  'avoiding',
  'cannot',
  'cant',
  'doesnt',
  'dont',
  'exclude',
  'excluding',
  'minus',
  'unsuitable',
]);

/** Words between a refusal and the refused thing. */
const betweenRefusal = new Set([
  'a', 'added', 'all', 'any', 'approved', 'be', 'certified', 'contain', 'containing', 'contains', 'eat', 'for', 'have', 'having', 'of', 'only', 'suitable', 'the', 'to', 'trace',
  'traces',
]); // prettier-ignore

/** Words before "for" and people which only say that something is right for them: "suitable for vegans", "ok for nut allergy". */
const praises = new Set(['acceptable', 'appropriate', 'fine', 'fit', 'good', 'ideal', 'ok', 'okay', 'safe', 'suitable', 'suited']);

/** Between such praise and whom it is for. */
const beforePeople = new Set(['a', 'an', 'any', 'anyone', 'customers', 'eating', 'everyone', 'for', 'guests', 'my', 'our', 'people', 'someone', 'the', 'those', 'to', 'who', 'with']); // prettier-ignore

/** Words before a refusal that add nothing. */
const beforeRefusal = new Set(['do', 'does', 'must', 'should']);

/** Words after a thing which say that somebody must do without it. */
const sensitivities = new Set([...avoidances].filter((word) => word !== 'safe'));

/** Words beside an allergen which say that it is one: "nut allergen cake". Alone they are what goods are free of. */
const allergenWords = new Set(['allergen', 'allergens']);

/** Words before a sensitivity that do not name the thing. */
const unnamed = new Set(['all', 'any', 'bad', 'customer', 'food', 'foods', 'have', 'multiple', 'my', 'severe', 'strong']);

/** Words after a word for people, or for the thing they avoid, that add nothing. */
const afterPeople = new Set(['approved', 'certified', 'disease', 'friendly', 'people', 'safe', 'sufferer', 'sufferers']);

/** Between a sensitivity and the thing: "allergic to nuts". */
const towards = new Set(['to', 'of', 'from', 'against']);

const listed = new Set(listedAllergens);
const goods = new Set(freeFromGoods.map(stem));

/** The words of a search, with the protective ones corrected and rewritten, and whether any were. */
export function searchWords(text: string, isKnown: IsKnown): { readonly words: Word[]; readonly isRewritten: boolean } {
  let isRewritten = false;
  // A list of absent things may have only commas: "gluten, nut free".
  const plain = spellOut(text.replace(/,(?=\s*\p{L})/gu, ' and '));
  const read = rewrittenWords(plain, (typed) => {
    const corrected = correctMisspellings(readDietMarks(typed), isKnown);
    const rewritten = applyRules(corrected);
    isRewritten = plain !== text || textOf(corrected) !== textOf(typed) || typed.some(isPerson);
    return rewritten;
  });
  return { words: read, isRewritten };
}

function textOf(list: readonly Word[]): string {
  return list.map(({ plain }) => plain).join(' ');
}

/** The words that a phrasing is rewritten to, and the number of words that it took. */
interface Rewrite {
  readonly words: readonly Word[];
  readonly taken: number;
}

/** A rule reads the words from one on, and the rewritten word before it; undefined where it does not apply. */
type RewriteRule = (rest: readonly Word[], before: Word | undefined) => Rewrite | undefined;

const rewriteRules: readonly RewriteRule[] = [
  readRefusal,
  readPraise,
  readSensitivity,
  readTowards,
  readPerson,
  readFaith,
  readFreeFrom,
  readFreeBefore,
  readMisspeltFree,
  readList,
];

function applyRules(typed: readonly Word[]): Word[] {
  const rewritten: Word[] = [];
  for (let at = 0; at < typed.length;) {
    const rest = typed.slice(at);
    const read = first(rewriteRules, (rule) => rule(rest, rewritten.at(-1))) ?? { words: [typed[at]!], taken: 1 };
    rewritten.push(...read.words);
    at += read.taken;
  }
  return rewritten;
}

function first<Item, Result>(list: readonly Item[], look: (item: Item) => Result | undefined): Result | undefined {
  for (const item of list) {
    const result = look(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** "Does not contain nuts", "not suitable for vegans", "not gluten free". */
function readRefusal(rest: readonly Word[]): Rewrite | undefined {
  const start = beforeRefusal.has(rest[0]!.plain) ? 1 : 0;
  const refusal = rest[start]?.plain ?? '';
  if (!refusals.has(refusal)) return undefined;
  let at = start + 1;
  if (refusal !== 'non' && isSensitivity(rest[at])) return undefined;
  if (refusal === 'non' && (isSensitivity(rest[at]) || rest[at]?.plain === 'allergenic'))
    return { words: [plainWord('hypoallergenic')], taken: at + 1 };
  while (betweenRefusal.has(rest[at]?.plain ?? '')) at += 1;
  const thing = thingWords(rest.slice(at));
  // "No added sugar" is what the range calls it.
  if (thing > 0 && rest[at - 1]?.plain === 'added' && rest[at]?.plain === 'sugar') return undefined;
  if (thing > 0 && denials.has(refusal) && rest[at + thing]?.plain === free.plain) {
    return { words: words(textOf(rest.slice(at, at + thing + 1))).map(denialOf), taken: at + thing + 1 };
  }
  const last = rest[at];
  if (thing > 0 || (last && isRefusedFood(last))) return refused(rest, at);
  const held = protectedLength(rest.slice(at));
  if (held > 0) return { words: [denied(rest.slice(at, at + held))], taken: at + held };
  const person = last && personOf(last);
  if (person) return { words: words(`${person} free`).map(denialOf), taken: at + 1 };
  const faith = last && faithOf(last);
  return faith ? { words: [denied([plainWord(faith)])], taken: at + 1 } : undefined;
}

/** The things that a refusal takes away, from a place on: "no pork or bacon", "no nut allergens". */
function refused(rest: readonly Word[], start: number): Rewrite {
  const absent: Word[] = [];
  let at = start;
  for (;;) {
    const length = thingWords(rest.slice(at)) || 1;
    absent.push(absence(textOf(rest.slice(at, at + length))));
    at += length;
    if (allergenWords.has(rest[at]?.plain ?? '')) at += 1;
    const joined = rest.slice(at + 1);
    const isJoined = conjunctions.has(rest[at]?.plain ?? '') && joined[0] && (thingWords(joined) > 0 || isRefusedFood(joined[0]));
    if (!isJoined || joined[thingWords(joined) || 1]?.plain === free.plain) return { words: absent, taken: at };
    at += 1;
  }
}

/** "Suitable for" before people, a diet, or an allergy to something. "Suitable for freezing" is left. */
function readPraise(rest: readonly Word[]): Rewrite | undefined {
  if (!praises.has(rest[0]!.plain) || !beforePeople.has(rest[1]?.plain ?? '')) return undefined;
  let at = 1;
  while (beforePeople.has(rest[at]?.plain ?? '')) at += 1;
  const [word, next, afterNext] = rest.slice(at, at + 3);
  if (!word) return undefined;
  const avoids = thingWords([word, next]);
  const isSomebody =
    personOf(word) !== undefined ||
    faithOf(word) !== undefined ||
    isNeverLeftOut(word) ||
    isSensitivity(word) ||
    protectedLength(rest.slice(at)) > 0 ||
    (avoids > 0 && [free.plain, ...sensitivities].includes((avoids === 1 ? next : afterNext)?.plain ?? ''));
  return isSomebody ? { words: [], taken: at } : undefined;
}

/** "Nut allergy", "lactose intolerant", "milk safe". */
function readSensitivity(rest: readonly Word[], before: Word | undefined): Rewrite | undefined {
  const [word, next] = rest as [Word, Word | undefined];
  if (!next || !isLetters(word) || unnamed.has(word.plain) || refusals.has(word.plain) || word.plain === free.plain) return undefined;
  if (before?.plain === free.plain && before.absent === undefined && stopWords.has(word.plain)) return undefined;
  const isMeant = sensitivities.has(next.plain)
    ? !stopWords.has(word.plain) && !isSensitivity(word)
    : oftenAbsent.has(word.plain) && !allergenWords.has(word.plain) && (next.plain === 'safe' || allergenWords.has(next.plain));
  if (!isMeant || personOf(word) || protectedLength([word]) > 0) return undefined;
  return { words: [word, free], taken: 2 + passed(rest.slice(2), [free.plain]) };
}

/** "Allergic to nuts", "allergen nut". */
function readTowards(rest: readonly Word[]): Rewrite | undefined {
  if (!isSensitivity(rest[0]) && !allergenWords.has(rest[0]!.plain)) return undefined;
  const at = towards.has(rest[1]?.plain ?? '') ? 2 : 1;
  const thing = at === 2 && rest[2] && isLetters(rest[2]) ? Math.max(1, thingWords(rest.slice(2))) : thingWords(rest.slice(at));
  return thing > 0 && rest[at + thing]?.plain !== free.plain
    ? { words: [free, from, ...rest.slice(at, at + thing)], taken: at + thing }
    : undefined;
}

/** "Coeliac", and "allergy" alone. After "gluten free" it adds nothing. */
function readPerson(rest: readonly Word[], before: Word | undefined): Rewrite | undefined {
  const thing = personOf(rest[0]!);
  if (thing === undefined) return protectedLength(rest) > 0 ? withoutPraise(rest) : undefined;
  const taken = 1 + passed(rest.slice(1), [free.plain]);
  return isSensitivity(rest[0]) && before?.plain === free.plain ? { words: [], taken } : { words: [plainWord(thing), free], taken };
}

/** "Muslim", "Jewish people". After the diet itself it adds nothing. */
function readFaith(rest: readonly Word[]): Rewrite | undefined {
  const faith = faithOf(rest[0]!);
  return faith ? { words: [plainWord(faith)], taken: 1 + passed(rest.slice(1), []) } : undefined;
}

/** "Vegan friendly". */
function withoutPraise(rest: readonly Word[]): Rewrite | undefined {
  const held = protectedLength(rest);
  const more = passed(rest.slice(held), []);
  return more > 0 ? { words: rest.slice(0, held), taken: held + more } : undefined;
}

/** "Free from bread", "freefrom": goods of the free-from range, whatever it is that they have none of. */
function readFreeFrom(rest: readonly Word[], before: Word | undefined): Rewrite | undefined {
  const taken = rest[0]!.plain === 'freefrom' ? 1 : rest[0]!.plain === free.plain && rest[1]?.plain === from.plain ? 2 : 0;
  if (taken === 0 || oftenAbsent.has(before?.plain ?? '')) return undefined;
  const next = rest[taken];
  return !next || goods.has(next.term) ? { words: [freeFrom], taken } : undefined;
}

/** "Free nut cake". After another word "free" belongs to that: "batter free fish". */
function readFreeBefore(rest: readonly Word[], before: Word | undefined): Rewrite | undefined {
  const thing = rest[0]!.plain === free.plain && before === undefined ? thingWords(rest.slice(1)) : 0;
  if (thing === 0 || rest[thing + 1]?.plain === free.plain) return undefined;
  return { words: [free, from, ...rest.slice(1, thing + 1)], taken: thing + 1 };
}

/** "Nut frre". A word that only looks so, as "fries", is left. */
function readMisspeltFree(rest: readonly Word[]): Rewrite | undefined {
  const [word, next] = rest as [Word, Word | undefined];
  const isFree = next && next.plain !== free.plain && next.plain.length >= 3 && editDistance(next.plain, free.plain, 1) <= 1;
  return isFree && oftenAbsent.has(word.plain) ? { words: [word, free], taken: 2 } : undefined;
}

/** "Nut egg dairy free cake": all of them are absent. */
function readList(rest: readonly Word[]): Rewrite | undefined {
  let length = 0;
  while (listed.has(rest[length]?.term ?? '')) length += 1;
  const isList =
    length > 0 && oftenAbsent.has(rest[length]?.plain ?? '')
      ? rest[length + 1]?.plain === free.plain
      : length > 1 && rest[length]?.plain === free.plain;
  if (!isList) return undefined;
  const things = rest.slice(0, oftenAbsent.has(rest[length]!.plain) ? length + 1 : length);
  // Without goods after it, "peanut sugar free" may be peanuts.
  if (!rest.slice(things.length + 1).some(isLetters) && things.length === 2 && !['gluten', 'dairy', 'lactose'].includes(things[0]!.term))
    return undefined;
  return { words: [...things.flatMap((thing, at) => (at === 0 ? [thing] : [plainWord('and'), thing])), free], taken: things.length + 1 };
}

/** How many words at the beginning are a thing that is often absent. */
function thingWords([word, next]: readonly (Word | undefined)[]): number {
  if (word && next && thingPhrases.has(`${word.plain} ${next.term}`)) return 2;
  return word && isOftenAbsent(word) ? 1 : 0;
}

function passed(rest: readonly Word[], also: readonly string[]): number {
  const stop = rest.findIndex(({ plain }) => !afterPeople.has(plain) && !also.includes(plain));
  return stop < 0 ? rest.length : stop;
}

function denialOf(word: Word): Word {
  return denied([word]);
}

function denied(phrase: readonly Word[]): Word {
  const terms = phrase.map(({ term }) => term);
  return { term: `-${terms.join('')}`, plain: `not ${protectionOf(phrase)?.text ?? textOf(phrase)}`, denied: terms.join(' ') };
}

function personOf(word: Word): string | undefined {
  return people.get(word.plain) ?? people.get(word.term) ?? people.get(word.plain.replace(/s$/u, ''));
}

function faithOf(word: Word): string | undefined {
  return faiths.get(word.plain) ?? faiths.get(word.term);
}

function isPerson(word: Word): boolean {
  return (personOf(word) !== undefined && !avoidances.has(word.plain)) || faithOf(word) !== undefined;
}

function isSensitivity(word: Word | undefined): boolean {
  return word !== undefined && sensitivities.has(word.plain);
}
