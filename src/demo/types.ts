/**
 * Parts of the demo catalogue, before it is written to the database.
 *
 * The range (`range/`) decides what is sold; the studio (`studio/`) draws it. They meet only here: a product carries
 * the {@link PackArt} that its pictures are drawn from, so the same seed gives the same shop and the same pictures.
 */

import type { SourceProduct } from '../range/source.ts';

/** A three-part colour scheme of a label or a mark, as `#rrggbb`. */
export interface LabelColours {
  /** The ground the label is printed on. */
  readonly ground: string;
  /** Lettering on the ground; readable on it. */
  readonly ink: string;
  /** One loud second colour for bands, marks and flashes. */
  readonly accent: string;
}

/** How a brand signs its packs. The studio draws each as vector shapes. */
export type BrandMark = 'roundel' | 'bar' | 'shield' | 'ribbon' | 'stack' | 'oval' | 'crest' | 'plain';

/** Lettering of a brand's name on its packs. */
export type BrandLettering = 'grotesque' | 'condensed' | 'slab' | 'serif' | 'rounded' | 'script';

/** An invented brand of the range. */
export interface DemoBrand {
  readonly name: string;
  readonly colours: LabelColours;
  readonly mark: BrandMark;
  readonly lettering: BrandLettering;
}

/** The pack-shot templates of the studio. */
export const packShapes = [
  'can',
  'slim-can',
  'bottle-pet',
  'bottle-glass',
  'bottle-sauce',
  'carton-drink',
  'carton-box',
  'bag-in-box',
  'jar',
  'tin',
  'tin-catering',
  'tub',
  'bucket',
  'sack',
  'pouch',
  'crisp-bag',
  'bag-clear',
  'case',
  'multipack',
  'tray-foil',
  'box-pizza',
  'box-burger',
  'cup-hot',
  'cup-cold',
  'lid',
  'bag-carrier',
  'bag-paper',
  'roll-film',
  'roll-paper',
  'toilet-rolls',
  'napkins',
  'cutlery',
  'glove-box',
  'bottle-spray',
  'bottle-detergent',
  'jerrycan',
  'aerosol',
  'sponge',
  'mop',
  'bin-liners',
  'whole-fish',
  'fillet',
  'fillet-breaded',
  'prawns',
  'shellfish',
  'squid',
  'bag-frozen',
  'box-frozen',
  'tray-chilled',
  'block',
  'egg-tray',
  'loaf',
  'bag-flour',
  'sachets',
  'canister',
  'burger-patties',
  'chips',
] as const;

/** One of the studio's templates. */
export type PackShape = (typeof packShapes)[number];

/** The views a product is drawn in. Every product has the first three, most have the fourth. */
export const pictureViews = ['front', 'back', 'case', 'detail'] as const;

/** One of the views. */
export type PictureView = (typeof pictureViews)[number];

/** Contents of a hundred grams or millilitres of a food: grams, and energy in kilojoules and kilocalories. */
export interface Nutrition {
  readonly per: '100 g' | '100 ml';
  readonly energyKj: number;
  readonly energyKcal: number;
  readonly fat: number;
  readonly saturates: number;
  readonly carbohydrate: number;
  readonly sugars: number;
  readonly fibre?: number;
  readonly protein: number;
  readonly salt: number;
}

/** Everything that the studio needs to draw one variant of a product. */
export interface PackArt {
  readonly shape: PackShape;
  readonly brand: DemoBrand;
  /** The large line on the label, at most 28 characters: "Orange", "Chip Shop Batter Mix". */
  readonly title: string;
  /** The small line: "Sparkling drink", "For catering use". At most 36 characters. */
  readonly subtitle: string;
  /** Content of one unit, as printed on the pack: "330 ml", "2.5 kg", "100 bags". */
  readonly size: string;
  /** The size of a piece where one variety comes in several: "5–8 oz", "No 2", "12 inch". The drawing follows it, and the ticket says it. */
  readonly grade?: string;
  /** Width, depth and, where it has one, height in millimetres, of goods that are drawn to scale. */
  readonly dimensions?: readonly number[];
  /** Says on the ticket of loose goods which pack it is, where the range has the same thing in several: "5–8 oz · 10 kg". */
  readonly mark?: string;
  /** How many units stand in the outer case, for the case view. */
  readonly caseUnits: number;
  /** Whether a pack that is also sold empty, as trays are, holds food. */
  readonly isFilled?: boolean;
  /** Colour of what is inside or of the variety (orange drink, green bleach, pink fish), `#rrggbb`. */
  readonly contents: string;
  /** The variety's own flash colour on the label, `#rrggbb`. */
  readonly flash: string;
  /** Lines for the back label: ingredients or directions, at most 8 short sentences. */
  readonly back: readonly string[];
  /** The allergens that a food declares, whose names the back label emphasises. */
  readonly contains?: readonly string[];
  /** The table on the back of a food. */
  readonly nutrition?: Nutrition;
  /** Thirteen digits. */
  readonly barcode: string;
  /** Varies details (droplets, folds, placement) in the drawing. */
  readonly seed: number;
}

/** A node of the demo's category tree. */
export interface DemoCategory {
  /** Lower-case words joined by hyphens, unique in the tree: `soft-drinks`. */
  readonly slug: string;
  readonly name: string;
  readonly children: readonly DemoCategory[];
}

/** One product of the demo range. Its categories are leaves of the tree, its popularity is its own, so that the order is total. */
export interface DemoProduct extends Omit<SourceProduct, 'variants'> {
  /** Of food and drink only. */
  readonly nutrition?: Nutrition;
  readonly variants: readonly {
    readonly tags: readonly string[];
    readonly art: PackArt;
    readonly views: readonly PictureView[];
  }[];
}

/** A part of the demo range: a branch of the tree, or a product. */
export type DemoLine = { readonly category: DemoCategory } | { readonly product: DemoProduct };
