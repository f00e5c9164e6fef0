/** Which of the products that a search finds come first: what is called so before what only has it in its name. */
import { all, any, anyOf, term, type Expression } from './expression.ts';
import { cuts, headTerms, isQualifier } from './heads.ts';
import { termsOf, wideOf, type Slot } from './slots.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What is called so and is that comes first, then what stands on the shelf for it, then what is that by another name, and then what only has it in
 * its name: beef burgers before burger boxes, penne before pasta sauce.
 */
export function tiersOfOne(slot: Slot, vocabulary: Vocabulary): string[] {
  const { exact } = slot;
  const { own, others } = headsOf(slot, vocabulary);
  const called = anyOf([own.is, others.is]);
  const shelved = anyOf([own.beside, others.beside]);
  return [
    ...(own.is ? [`${exact('A')} & (${own.beside ? `${own.is('A')} & ${own.beside('B')} | ` : ''}${own.is('BC')})`, own.is('BC')] : []),
    `${exact('A')} & ${exact('B')}`,
    ...(called ? [called('A')] : []),
    ...(shelved ? [shelved('B')] : []),
    ...(others.is ? [others.is('BC')] : []),
    wideOf(slot)('A'),
    exact('ABC'),
  ];
}

/** The same for several words, of which the last says what the thing is, at best with the one before: "battered onion rings", "onion rings". */
export function tiersOfSeveral(
  slots: readonly Slot[],
  vocabulary: Vocabulary,
): { readonly inNames: readonly string[]; readonly elsewhere: readonly string[] } {
  const exact = all(slots.map((slot) => slot.exact));
  const wide = all(slots.map(widely));
  const things = slots.filter(({ isThing }) => isThing);
  const isHeldBeside = things.length > 0 && things.length < slots.length;
  const someExact = any((things.length > 0 ? things : slots).map((slot) => slot.exact));
  const last = slots.findLastIndex((slot) => !slot.words.every(isQualifier));
  const { own, others } = last < 0 ? noHeads : headsOf(slots[last]!, vocabulary);
  const called = anyOf([own.is, others.is]);
  const rest = slots.toSpliced(last, 1);
  const pair = last > 0 ? headOf(slots.slice(last - 1, last + 1).flatMap(termsOf), vocabulary).is : undefined;
  return {
    inNames: [
      `${exact('A')} & ${someExact('B')}`,
      ...(pair ? [`${pair('A')} & ${all(rest.map((slot) => slot.exact))('ABC')}`] : []),
      ...(called ? [`${called('A')} & ${all(rest.map(widely))('ABC')}`] : []),
      exact('A'),
      ...(isHeldBeside ? [wide('A')] : []),
    ],
    elsewhere: [`${exact('ABC')} & ${someExact('A')}`, ...(isHeldBeside ? [] : [wide('A')]), wide('ABC')],
  };
}

/** The condition of a slot in the given places; whom the goods protect may stand in any, since declarations are no part of a name. */
function widely(slot: Slot): Expression {
  return slot.isHeld && !slot.isThing ? () => wideOf(slot)('ABCD') : wideOf(slot);
}

/** Where products are what a phrase names, and where they stand beside it; left out where no product does. */
interface Head {
  readonly is: Expression | undefined;
  readonly beside: Expression | undefined;
}

const noHead: Head = { is: undefined, beside: undefined };

/** Of what no product is called. */
export const noHeads = { own: noHead, others: noHead };

/** The heads of a slot's own words, and of its synonyms. */
export function headsOf(slot: Slot, vocabulary: Vocabulary): { own: Head; others: Head } {
  const others = slot.alternatives.map((phrase) => headOf(phrase, vocabulary));
  return {
    own: headOf(termsOf(slot), vocabulary),
    others: { is: anyOf(others.map(({ is }) => is)), beside: anyOf(others.map(({ beside }) => beside)) },
  };
}

function headOf(phrase: readonly string[], vocabulary: Vocabulary): Head {
  const known = (head: string): Expression | undefined => (vocabulary.find(head) ? term(head) : undefined);
  const { is, beside } = headTerms(phrase);
  return { is: known(is), beside: known(beside) };
}

/** Whether products are called what a slot says, and not only cut or sized so. */
export function namesGoods(slot: Slot, vocabulary: Vocabulary): boolean {
  return headsOf(slot, vocabulary).own.is !== undefined && !slot.words.every((word) => cuts.has(word.term) || isQualifier(word));
}

/** Whether there are cuts of what a slot says, as of fish and meat: "cod fillets". */
export function isCutGoods(slot: Slot, vocabulary: Vocabulary): boolean {
  const heads = Array.from(cuts, (cut) => headTerms([...termsOf(slot), cut]).is);
  return slot.words.length === 1 && namesGoods(slot, vocabulary) && heads.some((head) => vocabulary.find(head));
}
