/** Words of allergies, diets and faiths, as data, and the one matcher of their phrases. Goods are judged by claims (name, tags, "free from …") and by declarations. */
import { allergenMeanings } from '../../../contract/allergenList.ts';
import { allergenNames, type AllergenName } from '../../../contract/allergens.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import trade from './lexicon/en-GB/trade.json' with { type: 'json' };
import { stem } from './text/stem.ts';
import type { Word } from './text/word.ts';

/** The allergens of a thing: a search for goods free of it must not show goods that declare one of them. */
export interface AllergenGroup {
  /** Other words for the same, singular. A product that claims to be free of one is free of all. */
  readonly things: readonly string[];
  /** The allergens that speak against it, declared as contained or as a possible trace, or named by the ingredients. */
  readonly allergens: readonly AllergenName[];
  /** A claim that only the maker can give: no declaration replaces it. */
  readonly onlyIfSaid?: true;
  /** The claim counts although the allergen is declared: lactose free milk is milk. */
  readonly evenIfDeclared?: true;
}

/** The fourteen allergens of UK food law by the words that people type, and the kinds of them. A kind counts as declared when its group is. */
export const allergenGroups: readonly AllergenGroup[] = lexicon.allergens.map(
  (group) => ({ ...group, allergens: group.allergens === 'all' ? allergenNames : group.allergens }) as AllergenGroup,
);

export interface Diet {
  /** How buyers write it. */
  readonly words: readonly string[];
  /** How the shop writes it; the first of the words if left out. */
  readonly reads?: string;
  /** Phrases in a name or a tag that claim it; a description may be about other goods. */
  readonly saidAs: readonly string[];
  /** Contained allergens that contradict it. A possible trace does not. */
  readonly contradictedBy?: readonly AllergenName[];
  readonly never?: readonly string[];
}

export const diets = lexicon.diets as readonly Diet[];

/** How a phrase denies what follows: by lacking it, by being the opposite of it, in further words of searches, by lacking any word, or only before such a thing. */
export type Denial = keyof typeof lexicon.before | 'minus';

/** A thing that goods may be free of. */
export interface Thing {
  /** The word for its absence. */
  readonly absent: Word;
  /** Goods are called free of allergens and others; searches also deny foods, and allergens in other languages. */
  readonly kind: 'allergen' | 'other' | 'food' | 'foreign';
  /** Allergens that speak against it. */
  readonly allergens?: string;
  /** Whether it is one of a list without "and": "no milk nuts eggs". */
  readonly isListed?: boolean;
}

/** Meanings that a phrase of the lexicon may have. */
interface Senses {
  readonly thing?: Thing;
  readonly before?: Denial;
  /** It makes what stands before it absent: any word, or only a thing. */
  readonly after?: 'any' | 'things';
  readonly diet?: readonly Word[];
  /** People who name their need, by the absence that they ask for. */
  readonly person?: Word;
  /** It only looks like a denial. */
  readonly neutral?: true;
}

/** Begins the term of an absent thing. No word begins with it, so that a search for words beginning with "plastic" never finds "plastic free". */
const absenceSign = '0';

/** Stands in a search for a minus before a word: "cake -nuts". */
export const minusSign = 'minussign';

/** An additive by its number: "no E471". */
export const additiveNumber = /^e\d{3,4}$/u;

const otherNames = new Map(Object.entries(lexicon.absentAs));

/** The word for the absence of a thing. */
export function absence(thing: string): Word {
  const meant = otherNames.get(thing) ?? thing;
  const absent = meant.split(' ').map(stem).join('');
  return { term: absenceSign + absent, plain: `${meant} free`, absent };
}

/** The word for the free-from range, which names no allergen. */
export const freeFrom: Word = { term: `${absenceSign}-`, plain: 'free-from', absent: '' };

const senses = new Map<string, Senses>();
/** Most words of a phrase, by its first one. */
const longest = new Map<string, number>();

const withPlural = (text: string): string[] => [text, `${text}s`];

/** Adds a sense to phrases that do not have it yet. */
function learn(texts: Iterable<string>, sense: Senses): void {
  for (const text of texts) {
    senses.set(text, { ...sense, ...senses.get(text) });
    const [first = '', ...more] = text.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + more.length));
  }
}

/** Learns things and their plurals, each absent by its own name or by that of the singular. */
function learnThings(things: readonly string[], kind: Thing['kind'], more: Partial<Thing> = {}): void {
  for (const thing of things)
    for (const form of new Set([...withPlural(thing), thing.replace(/y$/u, 'ies')]))
      learn([form], { thing: { kind, absent: absence(kind === 'food' ? form : thing), ...more } });
}

for (const { things, allergens } of allergenGroups)
  for (const thing of things)
    learnThings([thing], 'allergen', { allergens: allergens.join(), isListed: lexicon.listedAllergens.includes(thing) });
learnThings(lexicon.otherAbsences, 'other');
learnThings([...lexicon.refusedFoods, ...trade.irreplaceable], 'food');
// The closed list of allergens has their words in other languages too: "almond" is meant by "mandel", "gluten" by a cereal.
for (const [word, { name, kind = '' }] of allergenMeanings) {
  const groups = allergenGroups.filter(({ allergens }) => allergens.includes(name) && allergens.length < allergenNames.length);
  const own = [kind, name].map((text) => text.toLowerCase().replace(/s$/u, ''));
  const thing = own.find((text) => groups.some(({ things }) => things.includes(text))) ?? groups[0]!.things[0]!;
  learn([word, `${word}s`, `${word}es`], { thing: { kind: 'foreign', absent: absence(thing) } });
}
for (const [denial, texts] of Object.entries(lexicon.before)) learn(texts, { before: denial as Denial });
learn([minusSign], { before: 'minus' });
learn(lexicon.after.any, { after: 'any' });
learn(lexicon.after.things, { after: 'things' });
for (const text of diets.flatMap((diet) => diet.words)) learn(withPlural(text), { diet: text.split(' ').map(wordOf) });
for (const [mark, diet] of Object.entries(lexicon.marks)) learn([mark], { diet: [wordOf(diet)] });
for (const [faith, diet] of Object.entries(lexicon.faiths)) learn(withPlural(faith), { diet: [wordOf(diet)] });
for (const [person, thing] of Object.entries(lexicon.people))
  learn(person.includes(' ') ? [person] : withPlural(person), { person: absence(thing) });
learn(lexicon.neutral, { neutral: true });

export function wordOf(plain: string): Word {
  return { term: stem(plain), plain };
}

/** Which senses a phrase has, if any. */
export const sensesOf = (text: string): Senses =>
  senses.get(text) ?? (additiveNumber.test(text) ? { thing: { kind: 'other', absent: absence(text) } } : {});

/** All phrases, or those with one of some senses. */
export const phrasesWith = (...kinds: readonly (keyof Senses)[]): string[] =>
  [...senses].flatMap(([text, own]) => (kinds.length === 0 || kinds.some((kind) => own[kind] !== undefined) ? [text] : []));

/** The longest phrase with a sense that begins at a place of a list, and the place after it. */
export function phraseAt<Kind extends keyof Senses>(
  list: readonly Word[],
  at: number,
  kind: Kind,
): { readonly sense: NonNullable<Senses[Kind]>; readonly end: number } | undefined {
  const first = list[at]?.plain ?? '';
  for (let length = Math.min(longest.get(first) ?? 1, list.length - at); length > 0; length--) {
    const words = list.slice(at, at + length).map(({ plain }) => plain);
    const sense = sensesOf(words.join(' '))[kind];
    if (sense !== undefined) return { sense, end: at + length };
  }
  return undefined;
}
