/**
 * Searches to offer where one found nothing. Protecting words stay in all of them; only goods that are never called halal or MSC are offered as what they
 * are, since a reader can judge them for a faith, but not for an allergy.
 */
import { any, printQuery } from './query.ts';
import { isAlcoholicDrink, isNeverLeftOut, type Protection } from './facts.ts';
import { diets } from './protective.ts';
import { denies, isDenied, termsOf, textOf, type Group } from './groups.ts';

export interface NearSearch {
  readonly search: string;
  /** Words that protect and are not part of the search, so that none of the products found may hold them or speak against them. */
  readonly without?: readonly Protection[];
  /** Whether it only has the words that protect, and none of the thing that was asked for. */
  readonly isGeneral?: true;
}

/** Most searches with one word less. */
const fewerWordsMax = 4;

/** Most diets that are named instead of the absence of meat. */
const dietsMax = 4;

/** The term groups of a search with misspellings corrected, and those that are not understood. */
export interface Understood {
  readonly understood: readonly Group[];
  readonly dropped: readonly Group[];
}

/** The searches near one: with fewer words, without the word for a diet, and with nothing but what protects. */
export function nearSearches({ understood: groups, dropped }: Understood, protections: readonly Protection[]): NearSearch[] {
  // Nothing is offered for "non halal".
  if (protections.some(({ isDenied: isOpposite }) => isOpposite)) return [];
  const isPlain = (group: Group) => group.isHeld && !group.isThing;
  const held = groups.filter(isPlain);
  // Without the word that people ask for by their faith, nothing else that was typed is near.
  const isAsked = [...groups, ...dropped].some(({ words }) => words.some(isNeverLeftOut));
  const parts = isAsked
    ? []
    : withDenials(
        groups.filter((group) => !isPlain(group) && !isDenied(group)),
        dropped,
      );
  const things = parts.flat();
  const fewer = parts.length > 1 ? parts.map((_, at) => [...held, ...parts.toSpliced(at, 1).flat()]).toReversed() : [];
  const isWhole = dropped.length === 0;
  const offered: NearSearch[] = [
    ...(isWhole || things.length === 0 ? [] : [{ search: textOf([...held, ...things]) }]),
    ...fewer.slice(0, fewerWordsMax).map((some) => ({ search: textOf(some) })),
    ...(isWhole ? withoutProtection(things, protections) : []),
    ...dietsInstead(held, things),
    ...(held.length > 0 && !isDrink([...groups, ...dropped]) ? [{ search: textOf(held), isGeneral: true as const }] : []),
  ];
  return [...new Map(offered.map((near) => [near.search, near])).values()];
}

/** Whether a search is for a drink that usually has alcohol. Hand gels without alcohol are nothing to drink. */
function isDrink(things: readonly Group[]): boolean {
  return things.some(({ words }) => words.some(isAlcoholicDrink));
}

/**
 * Things, each with the word that denies it. How far a denial goes is unknown, so all that follows stays with it: "chips not fried in beef fat" is not near
 * "chips in beef fat". A denial of an unknown thing is left out with it.
 */
function withDenials(things: readonly Group[], dropped: readonly Group[]): Group[][] {
  const parts: Group[][] = [];
  things.forEach((thing, at) => {
    const last = parts.at(-1);
    if (last && (denies(things, at - 1) || denies(last, 0))) last.push(thing);
    else parts.push([thing]);
  });
  return parts.filter(([first, ...more]) => more.length > 0 || dropped.length === 0 || !denies([first!, ...dropped], 0));
}

/** "Cod fillets" for "halal cod fillets"; nothing where an allergen is among the words, or where the thing itself speaks against them, as pork does. */
function withoutProtection(things: readonly Group[], protections: readonly Protection[]): NearSearch[] {
  const named = things.flatMap(termsOf);
  const isFit = ({ unless }: Protection) => unless !== undefined && !named.some((each) => unless.never.has(each));
  const isOffered = things.length > 0 && protections.length > 0 && protections.every(isFit) && !things.some(({ isHeld }) => isHeld);
  return isOffered ? [{ search: textOf(things), without: protections }] : [];
}

/** "Halal sausages" for "pork free sausages": diets to which the absent thing is forbidden, those that forbid least first. */
function dietsInstead(held: readonly Group[], things: readonly Group[]): NearSearch[] {
  const absent = held.flatMap(({ words }) => words.flatMap((word) => word.absent ?? []));
  if (absent.length === 0) return [];
  return diets
    .filter(({ never = [] }) => absent.every((thing) => never.includes(thing)))
    .toSorted((a, b) => a.never!.length - b.never!.length)
    .slice(0, dietsMax)
    .map(({ words: [diet = ''] }) => ({ search: [diet, textOf(things)].join(' ').trim() }));
}

/** The condition that no product of such a search may fulfil; undefined where any may be shown. */
export function objectionsTo({ without = [] }: NearSearch): string | undefined {
  const objections = without.flatMap(({ guard, unless }) => [guard, ...(unless ? [unless.contradicted] : [])]);
  return objections.length > 0 ? printQuery(any(objections)) : undefined;
}
