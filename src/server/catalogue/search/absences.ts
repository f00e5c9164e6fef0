/**
 * A word that denies governs the list after it ("no nuts"), "free" the list before it. Each thing becomes one term, another than its own. In a search more
 * words deny, and they turn a diet round as well: "non halal".
 */
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import trade from './lexicon/en-GB/trade.json' with { type: 'json' };
import { allergenGroups, diets, faiths, people, sentenceWords, thingsMeant } from './protective.ts';
import { stem } from './text/stem.ts';
import { conjunctions, isLetters, stopWords, type Word } from './text/word.ts';

/** Begins the term of an absent thing. No word begins with it, so that a search for words beginning with "plastic" never finds "plastic free". */
const absenceSign = '0';

/** An additive by its number: "no E471". */
export const additiveNumber = /^e\d{3,4}$/u;

/** Stands in a search for a minus before a word: "cake -nuts". */
export const minusSign = 'minussign';

const pluralsOf = (thing: string): string[] => [thing, `${thing}s`, thing.replace(/y$/u, 'ies')];
const everyForm = (things: readonly string[]): ReadonlySet<string> => new Set(things.flatMap(pluralsOf));

const allergens = everyForm(allergenGroups.flatMap(({ things }) => things));
const rangelessAllergens = everyForm(allergenGroups.filter((group) => !group.allergens.includes('Eggs')).flatMap(({ things }) => things));
const others = everyForm(lexicon.otherAbsences);
/** Further foods that people do without, in searches only, and only after a word that denies: of "onion and gluten free" the onion is wanted. */
const foods = everyForm([...lexicon.refusedFoods, ...trade.irreplaceable]);
const listed = everyForm(lexicon.listedAllergens);
const freeFromGoods = everyForm(lexicon.freeFromGoods);

/** How a phrase denies: by lacking what follows, by being the opposite of it, in further words of searches, or by lacking any word. */
type Denial = keyof typeof lexicon.before | 'minus';
const denials: ReadonlyMap<string, Denial> = new Map<string, Denial>([
  ...Object.entries(lexicon.before).flatMap(([kind, texts]) => texts.map((text) => [text, kind as Denial] as const)),
  [minusSign, 'minus'],
]);
const afterAny: ReadonlySet<string> = new Set(lexicon.after.any);
const afterThings: ReadonlySet<string> = new Set([...lexicon.after.any, ...lexicon.after.things]);
/** Words allowed between a word that denies and the thing, and those of sentences. */
export const between: ReadonlySet<string> = new Set([...lexicon.between, ...lexicon.beside.before, ...sentenceWords, minusSign]);
const besideAfter: ReadonlySet<string> = new Set([...lexicon.beside.after, ...lexicon.afterThing]);
const afterThing: ReadonlySet<string> = new Set(lexicon.afterThing);
const praises: ReadonlySet<string> = new Set(lexicon.beside.before);
const neutral: ReadonlySet<string> = new Set(lexicon.neutral);
const unnamed: ReadonlySet<string> = new Set([...lexicon.unnamed, ...sentenceWords, ...stopWords]);
const joints: ReadonlySet<string> = new Set(lexicon.joints);
const hyphened: ReadonlySet<string> = new Set([...lexicon.afterHyphen, ...stopWords]);
const dietWords: ReadonlySet<string> = new Set(diets.flatMap((diet) => diet.words));
const dietPhrases: ReadonlySet<string> = new Set(diets.flatMap((diet) => diet.words.flatMap(pluralsOf)));

export function absence(thing: string): Word {
  const singular = thing.replace(/s$/u, '');
  const meant =
    new Map(Object.entries(lexicon.absentAs)).get(thing) ?? (allergens.has(singular) || others.has(singular) ? singular : thing);
  const absent = meant.split(' ').map(stem).join('');
  return { term: absenceSign + absent, plain: `${meant} free`, absent };
}

/** The word for the free-from range, which names no allergen. */
export const freeFrom: Word = { term: `${absenceSign}-`, plain: 'free-from', absent: '' };

/** The word that asks for the opposite of what some words say: "not halal". */
function denied(phrase: readonly Word[]): Word {
  const terms = phrase.map(({ term }) => term);
  return { term: `-${terms.join('')}`, plain: `not ${phrase.map(({ plain }) => plain).join(' ')}`, denied: terms.join(' ') };
}

/** The first words of all phrases. Most words of a text begin none, which is seen sooner than that four words and fewer are none. */
const firstWords: ReadonlySet<string> = new Set(
  [neutral, allergens, others, foods, thingsMeant.keys(), people.keys(), denials.keys(), dietPhrases, afterThings, ['free']]
    .flatMap((phrases) => [...phrases])
    .map((phrase) => phrase.split(' ', 1)[0]!),
);
const mayBegin = (plain: string): boolean =>
  firstWords.has(plain) ||
  additiveNumber.test(plain) ||
  (plain.endsWith('s') && [/s$/u, /es$/u].some((end) => firstWords.has(plain.replace(end, ''))));

/** How many words from a place on are a phrase, the longest; 0 for none. */
function phraseAt(list: readonly Word[], at: number, isPhrase: (text: string) => boolean): number {
  if (!mayBegin(list[at]?.plain ?? '')) return 0;
  for (let length = Math.min(4, list.length - at); length > 0; length--) if (isPhrase(textOf(list.slice(at, at + length)))) return length;
  return 0;
}

const textOf = (list: readonly Word[]): string => list.map(({ plain }) => plain).join(' ');

/** A thing in a list, and how it is called where it is absent. */
interface Thing {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'allergen' | 'other' | 'food' | 'foreign';
  /** Whether "and" comes before it. */
  readonly isJoined: boolean;
}

/** A phrase of the lexicon that may be absent; those of other languages, and foods that goods are not called free of, only in searches. */
export function thingOf(text: string, isSearch = true): Pick<Thing, 'text' | 'kind'> | undefined {
  if (allergens.has(text)) return { text, kind: 'allergen' };
  if (others.has(text) || additiveNumber.test(text)) return { text, kind: 'other' };
  if (!isSearch) return undefined;
  if (foods.has(text)) return { text, kind: 'food' };
  const meant = [text, text.replace(/s$/u, ''), text.replace(/es$/u, '')].map((each) => thingsMeant.get(each)).find(Boolean);
  return meant === undefined ? undefined : { text: meant, kind: 'foreign' };
}

/** Reads absences. One is made for the texts of products, one for searches. */
class Reader {
  readonly #list: readonly Word[];
  readonly #isSearch: boolean;
  readonly #found: Word[] = [];

  constructor(list: readonly Word[], isSearch: boolean) {
    this.#list = list.flatMap((word) => unglued(word, isSearch));
    this.#isSearch = isSearch;
  }

  read(): Word[] {
    for (let at = 0; at < this.#list.length;) at = this.#denialAt(at) ?? this.#praiseAt(at) ?? this.#personAt(at) ?? this.#plainAt(at);
    return this.#found;
  }

  #plain(at: number): string {
    return this.#list[at]?.plain ?? '';
  }

  #plainAt(at: number): number {
    const length = phraseAt(this.#list, at, (text) => neutral.has(text)) || 1;
    this.#found.push(...this.#list.slice(at, at + length));
    return at + length;
  }

  /** Adds words that protect, without those before and after that only praise: "suitable for", "certified". @returns the place after them */
  #protect(words: readonly Word[], end: number): number {
    if (this.#isSearch) {
      let start = this.#found.length;
      while (start > 0 && (between.has(this.#found[start - 1]!.plain) || stopWords.has(this.#found[start - 1]!.plain))) start -= 1;
      const isPraised = this.#found.slice(start).some(({ plain }) => praises.has(plain));
      if (isPraised) this.#found.splice(start);
    }
    this.#found.push(...words);
    while (this.#isSearch && (besideAfter.has(this.#plain(end)) || (this.#plain(end) === 'free' && words.at(-1)?.denied === undefined))) end += 1; // prettier-ignore
    return end;
  }

  #thingAt(at: number, isJoined: boolean): Thing | undefined {
    const length = phraseAt(this.#list, at, (text) => thingOf(text, this.#isSearch) !== undefined);
    if (length === 0) return undefined;
    return { ...thingOf(textOf(this.#list.slice(at, at + length)), this.#isSearch)!, at, end: at + length, isJoined };
  }

  /** Things one after the other, with or without "and", up to one that "free" follows. */
  #listAt(at: number): Thing[] {
    const things: Thing[] = [];
    for (let [place, isJoined] = [at, false]; ;) {
      const thing = this.#thingAt(place, isJoined);
      if (thing) things.push(thing);
      if (!thing || this.#afterAt(thing.end) > 0) return things;
      isJoined = (this.#isSearch ? joints : conjunctions).has(this.#plain(thing.end));
      place = thing.end + Number(isJoined);
    }
  }

  /** Whether a phrase only looks like a denial. Eggs are free range; but "milk free range" asks for no milk. */
  #isNeutral(at: number): boolean {
    const isDenied = this.#isSearch && this.#plain(at + 1) === 'range' && rangelessAllergens.has(this.#plain(at - 1));
    return !isDenied && phraseAt(this.#list, at, (text) => neutral.has(text)) > 0;
  }

  /** How many words from a place on make what comes before them absent. */
  #afterAt(at: number, isAny = false): number {
    if (this.#isNeutral(at)) return 0;
    if (afterThing.has(this.#plain(at)) && this.#plain(at + 1) === 'free') return 2;
    const sign = Number(this.#plain(at) === minusSign);
    const phrases = isAny ? afterAny : afterThings;
    const length = phraseAt(this.#list, at + sign, (text) => (this.#isSearch ? phrases.has(text) : text === 'free'));
    const isBefore =
      length > 0 && phraseAt(this.#list, at + sign, (text) => denials.get(text) === 'any') > length - 1 + Number(length === 1);
    if (isBefore && this.#list.length > at + sign + 2) return 0;
    const isNought =
      this.#isSearch && !isAny && /^0%?$/u.test(this.#plain(at)) && !drinks.has(this.#plain(at - 1)) && !this.#thingAt(at + 1, false);
    return length > 0 ? sign + length : Number(isNought);
  }

  #denialAt(at: number): number | undefined {
    if (phraseAt(this.#list, at, (text) => neutral.has(text)) > 0) return undefined;
    const isNought =
      this.#isSearch && /^0%?$/u.test(this.#plain(at)) && ['allergen', 'other'].includes(this.#thingAt(at + 1, false)?.kind ?? '');
    const length = isNought ? 1 : phraseAt(this.#list, at, (text) => denials.has(text));
    const isFirstFree = this.#isSearch && at === 0 && this.#plain(0) === 'free' && this.#afterAt(this.#thingAt(1, false)?.end ?? 0) === 0;
    if (length === 0 && !isFirstFree) return undefined;
    const kind = isNought || length === 0 ? 'lacks' : denials.get(textOf(this.#list.slice(at, at + length)))!;
    if (!this.#isSearch && ['refuses', 'minus'].includes(kind)) return undefined;
    let start = at + (length || 1);
    if (kind === 'any' && this.#plain(at).startsWith('free') && this.#plain(start - 1).endsWith('from') && this.#isSearch)
      if (start === this.#list.length || freeFromGoods.has(this.#plain(start))) return this.#protect([freeFrom], start);
    const isGap = (plain: string) => between.has(plain) || (kind !== 'minus' && stopWords.has(plain));
    while (this.#isSearch && isGap(this.#plain(start)) && !this.#thingAt(start, false)) start += 1;
    if (kind === 'minus' && hyphened.has(this.#plain(start))) return start;
    const things = this.#listAt(start);
    const last = things.at(-1);
    const isFree = last !== undefined && this.#plain(last.end + this.#afterAt(last.end) - 1) === 'free' && this.#afterAt(last.end) > 0;
    if (isFree && things.length === 1) {
      if (kind === 'minus') return start;
      const end = last.end + this.#afterAt(last.end);
      if (this.#isSearch) return this.#protect([denied([absence(last.text)])], end);
      this.#found.push(...this.#list.slice(at, end));
      return end;
    }
    if (!this.#isSearch && kind === 'opposes') return undefined;
    const governed = this.#governedBefore(isFree ? things.slice(0, -1) : things, this.#plain(at));
    if (governed.length > 0) {
      const { end } = governed.at(-1)!;
      return this.#protect(
        governed.map(({ text }) => absence(text)),
        end + (governed.at(-1) === last ? this.#afterAt(end) : 0),
      );
    }
    return this.#deniedAt(at, start, kind);
  }

  /** A word that denies a diet, a person's need, or any other word. */
  #deniedAt(at: number, start: number, kind: Denial): number | undefined {
    const word = this.#list[start];
    const isWord = word !== undefined && isLetters(word) && word.plain !== 'free' && !stopWords.has(word.plain);
    if (kind === 'any' && isWord) return this.#protect([absence(word.plain)], start + 1);
    if (!this.#isSearch) return undefined;
    const diet = this.#dietAt(start);
    if (kind === 'minus' && (diet || personAt(this.#list, start))) return start;
    if (this.#plain(at) === 'zero') return undefined;
    if (diet) return this.#protect([denied(diet.words)], start + diet.length);
    const person = personAt(this.#list, start);
    if (person && !sensitive.has(this.#plain(at))) return this.#protect([denied([absence(person.thing)])], start + person.length);
    if (!['minus', 'refuses'].includes(kind) || ordinary.has(textOf(this.#list.slice(at, start)))) return undefined;
    this.#found.push(without);
    return start;
  }

  #dietAt(at: number): { readonly words: readonly Word[]; readonly length: number } | undefined {
    const faith = faiths.get(this.#plain(at)) ?? faiths.get(this.#plain(at).replace(/s$/u, ''));
    if (faith !== undefined) return { words: [{ term: stem(faith), plain: faith }], length: 1 };
    const length = phraseAt(this.#list, at, (text) => dietPhrases.has(text));
    const words = this.#list
      .slice(at, at + length)
      .map((each) => (dietWords.has(each.plain.replace(/s$/u, '')) ? word(each.plain.replace(/s$/u, '')) : each));
    return length > 0 ? { words, length } : undefined;
  }

  /** The things of a list that a word before it governs: joined ones, and in a search those after spaces too, as far as they name no goods. */
  #governedBefore(things: readonly Thing[], denial: string): Thing[] {
    const isEnd = things.at(-1)?.end === this.#list.length;
    const end = things.findIndex((thing, at) => {
      if (at === 0 || thing.isJoined) return false;
      const isListed = isEnd || listed.has(thing.text);
      return (
        !this.#isSearch ||
        ['non', 'un', 'anti'].includes(denial) ||
        thing.kind !== 'allergen' ||
        !isListed ||
        areAlike(things[at - 1]!, thing)
      );
    });
    return things.slice(0, end < 0 ? undefined : end);
  }

  /** A list with "free" after it, or any other word with it. */
  #praiseAt(at: number): number | undefined {
    const things = this.#listAt(at);
    const last = things.at(-1);
    const length = last ? this.#afterAt(last.end) : 0;
    if (last && length > 0) {
      const isFollowed = last.end + length < this.#list.length;
      let first = things.length - 1;
      let isJoined = false;
      for (; first > 0; first--) {
        const [thing, next] = [things[first - 1]!, things[first]!];
        isJoined ||= next.isJoined;
        const isListed = this.#isSearch && thing.kind === 'allergen' && !areAlike(thing, last) && (isFollowed || listed.has(thing.text));
        if (thing.kind === 'food' || !(isJoined || isListed)) break;
      }
      this.#found.push(...this.#list.slice(at, things[first]!.at));
      return this.#protect(
        things.slice(first).map(({ text }) => absence(text)),
        last.end + length,
      );
    }
    const word = this.#list[at]!;
    const after = this.#afterAt(at + 1, true);
    const isNamed =
      isLetters(word) && word.plain !== 'free' && !stopWords.has(word.plain) && phraseAt(this.#list, at, (text) => neutral.has(text)) === 0;
    if (after === 0 || !isNamed || last) return undefined;
    const isOther =
      this.#plain(at + after) !== 'free' &&
      (unnamed.has(word.plain) || word.plain.endsWith('ly') || this.#dietAt(at) || personAt(this.#list, at));
    return isOther ? undefined : this.#protect([absence(word.plain)], at + 1 + after);
  }

  /** A person, a faith, a diet, or a drink without alcohol. */
  #personAt(at: number): number | undefined {
    if (!this.#isSearch) return undefined;
    const person = personAt(this.#list, at);
    if (person) return this.#protect([absence(person.thing)], at + person.length);
    const diet = this.#dietAt(at);
    if (diet) return this.#protect(diet.words, at + diet.length);
    const isNought = /^0%?$/u.test(this.#plain(at)) && this.#list.every(({ plain }, place) => place === at || plain === 'abv' || drinks.has(plain) || isDrinkNear(this.#list)); // prettier-ignore
    return isNought ? this.#protect([absence('alcohol')], at + 1 + Number(this.#plain(at + 1) === 'abv')) : undefined;
  }
}

const drinks = everyForm(lexicon.alcoholicDrinks);
const isDrinkNear = (list: readonly Word[]): boolean => list.some(({ plain }) => drinks.has(plain));

function personAt(list: readonly Word[], at: number): { readonly thing: string; readonly length: number } | undefined {
  const meant = (text: string) => people.get(text) ?? people.get(text.replace(/s$/u, ''));
  const length = phraseAt(list, at, (text) => meant(text) !== undefined);
  return length > 0 ? { thing: meant(textOf(list.slice(at, at + length)))!, length } : undefined;
}

/** Whether two things are of the same allergens, so that the first of "milk lactose free" is what is wanted. */
function areAlike(one: Thing, other: Thing): boolean {
  const named = ({ text }: Thing) => allergenGroups.find(({ things }) => things.some((thing) => pluralsOf(thing).includes(text)));
  return named(one)?.allergens.join() === named(other)?.allergens.join();
}

const without: Word = { term: 'without', plain: 'without' };
const ordinary: ReadonlySet<string> = new Set(lexicon.alsoOrdinary);
const sensitive: ReadonlySet<string> = new Set(lexicon.after.any);

const word = (plain: string): Word => ({ term: stem(plain), plain });

/** The two words of "glutenfree", "eggless" and "nonhalal". */
export function unglued(whole: Word, isSearch = true): readonly Word[] {
  const { plain } = whole;
  if (plain === 'freefrom') return [word('free'), word('from')];
  const isThing = (text: string) => ['allergen', 'other', 'foreign'].includes(thingOf(text, isSearch)?.kind ?? '');
  for (const end of isSearch ? ['free', 'less', ...lexicon.gluedAfter] : ['free', 'less']) {
    const thing = plain.endsWith(end) ? plain.slice(0, -end.length) : '';
    if (isThing(thing) || (end === 'free' && /^\p{L}{3,}$/u.test(thing))) return [word(thing), word('free')];
  }
  const [, no, rest = ''] = (isSearch && /^(non?|without)(\p{L}{3,})$/u.exec(plain)) || [];
  return no && (thingOf(rest)?.kind === 'allergen' || isThing(rest) || dietPhrases.has(rest)) ? [word(no), word(rest)] : [whole];
}

/** The cue that begins at a place of a search: a phrase that denies what follows, or a word after a thing; with how many words it has. */
export function cueAt(list: readonly Word[], at: number): { readonly length: number; readonly isBefore: boolean } | undefined {
  const isNumbered = denials.get(list[at]?.plain ?? '') === 'lacks' && /^\d/u.test(list[at + 1]?.plain ?? '');
  if (isNumbered || phraseAt(list, at, (text) => neutral.has(text)) > 0) return undefined;
  const before = phraseAt(list, at, (text) => denials.has(text));
  if (before > 0) return { length: before, isBefore: true };
  const isAfterThing = thingOf(list[at - 1]?.plain ?? '') !== undefined;
  const after = phraseAt(list, at, (text) => (isAfterThing ? afterThings : afterAny).has(text));
  return after > 0 ? { length: after, isBefore: false } : undefined;
}

/** Makes one word of each thing and the words that say it is not there; in a search also of a person's need, and of what a search asks the opposite of. */
export function readAbsences(list: readonly Word[], isSearch = false): Word[] {
  return new Reader(list, isSearch).read();
}
