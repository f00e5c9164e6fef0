export interface DemoChoices {
  /** Whether a category's picture has one pack, instead of a group of them. */
  singlePacks: boolean;
  /** The top of the tree that comes first: "Fish & Seafood". */
  firstCategory: string;
  /** Names of the main categories, anywhere in the tree. Default: its tops. */
  mainCategories?: readonly string[];
  /** Codes of the products that sell best, the best first. */
  bestSellers: readonly string[];
  /** The ground of the drawn pictures, `#rrggbb`: its token `color.surface.media`. */
  pictureGround: string;
}
