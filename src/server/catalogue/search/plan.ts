/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { understandings, and, type Attempt } from './attempts.ts';
import { all, any, prefix, term, type Expression } from './expression.ts';
import { declaresAllergens, protectedLength, protectionOf, type Protection } from './facts.ts';
import { fold, wholeTerm, words } from './normalise.ts';
import { sentenceWords } from './protective.ts';
import type { Word } from './word.ts';
import { doubtsIn, questionAbout, respace, type Known } from './doubts.ts';
import { namesPeople, phrasedWords, writeDenials } from './phrasings.ts';
import { spellOut } from './shortForms.ts';
import { correct, isDenied, isMeasure, isPack, isWholeOnly, readTermGroups, takeApart, termsOf, textOf, wideOf, type TermGroup } from './termGroups.ts'; // prettier-ignore
import { namesAnimal } from './ranking.ts';
import { nearSearches, type NearSearch, type Understood } from './nearSearches.ts';
import { neighbours } from './synonyms.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The plan of a search, before the database is asked. */
export interface SearchPlan {
  /** Strict ones first; the first that finds anything is the answer. */
  readonly attempts: Iterable<Attempt>;
  /** The protected words, which every product shown must fulfil. */
  readonly protections: readonly Protection[];
  /** The condition of the protected words; undefined without any. */
  readonly guard: string | undefined;
  /**
   * Where a word that denies or protects is not understood: what may have been meant, "nut free cake" for "nit free cake", or else "nut free". It is asked, and
   * nothing is shown. Whether they find anything is not known yet.
   */
  readonly questions: readonly string[] | undefined;
  /** The condition for products that one of the other words names, itself or by its category; undefined when there are none. */
  readonly others: string | undefined;
  /** Whether it is answered with all its words or not at all, so that no words that are spelled alike are offered. */
  readonly isWholeOnly: boolean;
  /** Lists searches like this one to offer where nothing is found, the nearest first. Whether they find anything is not known yet. */
  readonly near: () => NearSearch[];
}

/** Words of a search text that count; the rest of a very long one is left aside. */
const wordLimit = 12;

const neighbourTerms: ReadonlySet<string> = new Set(neighbours.flatMap(words).map(({ term: each }) => each));

/** Shortest beginning of a product code that is completed. */
const codePrefixMinLength = 4;

/** Understands a text. There is no attempt for one without letters and digits, and none where whom it protects is in doubt. */
export function planSearch(text: string, vocabulary: Vocabulary, synonyms: SynonymIndex): SearchPlan {
  const known: Known = {
    isKnown: ({ term: each }) => vocabulary.find(each) !== undefined || synonyms.alternatives(each).length > 0,
    corrections: (word) => vocabulary.corrections(word),
  };
  // A list of absent things may have only commas: "gluten, nut free".
  const spelled = spellOut(text.replace(/,(?=\s*\p{L})/gu, ' and '));
  const plain = writeDenials(fold(spelled).replace(/(?<=\p{L}\s*)&(?=\s*\p{L})/gu, ' and ').replace(/(?<=\p{L})\p{Pd}(?=\p{L})|[()[\]{};:!?*_\s]+/gu, ' ')); // prettier-ignore
  const respaced = writeDenials(respace(plain, known));
  const doubts = doubtsIn(respaced, known);
  const isRewritten = respaced !== plain || spelled !== text || namesPeople(plain);
  if (!doubts) return planOf(respaced, { text, isRewritten, vocabulary, synonyms });
  const meant = planOf(writeDenials(doubts[0] ?? respaced), { text, isRewritten, vocabulary, synonyms });
  const protectionsAlone = meant.protections.map((protection) => protection.text).join(' ');
  return {
    ...meant,
    attempts: [],
    isWholeOnly: true,
    questions: [...doubts, ...(doubts.length > 0 && protectionsAlone ? [protectionsAlone] : [])],
  };
}

function planOf(
  read: string,
  { text, isRewritten, vocabulary, synonyms }: Pick<Means, 'vocabulary' | 'synonyms' | 'isRewritten'> & { text: string },
): SearchPlan {
  const whole = distinct(phrasedWords(read));
  const goods = whole.filter(({ plain, term: each }) => !sentenceWords.has(plain) || vocabulary.find(each)?.titles);
  const asked = goods.length > 0 ? goods : whole;
  const typed = asked.slice(0, wordLimit);
  const taken = typed.flatMap((word, index) => takeApart(word, index === typed.length - 1, vocabulary, synonyms));
  const protections = protectionsIn([...taken, ...asked.slice(wordLimit)]);
  const groups = onlyFood(withoutUnknownPacks(readTermGroups(taken, vocabulary, synonyms)));
  const others = groups.filter(({ isThing, known }) => known && isThing);
  const guards = protections.map(({ guard }) => guard);
  const unknown = understoodOf(groups, { vocabulary, synonyms }).dropped.filter(({ known }) => !known);
  const named = groups.filter((group) => group.titles > 0 || group.forgiven || group.isHeld || isMeasure(group));
  const question = questionAbout(whole, unknown.flatMap(termsOf), named.flatMap(termsOf));
  return {
    attempts: typed.length === 0 || question !== undefined ? [] : attemptsFor(text, groups, { vocabulary, synonyms, guards, isRewritten }),
    protections,
    questions: question === undefined ? undefined : [question],
    guard: guards.length > 0 ? all(guards)('ABCD') : undefined,
    others: others.length > 0 ? any(others.map(wideOf))('AB') : undefined,
    isWholeOnly: question !== undefined || isWholeOnly(groups),
    near: () => nearSearches(understoodOf(question === undefined ? groups : named, { vocabulary, synonyms }), protections),
  };
}

/** Tools of an attempt, the same for all its words. */
interface Means {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
  readonly guards: readonly Expression[];
  /** Whether the protective words were written in another way than they are looked up, so that the answer has to say how it understood them. */
  readonly isRewritten: boolean;
}

function* attemptsFor(
  text: string,
  groups: readonly TermGroup[],
  { vocabulary, synonyms, guards, isRewritten }: Means,
): Generator<Attempt> {
  const whole = term(wholeTerm(text) ?? '#')('A');
  if (groups.every(isOnlyHeld)) {
    yield ofProtectionsAlone(groups, { guards, whole, isRewritten });
    return;
  }
  if (!isRewritten && groups.every((group) => group.known && !isMissing(group, vocabulary))) {
    yield* understandings(groups, { vocabulary, guards, whole, dropped: [] });
    return;
  }

  yield { condition: and(whole, guards), tiers: [], suggestion: undefined };
  const code = codeBeginning(groups);
  if (code) yield { condition: and(code, guards), tiers: [], suggestion: undefined };

  const { understood, dropped } = understoodOf(groups, { vocabulary, synonyms });
  // After a protective word and an unknown one, an answer for the first alone would not be what the search asked for.
  const meansSomething = understood.some(({ isThing }) => isThing) || (understood.length > 0 && dropped.length === 0);
  if (dropped.length > 0 && (isWholeOnly(groups) || (guards.length > 0 && dropped.some(namesAnimal)))) return;
  if (meansSomething) yield* understandings(understood, { vocabulary, guards, dropped });
}

/** The term groups with misspellings corrected and missing things replaced by their neighbours, and those that nobody knows. */
function understoodOf(groups: readonly TermGroup[], { vocabulary, synonyms }: Pick<Means, 'vocabulary' | 'synonyms'>): Understood {
  const corrected = correct(groups, vocabulary, synonyms);
  return {
    understood: corrected
      .filter(({ known }) => known)
      .flatMap((group) => (isMissing(group, vocabulary) ? neighbourOf(group, vocabulary, synonyms) : [group])),
    dropped: corrected.filter((group) => !group.known || isMissing(group, vocabulary)),
  };
}

function isMissing({ words: [word] }: TermGroup, vocabulary: Vocabulary): boolean {
  return word !== undefined && neighbourTerms.has(word.term) && !vocabulary.find(word.term)?.titles;
}

/** Reads the neighbour that is shown for a thing which the range does not have: sausages for saveloys. */
function neighbourOf({ alternatives: [phrase = []] }: TermGroup, vocabulary: Vocabulary, synonyms: SynonymIndex): TermGroup[] {
  const read = phrase.map((each) => ({ term: each, plain: vocabulary.find(each)?.word ?? each }));
  return readTermGroups(read, vocabulary, synonyms);
}

/** Whether a term group only says whom the goods protect, and does not ask for the opposite. */
function isOnlyHeld(group: TermGroup): boolean {
  return group.isHeld && !group.isThing && !isDenied(group);
}

/**
 * "Dairy free", "gluten free dairy free": everything that holds all of them, so that one more word never finds more. Products that claim it come first, then
 * those that only declare it.
 */
function ofProtectionsAlone(
  groups: readonly TermGroup[],
  { guards, whole, isRewritten }: { whole: string } & Pick<Means, 'guards' | 'isRewritten'>,
): Attempt {
  const each = groups.map(({ words: typed, exact }) => any([exact, protectionOf(typed)?.said ?? exact]));
  const [said, someSaid] = [all(each), any(each)];
  return {
    condition: all(guards)('ABCD'),
    tiers: [whole, said('A'), said('ABC'), said('ABCD'), someSaid('A'), someSaid('ABC')],
    suggestion: isRewritten ? textOf(groups) : undefined,
  };
}

/** "Not vegan" alone asks for food, of which most declares its allergens; nobody asks so for gloves. */
function onlyFood(groups: readonly TermGroup[]): readonly TermGroup[] {
  if (!groups.every(isDenied)) return groups;
  return groups.map((group) => ({ ...group, exact: all([declaresAllergens, group.exact]) }));
}

/** The protections of a text's words, of which the longest phrase counts. */
function protectionsIn(list: readonly Word[]): Protection[] {
  const found: Protection[] = [];
  for (let at = 0; at < list.length;) {
    const length = protectedLength(list.slice(at));
    if (length > 0) found.push(protectionOf(list.slice(at, at + length))!);
    at += Math.max(1, length);
  }
  return found;
}

/** A word for a pack is understood, whether the catalogue has it or not. */
function withoutUnknownPacks(groups: readonly TermGroup[]): readonly TermGroup[] {
  const rest = groups.filter((group) => group.known || !isPack(group));
  return rest.length > 0 ? rest : groups;
}

/** The condition that finds products whose code begins with the one unknown word that was typed. */
function codeBeginning(groups: readonly TermGroup[]): string | undefined {
  const [word, ...more] = groups.flatMap((group) => group.words);
  return word && more.length === 0 && /\d/u.test(word.plain) && word.plain.length >= codePrefixMinLength
    ? prefix(`#${word.plain}`)('A')
    : undefined;
}

function distinct(list: readonly Word[]): Word[] {
  return [...new Map(list.map((word) => [word.term, word])).values()];
}
