/** Groups the words of a search: a term group is a word or a phrase that is understood on its own, with its other meanings. */
import { all, any, anyOf, prefix, term, type Expression } from './expression.ts';
import { denials, negations } from './absences.ts';
import { isAnimal, isNeverLeftOut, protectedLength, protectionOf } from './facts.ts';
import { words } from './normalise.ts';
import { isLetters, type Word } from './word.ts';
import { packTerms } from './packs.ts';
import { gradesAround, isSize, letterSizeMaxWords, letterSizeOf, ofLetterSize } from './sizes.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { KnownTerm, Vocabulary } from './vocabulary.ts';

/** Shortest beginning of a word that is completed. */
const prefixMinLength = 2;

const bareNumber = /^\d+(?:\.\d+)?$/u;

/** A known word is completed only when its completions are this many times as frequent: "choc", but not "pea". */
const completionRatio = 8;

/** A part of the text that is understood on its own: a word, or words that belong together. */
export interface TermGroup {
  readonly words: readonly Word[];
  /** The words themselves, in one or two words. */
  readonly exact: Expression;
  /** Other meanings of the words: synonyms, completions. */
  readonly forgiven: Expression | undefined;
  /** The synonyms among it, as lists of terms. */
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
  /** Which size in letters it is, counted from the smallest. */
  readonly letterSize?: number;
  /** Whether it stands for either of two kinds of goods: "cod & haddock". */
  readonly isEither?: true;
}

/** Groups the words: the longest known phrase first, then words that may be written in one, then single words. */
export function readTermGroups(asked: readonly Word[], vocabulary: Vocabulary, synonyms: SynonymIndex): TermGroup[] {
  const groups: TermGroup[] = [];
  for (let at = 0; at < asked.length;) {
    const rest = asked.slice(at);
    const group = readSize(rest, vocabulary) ?? readPhrase(rest, vocabulary, synonyms) ?? readCompound(rest.slice(0, 2), vocabulary);
    const read = withLetterSize(group ?? readWord(asked[at]!, at === asked.length - 1, vocabulary, synonyms));
    groups.push(read);
    at += read.words.length;
  }
  // In a description a word that denies speaks of anything else, so that "chips not frozen" would find frozen chips; only "non" belongs to the next word.
  return groups.map((group, at) => (denies(groups, at) && group.words[0]!.plain !== 'non' ? inTitle(group) : group));
}

/** "Size 9", "size M", and sizes in letters that no product has. */
function readSize(rest: readonly Word[], vocabulary: Vocabulary): TermGroup | undefined {
  const isSaid = rest[0]?.plain === 'size';
  for (let length = letterSizeMaxWords; length > 0; length--) {
    const size = rest.slice(isSaid ? 1 : 0).slice(0, length);
    const letterSize = letterSizeOf(size.map(({ plain }) => plain));
    const isNumber = isSaid && length === 1 && size[0] !== undefined && bareNumber.test(size[0].term);
    const isForm = length > 1 || size.every((word) => /x|\d/u.test(word.plain) && !vocabulary.find(word.term));
    if (isNumber || (letterSize !== undefined && (isSaid || isForm))) {
      return {
        words: isSaid ? [rest[0]!, ...size] : size,
        exact: letterSize === undefined ? term(size[0]!.term) : ofLetterSize(letterSize),
        forgiven: undefined,
        alternatives: [],
        titles: 0,
        known: true,
        isSize: true,
        ...heldIn([]),
      };
    }
  }
  return undefined;
}

function withLetterSize(group: TermGroup): TermGroup {
  const plain = group.words.map((word) => word.plain);
  const letterSize = letterSizeOf(plain[0] === 'size' ? plain.slice(1) : plain);
  // A letter alone is one only after "size".
  return letterSize === undefined || plain.join('').length === 1 ? group : { ...group, letterSize };
}

function readPhrase(rest: readonly Word[], vocabulary: Vocabulary, synonyms: SynonymIndex): TermGroup | undefined {
  for (let length = Math.min(rest.length, synonyms.longest); length > 1; length--) {
    const phrase = rest.slice(0, length);
    const terms = phrase.map((word) => word.term);
    const { alternatives, expression: forgiven } = synonymsOf(terms.join(' '), vocabulary, synonyms);
    if (forgiven) {
      const known = terms.map((each) => vocabulary.find(each));
      const joined = length === 2 ? joinedTerm(phrase, vocabulary) : undefined;
      return {
        words: phrase,
        exact: withJoined(all(terms.map(term)), joined),
        forgiven,
        alternatives,
        titles: Math.max(1, Math.min(...known.map((each) => each?.titles ?? 0))),
        known: true,
        ...heldIn(phrase),
      };
    }
  }
  return undefined;
}

function readCompound(pair: readonly Word[], vocabulary: Vocabulary): TermGroup | undefined {
  const joined = joinedTerm(pair, vocabulary);
  if (!joined) return undefined;
  return {
    words: pair,
    exact: withJoined(all(pair.map((word) => term(word.term))), joined),
    forgiven: undefined,
    alternatives: [],
    titles: joined.titles,
    known: true,
    ...heldIn(pair),
  };
}

function readWord(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): TermGroup {
  const entry = vocabulary.find(word.term);
  const { alternatives, expression } = synonymsOf(word.term, vocabulary, synonyms);
  const protection = protectionOf([word]);
  const completed = isLast && !protection ? completion(word, entry, vocabulary) : undefined;
  const forgiven = anyOf([expression, completed, protection?.declared, ...gradesAround(word.term, vocabulary).map(term)]);
  return {
    words: [word],
    exact: protection?.found ?? term(word.term),
    forgiven,
    alternatives,
    titles: entry?.titles ?? 0,
    known: entry !== undefined || forgiven !== undefined || protection !== undefined || isSize(word.term),
    ...heldIn([word]),
  };
}

/** Completions of the last letters of a text. */
function completion({ plain }: Word, entry: KnownTerm | undefined, vocabulary: Vocabulary): Expression | undefined {
  if (plain.length < prefixMinLength) return undefined;
  const longer = vocabulary.titlesStartingWith(plain);
  return longer > 0 && longer >= (entry?.titles ?? 0) * completionRatio ? prefix(plain) : undefined;
}

/** The synonyms of a phrase that the catalogue knows, as lists of terms and as what finds any of them. */
function synonymsOf(
  phrase: string,
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
): { readonly alternatives: readonly (readonly string[])[]; readonly expression: Expression | undefined } {
  const alternatives = synonyms.alternatives(phrase).filter((terms) => terms.every((each) => vocabulary.find(each)));
  return { alternatives, expression: anyOf(alternatives.map((terms) => all(terms.map(term)))) };
}

/** Two words that the catalogue also writes in one: "cling film", "clingfilm". */
function joinedTerm([first, second]: readonly Word[], vocabulary: Vocabulary): KnownTerm | undefined {
  if (!first || !second) return undefined;
  const one = words(first.plain + second.plain);
  return one.length === 1 ? vocabulary.find(one[0]!.term) : undefined;
}

function withJoined(expression: Expression, joined: KnownTerm | undefined): Expression {
  return joined ? any([expression, term(joined.term)]) : expression;
}

/** "clingfilm" becomes "cling film" in a catalogue that writes it so. A word that means something as it is stays. */
export function takeApart(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): readonly Word[] {
  const means =
    vocabulary.find(word.term) !== undefined ||
    synonyms.alternatives(word.term).length > 0 ||
    (isLast && vocabulary.titlesStartingWith(word.plain) > 0);
  if (means || word.absent !== undefined || word.denied !== undefined) return [word];
  return vocabulary.split(word.plain, (first, second) => synonyms.alternatives(`${first} ${second}`).length > 0) ?? [word];
}

/**
 * Reads the words again with the unknown ones understood as beginnings of known words, or as words at a small edit distance. Term groups that even so
 * mean nothing stay unknown.
 */
export function correct(groups: readonly TermGroup[], vocabulary: Vocabulary, synonyms: SynonymIndex): TermGroup[] {
  const alternatives = new Map<string, readonly Word[]>();
  const meant = groups.flatMap(({ known, words: typed }) => {
    const [word] = typed;
    // An animal that the range does not have is no misspelling of one that it has.
    if (known || !word || isAnimal(word) || isNeverLeftOut(word) || isBeginning(word, vocabulary)) return typed;
    const [best = word, ...others] = vocabulary.corrections(word);
    alternatives.set(best.term, others);
    return [best];
  });
  return readTermGroups(meant, vocabulary, synonyms).map((group) => {
    const [word, ...more] = group.words;
    if (!word || more.length > 0) return group;
    if (!group.known) return isBeginning(word, vocabulary) ? beginning(word, vocabulary) : group;
    const others = (alternatives.get(word.term) ?? []).map((other) => readWord(other, false, vocabulary, synonyms));
    return { ...group, forgiven: anyOf([group.forgiven, ...others.filter(({ known }) => known).map(wideOf)]) };
  });
}

function beginning(word: Word, vocabulary: Vocabulary): TermGroup {
  return {
    words: [word],
    exact: prefix(word.plain),
    forgiven: undefined,
    alternatives: [],
    titles: vocabulary.titlesStartingWith(word.plain),
    known: true,
    ...heldIn([]),
  };
}

function isBeginning({ plain }: Word, vocabulary: Vocabulary): boolean {
  return plain.length > prefixMinLength && vocabulary.titlesStartingWith(plain) > 0;
}

function heldIn(list: readonly Word[]): Pick<TermGroup, 'isHeld' | 'isThing'> {
  let [held, at] = [0, 0];
  while (at < list.length) {
    const length = protectedLength(list.slice(at));
    held += length;
    at += Math.max(1, length);
  }
  return { isHeld: held > 0, isThing: held === 0 || held < list.length };
}

/** Whether it is a size or a bare number, which tell the amount of a thing and not the thing. */
export function isMeasure({ words: [word, ...more], isHeld, isSize: isCalledSize, letterSize }: TermGroup): boolean {
  if (isCalledSize || letterSize !== undefined) return true;
  return word !== undefined && more.length === 0 && !isHeld && (isSize(word.term) || bareNumber.test(word.term));
}

/** Whether it asks for goods that are not so: "non halal". */
export function isDenied({ words: [word] }: TermGroup): boolean {
  return word?.denied !== undefined;
}

/** The words that deny the term group after them. "Zero" is a name as well, as of colas. */
const denying: ReadonlySet<string> = new Set([...denials, ...negations].filter((word) => word !== 'zero'));

/** Whether a term group of a list denies the next one: "without onions". "No 6" is a size. */
export function denies(groups: readonly TermGroup[], at: number): boolean {
  const [word, ...more] = groups[at]?.words ?? [];
  const next = groups[at + 1]?.words[0];
  return word !== undefined && more.length === 0 && denying.has(word.plain) && next !== undefined && isLetters(next);
}

/** Whether a search is answered with all its words or not at all, since it denies something or holds a word that people of a faith ask for. */
export function isWholeOnly(groups: readonly TermGroup[]): boolean {
  return groups.some((group, at) => denies(groups, at) || group.words.some(isNeverLeftOut));
}

/** Whether it is a word for packs: "box". */
export function isPack({ words: [word, ...more] }: TermGroup): boolean {
  return word !== undefined && more.length === 0 && packTerms.has(word.term);
}

/** The same, but a mention in the description is not enough. */
export function titled(expression: Expression): Expression {
  return (weights) => expression(weights.replace('D', ''));
}

/** The same for a term group. */
export function inTitle(group: TermGroup): TermGroup {
  return { ...group, exact: titled(group.exact), forgiven: group.forgiven && titled(group.forgiven) };
}

/** The terms of its words. */
export function termsOf({ words: typed }: TermGroup): string[] {
  return typed.map((word) => word.term);
}

/** Its words, or their other meanings. */
export function wideOf({ exact, forgiven }: TermGroup): Expression {
  return forgiven ? any([exact, forgiven]) : exact;
}

/** The words of term groups as a text. */
export function textOf(groups: readonly TermGroup[]): string {
  const textOfGroup = ({ words: own, isEither }: TermGroup) =>
    own.map(({ plain, isJoined }, at) => (isEither && isJoined && at > 0 ? `& ${plain}` : plain));
  return groups.flatMap(textOfGroup).join(' ');
}
