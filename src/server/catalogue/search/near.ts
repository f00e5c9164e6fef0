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

/** Most searches with one word less, and most diets that are named instead of the absence of meat. */
const nearMax = 4;

/** The searches near one: with fewer words, without the word for a diet, and with nothing but what protects. @param dropped groups that are not understood */
export function nearSearches(groups: readonly Group[], dropped: readonly Group[], protections: readonly Protection[]): NearSearch[] {
  // Nothing is offered for "non halal".
  if (protections.some(({ isDenied: isOpposite }) => isOpposite)) return [];
  const isPlain = (group: Group) => group.isHeld && !group.isThing;
  const typed = [...groups, ...dropped].flatMap(({ words }) => words);
  const held = groups.filter(isPlain);
  // Without the word that people ask for by their faith, nothing else that was typed is near.
  const parts = typed.some(isNeverLeftOut)
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
    ...fewer.slice(0, nearMax).map((some) => ({ search: textOf(some) })),
    ...(isWhole && isOfferedWithout(things, protections) ? [{ search: textOf(things), without: protections }] : []),
    ...dietsInstead(held, things),
    // A drink usually has alcohol. Hand gels without it are nothing to drink.
    ...(held.length > 0 && !typed.some(isAlcoholicDrink) ? [{ search: textOf(held), isGeneral: true as const }] : []),
  ];
  return [...new Map(offered.map((near) => [near.search, near])).values()];
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

/** Whether "cod fillets" are offered for "halal cod fillets": not where an allergen is among the words, or where the thing itself speaks against them, as pork does. */
function isOfferedWithout(things: readonly Group[], protections: readonly Protection[]): boolean {
  const named = things.flatMap(termsOf);
  const isFit = ({ unless }: Protection) => unless !== undefined && !named.some((each) => unless.never.has(each));
  return things.length > 0 && protections.length > 0 && protections.every(isFit) && !things.some(({ isHeld }) => isHeld);
}

/** "Halal sausages" for "pork free sausages": diets to which the absent thing is forbidden, those that forbid least first. */
function dietsInstead(held: readonly Group[], things: readonly Group[]): NearSearch[] {
  const absent = held.flatMap(({ words }) => words.flatMap((word) => word.absent ?? []));
  if (absent.length === 0) return [];
  return diets
    .filter(({ never = [] }) => absent.every((thing) => never.includes(thing)))
    .toSorted((a, b) => a.never!.length - b.never!.length)
    .slice(0, nearMax)
    .map(({ words: [diet = ''] }) => ({ search: [diet, textOf(things)].join(' ').trim() }));
}

/** The condition that no product of such a search may fulfil; undefined where any may be shown. */
export function objectionsTo({ without = [] }: NearSearch): string | undefined {
  const objections = without.flatMap(({ guard, unless }) => [guard, ...(unless ? [unless.contradicted] : [])]);
  return objections.length > 0 ? printQuery(any(objections)) : undefined;
}
