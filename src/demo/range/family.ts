import type { Storage } from '../../contract/catalogue.ts';
import type { PackShape } from '../types.ts';
import type { Tint } from './tints.ts';

/** Pack sizes by the template that draws the pack. */
export type Packs = Partial<Readonly<Record<PackShape, readonly string[]>>>;

/** Facts of one variety beyond its name, its colour and its main ingredient. */
export interface VarietyDetail {
  /** A sentence that is true of this variety only. */
  readonly note?: string;
  /** A shorter name for the label, when the full one does not fit. */
  readonly label?: string;
  /** Tags of this variety only. */
  readonly tags?: readonly string[];
  /** Replaces the family's ingredients. */
  readonly ingredients?: string;
  /** Replaces the family's origins. */
  readonly origin?: string;
  /** A second leaf that lists this variety. */
  readonly also?: string;
  /** Replaces the family's packs. */
  readonly packs?: Packs;
  /** It is made in one colour, so it has no twin in another: its name says which, or what it is made of. */
  readonly hasOneColour?: true;
}

/**
 * One variety of a family: its name as part of the product's name, the colour of its content, and the text for `{of}` in the
 * family's wording and ingredients.
 */
export type Variety = readonly [name: string, tint: Tint, of?: string, detail?: VarietyDetail];

/** Facts that the law or a kitchen needs about a food. */
export interface FoodFacts {
  readonly storage: Storage;
  /** Allergens and diets are read from this, so every allergen must be named in it. `{of}` is the variety's own part. */
  readonly ingredients: string;
  /** Allergens handled on the same line, in plain words: "milk, hazelnuts". */
  readonly mayContain?: string;
  /** Where it comes from; one is chosen per brand. */
  readonly origins: readonly string[];
  /** Shelf life from production: "12 months". */
  readonly life: string;
  /** Shelf life once opened or thawed: "3 days". */
  readonly opened?: string;
  /** Whether it must be chilled once opened. */
  readonly chillOpened?: boolean;
  /** Whether makers claim that it is gluten free; the claim is dropped when the ingredients contradict it. */
  readonly glutenFree?: boolean;
  /** Whether it gets vegan and vegetarian tags, which make no sense for water. */
  readonly diet?: boolean;
}

/** The two forms in which some products of a family are offered, each a variant of its own. */
export interface Twin {
  readonly tags: readonly [first: string, second: string];
  readonly tints?: readonly [first: Tint, second: Tint];
  /** Percentage of the family's products that have both forms. */
  readonly share: number;
}

/** Products that differ only in brand, variety and pack. */
export interface Family {
  /** The leaf category that lists it. */
  readonly leaf: string;
  /** A second leaf, for all varieties. */
  readonly also?: string;
  /** The name without brand and pack; `{v}` is the variety. The variety alone if left out. */
  readonly name?: string;
  /** Its makers, when not all brands of the leaf make it. */
  readonly brands?: readonly string[];
  /** The small line on the label, at most 36 characters. */
  readonly subtitle: string;
  readonly varieties: readonly Variety[];
  readonly packs: Packs;
  /** First sentences, about what it is. `{v}` and `{of}` are filled in; `{V}` starts a sentence. */
  readonly what: readonly string[];
  /** Second sentences, about how a kitchen or a shop uses it. */
  readonly use: readonly string[];
  /** A serving in grams or millilitres, and what it is called in the plural: `[150, 'portions of 150 g']`. */
  readonly portion?: readonly [amount: number, name: string];
  /** Sales relative to the rest of the range; 1 if left out. */
  readonly sales?: number;
  readonly tags?: readonly string[];
  readonly twin?: Twin;
  readonly food?: FoodFacts;
  /** For goods that are not food: how to use and store them, for the back label and the last sentence. */
  readonly care?: readonly string[];
}
