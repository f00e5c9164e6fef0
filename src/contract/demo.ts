/** The demo's range as a brand shows it. */
export interface DemoChoices {
  /** The main category that stands first: "Fish & Seafood". */
  firstCategory: string;
  /** Codes of the products that sell best, the best first. */
  bestSellers: readonly string[];
  /** The ground of the drawn pictures, `#rrggbb`: its token `color.surface.media`. */
  pictureGround: string;
}
