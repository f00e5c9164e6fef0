/** The links and pictures that both a brand's facts and its pages use. */
import { paths } from '../contract/pages.ts';

/** A link with its text. */
export interface BrandLink {
  label: string;
  href: string;
}

/** The main navigation that the specification names. */
export const mainNavigation: readonly BrandLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'All Products', href: paths.productList },
  { label: 'Account Form', href: paths.accountForm },
  { label: 'Careers', href: paths.careers },
  { label: 'About Us', href: paths.aboutUs },
  { label: 'Contact Us', href: paths.contactUs },
  { label: 'Terms', href: paths.terms },
];

/** A picture of the brand's own, as files made by the build. */
export interface BrandPicture {
  src: string;
  /** The same in other widths, as a `srcset`. */
  srcSet: string;
  width: number;
  height: number;
  /** Text alternative; empty when the picture is only decoration. */
  alt: string;
}

/** A picture of the brand's own in the two widths in which the folder has it. @param height of the larger one, in pixels */
export function brandPicture(large: string, small: string, alt: string, height = 800): BrandPicture {
  return { src: large, srcSet: `${small} 640w, ${large} 1280w`, width: 1280, height, alt };
}

/** The picture that services show for a shared link: a JPEG of 1200 × 630, and its text alternative. */
export interface SharePicture {
  src: string;
  alt: string;
}
