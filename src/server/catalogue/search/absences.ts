/**
 * One rule: a word that denies governs the list after it ("no nuts"), "free" the list before it. Each thing becomes one term, another than its own. In a
 * search more words deny, they turn a diet round as well ("non halal"), and people name their need.
 */
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { absence, freeFrom, minusSign, phraseAt, sensesOf, wordOf, type Denial, type Thing } from './protective.ts';
import { conjunctions, isLetters, stopWords, type Word } from './text/word.ts';

/** Words that only praise, before and after words that protect: "suitable for", "certified". */
const praises: ReadonlySet<string> = new Set(lexicon.beside.before);
const besideAfter: ReadonlySet<string> = new Set([...lexicon.beside.after, ...lexicon.afterThing]);
/** Words allowed between a word that denies and the thing, and those of sentences. */
const between: ReadonlySet<string> = new Set([...lexicon.between, ...praises, ...lexicon.sentenceWords, minusSign]);
const unnamed: ReadonlySet<string> = new Set([...lexicon.unnamed, ...lexicon.sentenceWords, ...stopWords]);
const joints: ReadonlySet<string> = new Set(lexicon.joints);
const hyphened: ReadonlySet<string> = new Set([...lexicon.afterHyphen, ...stopWords]);
const ordinary: ReadonlySet<string> = new Set(lexicon.alsoOrdinary);
const ofOneThing: ReadonlySet<string> = new Set(lexicon.ofOneThing);
const sensitive: ReadonlySet<string> = new Set(lexicon.after.any);
const freeFromGoods: ReadonlySet<string> = new Set(lexicon.freeFromGoods.flatMap((goods) => [goods, `${goods}s`]));
const drinks: ReadonlySet<string> = new Set(lexicon.alcoholicDrinks.flatMap((drink) => [drink, `${drink}s`]));
const nought = /^0%?$/u;

/** A thing in a list. */
interface Listed extends Thing {
  readonly at: number;
  readonly end: number;
  /** Whether "and" comes before it. */
  readonly isJoined: boolean;
}

/** The words that some were read as, and the place after those. */
interface Read {
  readonly words: readonly Word[];
  readonly end: number;
  readonly protects?: true;
}

const protect = (words: readonly Word[], end: number): Read => ({ words, end, protects: true });

/** The word that asks for the opposite of what some words say: "not halal". */
function denied(phrase: readonly Word[]): Word {
  const terms = phrase.map(({ term }) => term);
  return { term: `-${terms.join('')}`, plain: `not ${phrase.map(({ plain }) => plain).join(' ')}`, denied: terms.join(' ') };
}

/** Makes one word of each thing and the words that say it is not there; in a search also of a person's need, and of what a search asks the opposite of. */
export function readAbsences(all: readonly Word[], isSearch = false): Word[] {
  const reader = new Reader(all, isSearch);
  const found: Word[] = [];
  for (let at = 0; at < reader.list.length;) {
    const { words, end, protects } = reader.readAt(at);
    at = end;
    if (protects && isSearch) {
      const start = found.findLastIndex(({ plain }) => !between.has(plain) && !stopWords.has(plain)) + 1;
      if (found.slice(start).some(({ plain }) => praises.has(plain))) found.splice(start);
      const isDenied = words.at(-1)?.denied !== undefined;
      while (besideAfter.has(reader.plain(at)) || (reader.plain(at) === 'free' && !isDenied)) at += 1;
    }
    found.push(...words);
  }
  return found;
}

class Reader {
  readonly list: readonly Word[];
  readonly #isSearch: boolean;

  constructor(all: readonly Word[], isSearch: boolean) {
    this.list = all.flatMap((word) => unglued(word, isSearch));
    this.#isSearch = isSearch;
  }

  plain(at: number): string {
    return this.list[at]?.plain ?? '';
  }

  readAt(at: number): Read {
    const neutral = this.#neutralAt(at);
    if (neutral !== undefined) return { words: this.list.slice(at, neutral), end: neutral };
    return this.#deniedAt(at) ?? this.#freeAt(at) ?? this.#needAt(at) ?? { words: [this.list[at]!], end: at + 1 };
  }

  /** The end of a phrase that only looks like a denial: eggs are free range; but "milk free range" asks for no milk. */
  #neutralAt(at: number): number | undefined {
    const isDenied = this.#isSearch && sensesOf(this.plain(at - 1)).thing?.kind === 'allergen';
    return isDenied ? undefined : phraseAt(this.list, at, 'neutral')?.end;
  }

  #thingAt(at: number): { readonly sense: Thing; readonly end: number } | undefined {
    const found = phraseAt(this.list, at, 'thing');
    return found && (this.#isSearch || found.sense.kind === 'allergen' || found.sense.kind === 'other') ? found : undefined;
  }

  /** Things one after the other, with or without "and", up to one that "free" follows. */
  #thingsAt(at: number): Listed[] {
    const things: Listed[] = [];
    for (let [place, isJoined] = [at, false]; ;) {
      const thing = this.#thingAt(place);
      if (thing) things.push({ ...thing.sense, at: place, end: thing.end, isJoined });
      if (!thing || this.#afterAt(thing.end, true) !== undefined) return things;
      isJoined = (this.#isSearch ? joints : conjunctions).has(this.plain(thing.end));
      place = thing.end + Number(isJoined);
    }
  }

  /** The place after the words that make what is before them absent; undefined where there are none. */
  #afterAt(at: number, isThing: boolean): number | undefined {
    if (this.#neutralAt(at) !== undefined) return undefined;
    if (!this.#isSearch && this.plain(at) !== 'free') return undefined;
    const start = at + Number(this.plain(at) === minusSign);
    const after = this.#isSearch ? phraseAt(this.list, start, 'after') : { sense: 'any', end: at + 1 };
    // "Milk: 0", but "0 milk", and "wine 0%", which has no alcohol.
    const isOther = nought.test(this.plain(start)) && (drinks.has(this.plain(at - 1)) || this.#thingAt(start + 1) !== undefined);
    if (!after || isOther || !(isThing || after.sense === 'any')) return undefined;
    // "Allergic to", "free from": longer phrases govern what follows.
    const before = phraseAt(this.list, start, 'before');
    return before?.sense === 'any' && before.end > after.end && before.end < this.list.length ? undefined : after.end;
  }

  #beforeAt(at: number): { readonly sense: Denial; readonly end: number } | undefined {
    const cue = phraseAt(this.list, at, 'before');
    if (!cue || (!this.#isSearch && !['lacks', 'opposes', 'any'].includes(cue.sense))) return undefined;
    const kind = phraseAt(this.list, cue.end, 'thing')?.sense.kind ?? 'food';
    return cue.sense === 'things' && (kind === 'food' || drinks.has(this.plain(cue.end))) ? undefined : cue;
  }

  #deniedAt(at: number): Read | undefined {
    const cue = this.#beforeAt(at);
    if (!cue) return undefined;
    const { sense, end } = cue;
    let start = end;
    if (this.#isSearch && sense === 'any' && this.plain(at).startsWith('free') && this.plain(end - 1).endsWith('from'))
      if (start === this.list.length || freeFromGoods.has(this.plain(start))) return protect([freeFrom], start);
    const isGap = (plain: string) => between.has(plain) || (sense !== 'minus' && stopWords.has(plain));
    while (this.#isSearch && isGap(this.plain(start)) && !this.#thingAt(start)) start += 1;
    if (sense === 'minus' && hyphened.has(this.plain(start))) return { words: [], end: start };
    const things = this.#thingsAt(start);
    const last = things.at(-1);
    const after = last && this.#afterAt(last.end, true);
    const isFree = after !== undefined && this.plain(after - 1) === 'free';
    if (isFree && things.length === 1) {
      if (!this.#isSearch) return { words: this.list.slice(at, after), end: after };
      return sense === 'minus' ? { words: [], end: start } : protect([denied([last!.absent])], after);
    }
    if (!this.#isSearch && sense === 'opposes') return undefined;
    const governed = this.#governed(isFree ? things.slice(0, -1) : things, this.plain(at));
    const lastGoverned = governed.at(-1);
    if (!lastGoverned) return this.#otherDeniedAt(at, start, sense);
    return protect(
      governed.map(({ absent }) => absent),
      (lastGoverned === last ? after : undefined) ?? lastGoverned.end,
    );
  }

  /** The things of a list that a word before it governs: joined ones, and in a search those after spaces too, as far as they name no goods. */
  #governed(things: readonly Listed[], cue: string): readonly Listed[] {
    const isAtEnd = things.at(-1)?.end === this.list.length;
    const isOneMore = (thing: Listed, before: Listed) =>
      thing.isJoined || (this.#isSearch && !ofOneThing.has(cue) && isListed(thing, before, isAtEnd));
    const end = things.findIndex((thing, at) => at > 0 && !isOneMore(thing, things[at - 1]!));
    return things.slice(0, end < 0 ? undefined : end);
  }

  /** A word that denies a diet, a person's need, or any other word. */
  #otherDeniedAt(at: number, start: number, sense: Denial): Read | undefined {
    const word = this.list[start];
    const isWord = word !== undefined && isLetters(word) && word.plain !== 'free' && !stopWords.has(word.plain);
    if (sense === 'any' && isWord) return protect([absence(word.plain)], start + 1);
    if (!this.#isSearch) return undefined;
    const diet = phraseAt(this.list, start, 'diet');
    const person = phraseAt(this.list, start, 'person');
    if (sense === 'minus' && (diet || person)) return { words: [], end: start };
    if (lexicon.alsoNames.includes(this.plain(at))) return undefined;
    if (diet) return protect([denied(diet.sense)], diet.end);
    if (person && !sensitive.has(this.plain(at))) return protect([denied([person.sense])], person.end);
    const isRefusal = ['minus', 'refuses'].includes(sense) && !ordinary.has(this.plain(at));
    return isRefusal ? { words: [wordOf('without')], end: start } : undefined;
  }

  /** A list with "free" after it, or any other word with it. */
  #freeAt(at: number): Read | undefined {
    const things = this.#thingsAt(at);
    const last = things.at(-1);
    const end = this.#afterAt(last?.end ?? at + 1, last !== undefined);
    if (end === undefined) return undefined;
    if (last) {
      let first = things.length - 1;
      for (let isJoined = false; first > 0; first--) {
        const thing = things[first - 1]!;
        isJoined ||= things[first]!.isJoined;
        const isOneMore = isJoined || (this.#isSearch && isListed(thing, last, end < this.list.length));
        if (thing.kind === 'food' || !isOneMore) return { words: this.list.slice(at, things[first]!.at), end: things[first]!.at };
      }
      return protect(
        things.map(({ absent }) => absent),
        end,
      );
    }
    const word = this.list[at]!;
    const isSaidOf = (phrase: string) => unnamed.has(phrase) || phrase.endsWith('ly') || sensesOf(phrase).diet || sensesOf(phrase).person;
    const isOther = this.plain(end - 1) !== 'free' && isSaidOf(word.plain);
    if (!isLetters(word) || word.plain === 'free' || stopWords.has(word.plain) || isOther) return undefined;
    return protect([absence(word.plain)], end);
  }

  /** A person, a faith, a diet, or a drink without alcohol. */
  #needAt(at: number): Read | undefined {
    if (!this.#isSearch) return undefined;
    const person = phraseAt(this.list, at, 'person');
    if (person) return protect([person.sense], person.end);
    const diet = phraseAt(this.list, at, 'diet');
    // A letter beside a number is part of a size or code.
    const isNumbered = this.plain(at).length < 3 && [at - 1, at + 1].some((beside) => /^\d+$/u.test(this.plain(beside)));
    if (diet && !isNumbered) return protect(diet.sense, diet.end);
    const isNought = nought.test(this.plain(at)) && this.list.some(({ plain }) => drinks.has(plain));
    return isNought ? protect([absence('alcohol')], at + 1 + Number(this.plain(at + 1) === 'abv')) : undefined;
  }
}

/** Whether an allergen goes along with the one beside it: not where both are of the same allergens, so that the first of "milk lactose free" is wanted. */
function isListed(thing: Thing, beside: Thing, isAtEnd: boolean): boolean {
  return thing.kind === 'allergen' && (isAtEnd || thing.isListed === true) && thing.allergens !== beside.allergens;
}

/** The two words of "glutenfree", "eggless" and "nonhalal". */
export function unglued(whole: Word, isSearch = true): readonly Word[] {
  const { plain } = whole;
  if (plain === 'freefrom') return [wordOf('free'), wordOf('from')];
  const kinds = isSearch ? ['allergen', 'other', 'foreign'] : ['allergen', 'other'];
  const isThing = (text: string) => kinds.includes(sensesOf(text).thing?.kind ?? '');
  for (const end of isSearch ? ['free', 'less', ...lexicon.gluedAfter] : ['free', 'less']) {
    const thing = plain.endsWith(end) ? plain.slice(0, -end.length) : '';
    if (isThing(thing) || (end === 'free' && /^\p{L}{3,}$/u.test(thing))) return [wordOf(thing), wordOf('free')];
  }
  const [, no, rest = ''] = (isSearch && /^(non?|without)(\p{L}{3,})$/u.exec(plain)) || [];
  return no && (isThing(rest) || sensesOf(rest).diet) ? [wordOf(no), wordOf(rest)] : [whole];
}
