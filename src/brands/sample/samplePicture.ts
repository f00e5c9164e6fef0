import { brandPicture } from '../parts.ts';
import type { SharePicture } from '../types.ts';
import large from './pictures/sample-1280.webp';
import small from './pictures/sample-640.webp';
import share from './pictures/share.jpg';

/** Takes the place of each picture of the brand's own. */
export const samplePicture = brandPicture(large, small, 'Sample picture');

/** The same for shared links. */
export const sampleShare: SharePicture = { src: share, alt: 'Sample picture' };
