/** Groups the words of a search: a group is a word, or words that belong together, that is understood on its own, with its other meanings. */
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { isNeverLeftOut, protectedLength, protectionOf } from './facts.ts';
import { headNounTerms, isQualifier } from './headNouns.ts';
import { irreplaceableTerms, packTerms, weakTerms } from './lexicon.ts';
import { all, any, anyOf, prefix, term, within, type Query } from './query.ts';
import { words } from './text/normalise.ts';
import { gradesAround, isSize, letterSizeMaxWords, letterSizeOf, ofLetterSize } from './text/sizes.ts';
import { isLetters, type Word } from './text/word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shortest beginning of a word that is completed: of a last word that is known, and of any unknown one. */
const completedMinLength = { last: 2, unknown: 3 };

/** A known word is completed only when its completions are this many times as frequent: "choc", but not "pea". */
const completionRatio = 8;

const bareNumber = /^\d+(?:\.\d+)?$/u;

export interface Group {
  readonly words: readonly Word[];
  /** The words themselves, in one or two words. */
  readonly exact: Query;
  /** The words themselves, or their other meanings: synonyms, completions, corrections. */
  readonly wide: Query;
  /** The synonyms among them, as lists of terms. */
  readonly alternatives: readonly (readonly string[])[];
  /** How many titles have it; 0 when the catalogue does not know it at all. */
  readonly titles: number;
  readonly known: boolean;
  /** Whether it holds a word that protects people or faith: it is never left out and never corrected. */
  readonly isHeld: boolean;
  /** Whether it names goods, and not only whom they protect: "vegan mayo" does, "vegan" does not. */
  readonly isThing: boolean;
  /** Whether it is a size that was called so: "size 9". */
  readonly isSize?: true;
  /** For "cod & haddock", either of two kinds of goods: the condition for what is both. */
  readonly both?: Query;
}

/** Groups the words: the longest known phrase first, then words that may be written in one, then single words. Unknown words are corrected where that can be. */
export function readGroups(
  asked: readonly Word[],
  known: Vocabulary,
): { readonly groups: readonly Group[]; readonly isCorrected: boolean } {
  const others = new Map<string, readonly Word[]>();
  const meant = asked.flatMap((word, at) => {
    const [best, ...more] = correctionsOf(word, known);
    if (!best) return takeApart(word, at === asked.length - 1, known);
    others.set(best.term, more);
    return [best];
  });
  const groups: Group[] = [];
  for (let at = 0; at < meant.length; at += groups.at(-1)!.words.length) {
    const rest = meant.slice(at);
    const group = readSize(rest, known) ?? readPhrase(rest, known) ?? readCompound(rest.slice(0, 2), known);
    groups.push(group ?? readWord(rest[0]!, rest.length === 1, known, others.get(rest[0]!.term)));
  }
  return {
    // In a description a word that denies speaks of anything else, so that "chips not frozen" would find frozen chips; only "non" belongs to the next word.
    groups: groups.map((group, at) => (denies(groups, at) && group.words[0]!.plain !== 'non' ? inTitle(group) : group)),
    isCorrected: others.size > 0,
  };
}

/** The likeliest first; none for a word that is known, begins known ones, or must not be taken for another. */
function correctionsOf(word: Word, known: Vocabulary): readonly Word[] {
  const isUnderstood = known.find(word.term) || known.synonyms.words.has(word.term) || isSize(word.term) || isBeginning(word, known);
  const isKept = isUnderstood || irreplaceableTerms.has(word.term) || isNeverLeftOut(word) || protectionOf([word]);
  return isKept ? [] : known.corrections(word);
}

/** "Size 9", "size M", and sizes in letters that no product has. */
function readSize(rest: readonly Word[], known: Vocabulary): Group | undefined {
  const isSaid = rest[0]?.plain === 'size';
  for (let length = letterSizeMaxWords; length > 0; length--) {
    const size = rest.slice(isSaid ? 1 : 0).slice(0, length);
    const letterSize = letterSizeOf(size.map(({ plain }) => plain));
    const isNumber = isSaid && length === 1 && size[0] !== undefined && bareNumber.test(size[0].term);
    const isForm = length > 1 || size.every((word) => /x|\d/u.test(word.plain) && !known.find(word.term));
    if (!isNumber && (letterSize === undefined || !(isSaid || isForm))) continue;
    const exact = letterSize === undefined ? term(size[0]!.term) : ofLetterSize(letterSize);
    return { ...plainGroup(isSaid ? [rest[0]!, ...size] : size, exact), isSize: true };
  }
  return undefined;
}

function plainGroup(list: readonly Word[], exact: Query, titles = 0): Group {
  let held = 0;
  for (let at = 0, length = 0; at < list.length; at += Math.max(1, length)) held += length = protectedLength(list.slice(at));
  const isHeld = held > 0;
  return { words: list, exact, wide: exact, alternatives: [], titles, known: true, isHeld, isThing: !isHeld || held < list.length };
}

function readPhrase(rest: readonly Word[], known: Vocabulary): Group | undefined {
  for (let length = Math.min(rest.length, known.synonyms.longest); length > 1; length--) {
    const phrase = rest.slice(0, length);
    const terms = phrase.map((word) => word.term);
    const named = known.synonyms.alternatives(terms.join(' '));
    if (!named) continue;
    const { alternatives, expression } = synonymsOf(terms.join(' '), known);
    const titles = Math.min(...terms.map((each) => known.find(each)?.titles ?? 0));
    // A thing that has no other name is not what only has its words: dog food is no food for hot dogs.
    const exact =
      named.length === 0 ? term(headNounTerms(terms).is) : withJoined(terms, length === 2 ? joinedTerm(phrase, known) : undefined);
    const wide = anyOf([exact, expression])!;
    return {
      ...plainGroup(phrase, exact),
      wide,
      alternatives,
      titles: titles || (expression ? 1 : 0),
      known: titles > 0 || expression !== undefined,
    };
  }
  return undefined;
}

function readCompound(pair: readonly Word[], known: Vocabulary): Group | undefined {
  const joined = joinedTerm(pair, known);
  const terms = pair.map((word) => word.term);
  return joined ? plainGroup(pair, withJoined(terms, joined), known.find(joined)!.titles) : undefined;
}

/** @param corrected - further words that a misspelt one may have meant */
function readWord(word: Word, isLast: boolean, known: Vocabulary, corrected: readonly Word[] = []): Group {
  const entry = known.find(word.term);
  const { alternatives, expression } = synonymsOf(word.term, known);
  const protection = protectionOf([word]);
  const isBegun = isBeginning(word, known);
  const completed = !protection && (isBegun || isCompleted(word, isLast, known)) ? prefix(word.plain) : undefined;
  const exact = protection?.found ?? (isBegun && completed && !entry ? completed : term(word.term));
  const grades = gradesAround(word.term, known.sizes).map(term);
  const wide = anyOf([exact, expression, completed, protection?.declared, ...grades])!;
  const others = corrected.map((other) => readWord(other, false, known)).filter((other) => other.known);
  return {
    ...plainGroup([word], exact, entry?.titles ?? (isBegun ? known.titlesStartingWith(word.plain) : 0)),
    wide: any([wide, ...others.map((other) => other.wide)]),
    alternatives,
    known: entry !== undefined || wide !== exact || isBegun || protection !== undefined || isSize(word.term),
  };
}

/** Whether the last letters of a text begin words that are far more frequent. */
function isCompleted({ plain, term: own }: Word, isLast: boolean, known: Vocabulary): boolean {
  if (!isLast || plain.length < completedMinLength.last) return false;
  const longer = known.titlesStartingWith(plain);
  return longer > 0 && longer >= (known.find(own)?.titles ?? 0) * completionRatio;
}

function isBeginning({ plain, term: own }: Word, known: Vocabulary): boolean {
  return plain.length >= completedMinLength.unknown && known.find(own) === undefined && known.titlesStartingWith(plain) > 0;
}

/** The synonyms of a phrase that the catalogue knows, as lists of terms and as what finds any of them. */
function synonymsOf(phrase: string, known: Vocabulary): Pick<Group, 'alternatives'> & { expression: Query | undefined } {
  const alternatives = (known.synonyms.alternatives(phrase) ?? []).filter((terms) => terms.every((each) => known.find(each)));
  return { alternatives, expression: anyOf(alternatives.map((terms) => all(terms.map(term)))) };
}

/** Two words that the catalogue also writes in one: "cling film", "clingfilm". */
function joinedTerm([first, second]: readonly Word[], known: Vocabulary): string | undefined {
  const [one, ...more] = first && second ? words(first.plain + second.plain) : [];
  return one && more.length === 0 && known.find(one.term) ? one.term : undefined;
}

function withJoined(terms: readonly string[], joined: string | undefined): Query {
  return any([all(terms.map(term)), ...(joined ? [term(joined)] : [])]);
}

/** "clingfilm" becomes "cling film" in a catalogue that writes it so. A word that means something as it is stays. */
function takeApart(word: Word, isLast: boolean, known: Vocabulary): readonly Word[] {
  const isOne = known.find(word.term) ?? known.synonyms.words.get(word.term) ?? word.absent ?? word.denied;
  if (isOne !== undefined || (isLast && known.titlesStartingWith(word.plain) > 0)) return [word];
  return known.split(word.plain, (first, second) => known.synonyms.alternatives(`${first} ${second}`) !== undefined) ?? [word];
}

export function eitherOf(one: Group, other: Group): Group {
  const [first, ...more] = other.words;
  return {
    ...plainGroup(
      [...one.words, { ...first!, isJoined: true as const }, ...more],
      any([one.exact, other.exact]),
      one.titles + other.titles,
    ),
    wide: any([one.wide, other.wide]),
    alternatives: [one, other].flatMap((group) => [...(group.both ? [] : [termsOf(group)]), ...group.alternatives]),
    both: all([one.both ?? one.exact, other.both ?? other.exact]),
  };
}

/** The word of a group of one. */
const singleOf = ({ words: [word, ...more] }: Group): Word | undefined => (more.length === 0 ? word : undefined);

/** Which size in letters it is, counted from the smallest; undefined where it is none. A letter alone is one only after "size". */
export function letterSizeIn({ words: own }: Group): number | undefined {
  const plain = own.map((word) => word.plain);
  return plain.join('').length === 1 ? undefined : letterSizeOf(plain[0] === 'size' ? plain.slice(1) : plain);
}

/** Whether it is a size or a bare number, which tell the amount of a thing and not the thing. */
export function isMeasure(group: Group): boolean {
  if (group.isSize || letterSizeIn(group) !== undefined) return true;
  const word = group.isHeld ? undefined : singleOf(group);
  return word !== undefined && (isSize(word.term) || bareNumber.test(word.term));
}

/** Whether it asks for goods that are not so: "non halal". */
export const isDenied = ({ words: [word] }: Group): boolean => word?.denied !== undefined;

/** Whether its words say little of what the goods are: a colour, a cut, a pack. */
export const isWeak = (group: Group): boolean =>
  group.words.every((word) => weakTerms.has(word.term) || isQualifier(word) || (!isLetters(word) && word.absent === undefined));

/** Whether it names an animal or another thing that nothing else replaces. */
export const isIrreplaceable = (group: Group): boolean => group.words.some((word) => irreplaceableTerms.has(word.term));

/** Whether it names what goods are, since some product is called by it. */
export function namesGoods(group: Group, known: Vocabulary): boolean {
  const phrases = [termsOf(group), ...group.alternatives];
  return !isWeak(group) && phrases.some((phrase) => known.find(headNounTerms(phrase).is) !== undefined);
}

/** The words that deny the group after them. "Zero" is a name as well, as of colas. */
const { before, alsoNames } = lexicon;
const denying: ReadonlySet<string> = new Set([...before.lacks, ...before.opposes].filter((word) => !alsoNames.includes(word)));

/** Whether a group of a list denies the next one: "without onions". "No 6" is a size. */
export function denies(groups: readonly Group[], at: number): boolean {
  const next = groups[at + 1]?.words[0];
  return groups[at] !== undefined && denying.has(singleOf(groups[at])?.plain ?? '') && next !== undefined && isLetters(next);
}

/** Whether a search is answered with all its words or not at all, since it denies something or holds a word that people of a faith ask for. */
export function isWholeOnly(groups: readonly Group[]): boolean {
  return groups.some((group, at) => denies(groups, at) || group.words.some(isNeverLeftOut));
}

export const isPack = (group: Group): boolean => packTerms.has(singleOf(group)?.term ?? '');

/** The same group, but a mention in the description is not enough. */
export const inTitle = (group: Group): Group => ({ ...group, exact: within('ABC', group.exact), wide: within('ABC', group.wide) });

export const termsOf = ({ words: typed }: Group): string[] => typed.map((word) => word.term);

export function textOf(groups: readonly Group[]): string {
  const textsOf = ({ words: own, both }: Group) =>
    own.map(({ plain, isJoined }, at) => (both && isJoined && at > 0 ? `& ${plain}` : plain));
  return groups.flatMap(textsOf).join(' ');
}
