export interface DemoChoices {
  /** Whether a category's picture has one pack, instead of a group of them. */
  singlePacks: boolean;
  /** Names of the categories, anywhere in the range's tree, that are the tops of the brand's, in order, and of one more top, the last, which holds all others. */
  tree: { tops: readonly string[]; others: string };
  /** Names of the main categories, anywhere in the tree. Default: its tops. */
  mainCategories?: readonly string[];
  bestSellers: readonly string[];
  /** The ground of the drawn pictures, `#rrggbb`: its token `color.surface.media`. */
  pictureGround: string;
}
