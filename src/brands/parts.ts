/** What a brand's facts and its pages are both made of. */

/** A link with the words it is shown by. */
export interface BrandLink {
  label: string;
  href: string;
}

/** A picture of the brand's own, as files made by the build. */
export interface BrandPicture {
  src: string;
  /** The same in other widths, as a `srcset`. */
  srcSet: string;
  width: number;
  height: number;
  /** What it shows; empty when it only decorates. */
  alt: string;
}

/** What a service shows of a shared link: a JPEG of 1200 × 630, and in words what is to be seen on it. */
export interface SharePicture {
  src: string;
  alt: string;
}
