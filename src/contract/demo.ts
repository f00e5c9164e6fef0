export interface DemoChoices {
  /** Whether a category's picture has one pack, instead of a group of them. */
  singlePacks: boolean;
  firstCategory: string;
  /** Names of the main categories, anywhere in the tree. Default: its tops. */
  mainCategories?: readonly string[];
  bestSellers: readonly string[];
  /** The ground of the drawn pictures, `#rrggbb`: its token `color.surface.media`. */
  pictureGround: string;
}
