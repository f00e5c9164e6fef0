/** Groups the words of a search: a group is a word, or words that belong together, that is understood on its own, with its other meanings. */
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { isNeverLeftOut, protectedLength, protectionOf } from './facts.ts';
import { headNounTerms, isQualifier } from './headNouns.ts';
import { irreplaceableTerms, packTerms, weakTerms, type Synonyms } from './lexicon.ts';
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
  /** Which size in letters it is, counted from the smallest. */
  readonly letterSize?: number;
  /** Whether it is a size that was called so: "size 9". */
  readonly isSize?: true;
  /** For "cod & haddock", either of two kinds of goods: the condition for what is both. */
  readonly both?: Query;
}

export interface Known {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** Groups the words: the longest known phrase first, then words that may be written in one, then single words. Unknown words are corrected where that can be. */
export function readGroups(asked: readonly Word[], known: Known): { readonly groups: readonly Group[]; readonly isCorrected: boolean } {
  const others = new Map<string, readonly Word[]>();
  let isCorrected = false;
  const meant = asked.flatMap((word, at) => {
    const isLast = at === asked.length - 1;
    const [best, ...more] = correctionsOf(word, isLast, known);
    if (!best) return takeApart(word, isLast, known);
    others.set(best.term, more);
    isCorrected = true;
    return [best];
  });
  const groups: Group[] = [];
  for (let at = 0; at < meant.length;) {
    const rest = meant.slice(at);
    const group = readSize(rest, known) ?? readPhrase(rest, known) ?? readCompound(rest.slice(0, 2), known);
    const read = withLetterSize(group ?? withOthers(readWord(rest[0]!, rest.length === 1, known), others.get(rest[0]!.term) ?? [], known));
    groups.push(read);
    at += read.words.length;
  }
  return {
    // In a description a word that denies speaks of anything else, so that "chips not frozen" would find frozen chips; only "non" belongs to the next word.
    groups: groups.map((group, at) => (denies(groups, at) && group.words[0]!.plain !== 'non' ? inTitle(group) : group)),
    isCorrected,
  };
}

/** The likeliest first; none for a word that is known, begins known ones, is made of two frequent ones, or must not be taken for another. */
function correctionsOf(word: Word, isLast: boolean, known: Known): readonly Word[] {
  const { vocabulary, synonyms } = known;
  const isUnderstood =
    vocabulary.find(word.term) !== undefined || synonyms.words.has(word.term) || isSize(word.term) || isBeginning(word, vocabulary);
  const isFixed = irreplaceableTerms.has(word.term) || isNeverLeftOut(word) || protectionOf([word]) !== undefined;
  if (isUnderstood || isFixed) return [];
  const corrections = vocabulary.corrections(word);
  const titlesOf = (list: readonly Word[]) => Math.min(...list.map((each) => vocabulary.find(each.term)?.titles ?? 0));
  const apart = takeApart(word, isLast, known);
  return apart.length > 1 && (corrections.length === 0 || titlesOf(apart) >= titlesOf(corrections.slice(0, 1))) ? [] : corrections;
}

function withOthers(group: Group, others: readonly Word[], known: Known): Group {
  const read = others.map((other) => readWord(other, false, known)).filter((other) => other.known);
  return read.length > 0 ? { ...group, wide: any([group.wide, ...read.map(({ wide }) => wide)]) } : group;
}

/** "Size 9", "size M", and sizes in letters that no product has. */
function readSize(rest: readonly Word[], { vocabulary }: Known): Group | undefined {
  const isSaid = rest[0]?.plain === 'size';
  for (let length = letterSizeMaxWords; length > 0; length--) {
    const size = rest.slice(isSaid ? 1 : 0).slice(0, length);
    const letterSize = letterSizeOf(size.map(({ plain }) => plain));
    const isNumber = isSaid && length === 1 && size[0] !== undefined && bareNumber.test(size[0].term);
    const isForm = length > 1 || size.every((word) => /x|\d/u.test(word.plain) && !vocabulary.find(word.term));
    if (!isNumber && (letterSize === undefined || !(isSaid || isForm))) continue;
    const exact = letterSize === undefined ? term(size[0]!.term) : ofLetterSize(letterSize);
    return { ...plainGroup(isSaid ? [rest[0]!, ...size] : size, exact), isSize: true };
  }
  return undefined;
}

function plainGroup(list: readonly Word[], exact: Query, titles = 0): Group {
  return { words: list, exact, wide: exact, alternatives: [], titles, known: true, ...heldIn(list) };
}

function withLetterSize(group: Group): Group {
  const plain = group.words.map((word) => word.plain);
  const letterSize = letterSizeOf(plain[0] === 'size' ? plain.slice(1) : plain);
  // A letter alone is one only after "size".
  return letterSize === undefined || plain.join('').length === 1 ? group : { ...group, letterSize };
}

function readPhrase(rest: readonly Word[], known: Known): Group | undefined {
  for (let length = Math.min(rest.length, known.synonyms.longest); length > 1; length--) {
    const phrase = rest.slice(0, length);
    const terms = phrase.map((word) => word.term);
    if (!known.synonyms.alternatives(terms.join(' '))) continue;
    const { alternatives, expression } = synonymsOf(terms.join(' '), known);
    const found = terms.map((each) => known.vocabulary.find(each)?.titles ?? 0);
    const joined = length === 2 ? joinedTerm(phrase, known) : undefined;
    // A thing that has no other name is not what only has its words: dog food is no food for hot dogs.
    const isOnlySo = known.synonyms.alternatives(terms.join(' '))!.length === 0;
    const exact = isOnlySo ? term(headNounTerms(terms).is) : withJoined(all(terms.map(term)), joined);
    return {
      ...plainGroup(phrase, exact),
      wide: anyOf([exact, expression])!,
      alternatives,
      titles: Math.min(...found) || (expression ? 1 : 0),
      known: found.every((titles) => titles > 0) || expression !== undefined,
    };
  }
  return undefined;
}

function readCompound(pair: readonly Word[], known: Known): Group | undefined {
  const joined = joinedTerm(pair, known);
  if (!joined) return undefined;
  return plainGroup(pair, withJoined(all(pair.map((word) => term(word.term))), joined), known.vocabulary.find(joined)!.titles);
}

function readWord(word: Word, isLast: boolean, known: Known): Group {
  const { vocabulary } = known;
  const entry = vocabulary.find(word.term);
  const { alternatives, expression } = synonymsOf(word.term, known);
  const protection = protectionOf([word]);
  const isBegun = isBeginning(word, vocabulary);
  const completed = !protection && (isBegun || isCompleted(word, isLast, vocabulary)) ? prefix(word.plain) : undefined;
  const exact = protection?.found ?? (isBegun && completed && !entry ? completed : term(word.term));
  const grades = gradesAround(word.term, vocabulary).map(term);
  const wide = anyOf([exact, expression, completed, protection?.declared, ...grades])!;
  return {
    ...plainGroup([word], exact, entry?.titles ?? (isBegun ? vocabulary.titlesStartingWith(word.plain) : 0)),
    wide,
    alternatives,
    known: entry !== undefined || wide !== exact || isBegun || protection !== undefined || isSize(word.term),
  };
}

/** Whether the last letters of a text begin words that are far more frequent. */
function isCompleted({ plain, term: own }: Word, isLast: boolean, vocabulary: Vocabulary): boolean {
  if (!isLast || plain.length < completedMinLength.last) return false;
  const longer = vocabulary.titlesStartingWith(plain);
  return longer > 0 && longer >= (vocabulary.find(own)?.titles ?? 0) * completionRatio;
}

function isBeginning({ plain, term: own }: Word, vocabulary: Vocabulary): boolean {
  return plain.length >= completedMinLength.unknown && vocabulary.find(own) === undefined && vocabulary.titlesStartingWith(plain) > 0;
}

/** The synonyms of a phrase that the catalogue knows, as lists of terms and as what finds any of them. */
function synonymsOf(phrase: string, { vocabulary, synonyms }: Known): Pick<Group, 'alternatives'> & { expression: Query | undefined } {
  const alternatives = (synonyms.alternatives(phrase) ?? []).filter((terms) => terms.every((each) => vocabulary.find(each)));
  return { alternatives, expression: anyOf(alternatives.map((terms) => all(terms.map(term)))) };
}

/** Two words that the catalogue also writes in one: "cling film", "clingfilm". */
function joinedTerm([first, second]: readonly Word[], { vocabulary }: Known): string | undefined {
  if (!first || !second) return undefined;
  const [one, ...more] = words(first.plain + second.plain);
  return one && more.length === 0 && vocabulary.find(one.term) ? one.term : undefined;
}

function withJoined(query: Query, joined: string | undefined): Query {
  return joined ? any([query, term(joined)]) : query;
}

/** "clingfilm" becomes "cling film" in a catalogue that writes it so. A word that means something as it is stays. */
function takeApart(word: Word, isLast: boolean, { vocabulary, synonyms }: Known): readonly Word[] {
  const isWord =
    vocabulary.find(word.term) !== undefined ||
    synonyms.words.has(word.term) ||
    (isLast && vocabulary.titlesStartingWith(word.plain) > 0) ||
    word.absent !== undefined ||
    word.denied !== undefined;
  return isWord
    ? [word]
    : (vocabulary.split(word.plain, (first, second) => synonyms.alternatives(`${first} ${second}`) !== undefined) ?? [word]);
}

function heldIn(list: readonly Word[]): Pick<Group, 'isHeld' | 'isThing'> {
  let [held, at] = [0, 0];
  while (at < list.length) {
    const length = protectedLength(list.slice(at));
    held += length;
    at += Math.max(1, length);
  }
  return { isHeld: held > 0, isThing: held === 0 || held < list.length };
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

/** Whether it is a size or a bare number, which tell the amount of a thing and not the thing. */
export function isMeasure({ words: [word, ...more], isHeld, isSize: isCalledSize, letterSize }: Group): boolean {
  if (isCalledSize || letterSize !== undefined) return true;
  return word !== undefined && more.length === 0 && !isHeld && (isSize(word.term) || bareNumber.test(word.term));
}

/** Whether it asks for goods that are not so: "non halal". */
export const isDenied = ({ words: [word] }: Group): boolean => word?.denied !== undefined;

/** Whether its words say little of what the goods are: a colour, a cut, a pack. */
export const isWeak = (group: Group): boolean =>
  group.words.every((word) => weakTerms.has(word.term) || isQualifier(word) || (!isLetters(word) && word.absent === undefined));

/** Whether it names an animal or another thing that nothing else replaces. */
export const isIrreplaceable = (group: Group): boolean => group.words.some((word) => irreplaceableTerms.has(word.term));

/** Whether it names what goods are, since some product is called by it. */
export function namesGoods(group: Group, { vocabulary }: Known): boolean {
  const phrases = [termsOf(group), ...group.alternatives];
  return !isWeak(group) && phrases.some((phrase) => vocabulary.find(headNounTerms(phrase).is) !== undefined);
}

/** The words that deny the group after them. "Zero" is a name as well, as of colas. */
const denying: ReadonlySet<string> = new Set([...lexicon.before.lacks, ...lexicon.before.opposes].filter((word) => word !== 'zero'));

/** Whether a group of a list denies the next one: "without onions". "No 6" is a size. */
export function denies(groups: readonly Group[], at: number): boolean {
  const [word, ...more] = groups[at]?.words ?? [];
  const next = groups[at + 1]?.words[0];
  return word !== undefined && more.length === 0 && denying.has(word.plain) && next !== undefined && isLetters(next);
}

/** Whether a search is answered with all its words or not at all, since it denies something or holds a word that people of a faith ask for. */
export function isWholeOnly(groups: readonly Group[]): boolean {
  return groups.some((group, at) => denies(groups, at) || group.words.some(isNeverLeftOut));
}

export const isPack = ({ words: [word, ...more] }: Group): boolean => word !== undefined && more.length === 0 && packTerms.has(word.term);

/** The same group, but a mention in the description is not enough. */
export const inTitle = (group: Group): Group => ({ ...group, exact: within('ABC', group.exact), wide: within('ABC', group.wide) });

export const termsOf = ({ words: typed }: Group): string[] => typed.map((word) => word.term);

export function textOf(groups: readonly Group[]): string {
  const textOfGroup = ({ words: own, both }: Group) =>
    own.map(({ plain, isJoined }, at) => (both && isJoined && at > 0 ? `& ${plain}` : plain));
  return groups.flatMap(textOfGroup).join(' ');
}
