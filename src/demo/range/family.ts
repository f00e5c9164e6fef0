import type { Storage } from '../../contract/catalogue.ts';
import type { PackShape } from '../types.ts';
import type { Tint } from './tints.ts';

/** The packs that the trade knows, by the template that draws them. */
export type Packs = Partial<Readonly<Record<PackShape, readonly string[]>>>;

/** What sets one variety apart beyond its name, its colour and what it is made of. */
export interface VarietyDetail {
  /** A sentence that is true of this variety only. */
  readonly note?: string;
  /** A shorter name for the label, where the full one is longer than a label can hold. */
  readonly label?: string;
  /** Tags that this variety earns and its sisters do not. */
  readonly tags?: readonly string[];
  /** Replaces the family's ingredients. */
  readonly ingredients?: string;
  /** Replaces the family's origins. */
  readonly origin?: string;
  /** A second leaf in which this variety stands. */
  readonly also?: string;
  /** Replaces the family's packs where this variety is packed in another way. */
  readonly packs?: Packs;
}

/**
 * One variety of a family: its name as it stands in the product's name, the colour of what is inside, and what fills `{of}` in the
 * family's wording and ingredients.
 */
export type Variety = readonly [name: string, tint: Tint, of?: string, detail?: VarietyDetail];

/** What the law or a good kitchen wants to know of a food. */
export interface FoodFacts {
  readonly storage: Storage;
  /** Allergens and diets are read from this, so every allergen must be named in it. `{of}` is the variety's own part. */
  readonly ingredients: string;
  /** Allergens handled on the same line, in plain words: "milk, hazelnuts". */
  readonly mayContain?: string;
  /** Where it comes from; one is chosen per brand. */
  readonly origins: readonly string[];
  /** How long it keeps from production: "12 months". */
  readonly life: string;
  /** How long it keeps once opened or thawed: "3 days". */
  readonly opened?: string;
  /** Whether it moves from the shelf to the fridge once opened. */
  readonly chillOpened?: boolean;
  /** Whether the makers claim it; the claim is dropped where the ingredients do not bear it out. */
  readonly glutenFree?: boolean;
  /** Whether vegan and vegetarian are worth saying; not for water. */
  readonly diet?: boolean;
}

/** The two forms in which some products of a family are offered, each a variant of its own. */
export interface Twin {
  readonly tags: readonly [first: string, second: string];
  readonly tints?: readonly [first: Tint, second: Tint];
  /** How many in a hundred products of the family have both forms. */
  readonly share: number;
}

/** Products that differ only in brand, variety and pack. */
export interface Family {
  /** The leaf it stands in. */
  readonly leaf: string;
  /** A second leaf, for all varieties. */
  readonly also?: string;
  /** The name without brand and pack; `{v}` is the variety. The variety alone if left out. */
  readonly name?: string;
  /** Only these brands, where not everyone who trades in the leaf makes it. */
  readonly brands?: readonly string[];
  /** The small line on the label, at most 36 characters. */
  readonly subtitle: string;
  readonly varieties: readonly Variety[];
  readonly packs: Packs;
  /** First sentences: what it is. `{v}` and `{of}` are filled in; `{V}` starts a sentence. */
  readonly what: readonly string[];
  /** Second sentences: what a kitchen or a shop does with it. */
  readonly use: readonly string[];
  /** A serving in grams or millilitres, and what it is called in the plural: `[150, 'portions of 150 g']`. */
  readonly portion?: readonly [amount: number, name: string];
  /** How well it sells against the rest of the range; 1 if left out. */
  readonly sales?: number;
  readonly tags?: readonly string[];
  readonly twin?: Twin;
  readonly food?: FoodFacts;
  /** For what is not food: how to use and keep it, for the back label and the last sentence. */
  readonly care?: readonly string[];
}
