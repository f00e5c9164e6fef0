/** Absent things: "latex free", "free from latex" and "no latex" become one term, which differs from that of "latex". */
import { stopWords, conjunctions } from './text/word.ts';
import { isLetters, type Word } from './text/word.ts';
import { absentAs, additiveNumber, allergenGroups, otherAbsences } from './protective.ts';
import { stem } from './text/stem.ts';

/** Words before which "free" has another meaning: "large free range eggs" are not free of anything large. */
const notAbsent = new Set(['flow', 'flowing', 'range', 'standing']);

/** Things that goods are often free of together: "gluten and dairy free" is free of both, "cod and gluten free batter" is not free of cod. */
export const oftenAbsent: ReadonlySet<string> = new Set(
  [...allergenGroups.flatMap(({ things }) => things), ...otherAbsences]
    .filter((thing) => !thing.includes(' '))
    .flatMap((thing) => [thing, `${thing}s`, thing.replace(/y$/u, 'ies')]),
);

/** "Eggless", "dairyless". */
export const lessForms: ReadonlySet<string> = new Set(
  [...allergenGroups.flatMap(({ things }) => things), ...otherAbsences]
    .filter((thing) => !thing.includes(' '))
    .map((thing) => `${thing}less`),
);

/** Words before a thing which say that it is absent: "no nuts", "without egg". */
export const negations: ReadonlySet<string> = new Set(['no', 'non', 'without', 'zero']);

/** Words that deny the next one: "not latex free", "non halal". */
export const denials: ReadonlySet<string> = new Set(['non', 'not', 'isnt', 'arent', 'never']);

/** Things that are written in two words: "tree nut". */
export const thingPhrases: ReadonlySet<string> = new Set(
  [...allergenGroups.flatMap(({ things }) => things), ...otherAbsences].filter((thing) => thing.includes(' ')),
);

/** Between "free" and the thing. */
const beforeThing = new Set(['from', 'of']);

/** Begins the term of an absent thing. No word begins with it, so that a search for words beginning with "plastic" never finds "plastic free". */
const absenceSign = '0';

/** "glutenfree". */
const gluedFree = /^(\p{L}{3,})free$/u;

/** Makes one word of a thing and the word that says it is not there. */
export function joinAbsences(typed: readonly Word[]): Word[] {
  const list = typed.flatMap((word) => (word.plain === 'freefrom' ? [free, from] : [word]));
  if (!list.some(({ plain }) => plain.endsWith('free') || plain.endsWith('less') || negations.has(plain))) return list;
  const found: Word[] = [];
  for (let at = 0; at < list.length; at++) {
    const [word, next, afterNext, last] = list.slice(at, at + 4) as [Word, ...(Word | undefined)[]];
    const isFrom = beforeThing.has(afterNext?.plain ?? '') && last !== undefined && isThing(last);
    const glued = gluedFree.exec(word.plain)?.[1] ?? gluedLess(word.plain);
    if (denials.has(list[at - 1]?.plain ?? '') && (glued || next?.plain === 'free')) {
      // "Not latex free" says the opposite.
      found.push(word, ...(glued ? [] : [next!]));
      at += glued ? 0 : 1;
    } else if (glued) {
      found.push(absence(glued));
    } else if (next?.plain === 'free' && isThing(word) && !isFrom && !notAbsent.has(afterNext?.plain ?? '')) {
      const before = found.at(-1)?.plain;
      const isPhrase = thingPhrases.has(`${before} ${stem(word.plain)}`);
      if (isPhrase) found.pop();
      found.push(absence(isPhrase ? `${before} ${word.plain}` : word.plain));
      at += 1;
    } else if (word.plain === 'free' && beforeThing.has(next?.plain ?? '') && afterNext && isThing(afterNext)) {
      const isPhrase = thingPhrases.has(`${afterNext.plain} ${last?.term}`);
      found.push(absence(isPhrase ? `${afterNext.plain} ${last!.plain}` : afterNext.plain));
      at += isPhrase ? 3 : 2;
      for (; areJoined(list, at); at += 2) found.push(absence(list[at + 2]!.plain));
    } else if (negations.has(word.plain) && next && (isOftenAbsent(next) || thingPhrases.has(`${next.plain} ${afterNext?.term}`))) {
      const isPhrase = thingPhrases.has(`${next.plain} ${afterNext?.term}`);
      found.push(absence(isPhrase ? `${next.plain} ${afterNext!.plain}` : next.plain));
      at += isPhrase ? 2 : 1;
      for (; areJoined(list, at); at += 2) found.push(absence(list[at + 2]!.plain));
    } else {
      found.push(word);
    }
  }
  return spreadAbsences(found);
}

/** The words of "free from". */
const free: Word = { term: 'free', plain: 'free' };
const from: Word = { term: 'from', plain: 'from' };

/** Whether "and" and something that is often absent come after a word, and not "free" after that. */
function areJoined(list: readonly Word[], at: number): boolean {
  const [joint, thing, last] = list.slice(at + 1, at + 4);
  return conjunctions.has(joint?.plain ?? '') && oftenAbsent.has(thing?.plain ?? '') && last?.plain !== 'free';
}

/** "Gluten, dairy and nut free": the last word belongs to all. */
function spreadAbsences(found: readonly Word[]): Word[] {
  // Kind of the word after the present one: an absence, "and" before such, or a word that became an absence here, before which a comma may have stood.
  let after: 'absent' | 'and' | 'spread' | undefined;
  const lastFirst = found.toReversed().map((word) => {
    if (word.absent !== undefined) after = 'absent';
    else if (after && conjunctions.has(word.plain)) after = 'and';
    else if ((after === 'and' || after === 'spread') && oftenAbsent.has(word.plain)) after = 'spread';
    else after = undefined;
    return after === 'spread' ? absence(word.plain) : word;
  });
  return lastFirst.toReversed();
}

/** Whether a word before or after which "no" or "free" stands is what goods are often free of, additives by their numbers among it. */
export function isOftenAbsent({ plain }: Word): boolean {
  return oftenAbsent.has(plain) || additiveNumber.test(plain);
}

function isThing(word: Word): boolean {
  return (isLetters(word) || additiveNumber.test(word.plain)) && word.plain !== 'free' && !stopWords.has(word.plain);
}

/** The word for a thing, of one word or two, that is not there. */
export function absence(thing: string): Word {
  const singular = thing.replace(/s$/u, '');
  const meant = absentAs.get(thing) ?? (oftenAbsent.has(singular) ? singular : thing);
  const absent = meant.split(' ').map(stem).join('');
  return { term: absenceSign + absent, plain: `${meant} free`, absent };
}

/** Stands in a text for the free-from range. */
export const freeFromRange = 'freefromrange';

/** The word for the free-from range, which says that some allergen is absent and not which. */
export const freeFrom: Word = { term: `${absenceSign}-`, plain: 'free-from', absent: '' };

/** "eggless"; boneless and stainless goods are free of nothing that anybody must do without. */
function gluedLess(plain: string): string | undefined {
  const thing = plain.endsWith('less') ? plain.slice(0, -4) : '';
  return oftenAbsent.has(thing) ? thing : undefined;
}
