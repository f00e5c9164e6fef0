/** The code that every page fetches as soon as it is shown, in one file. */
export { MessagingButton } from '../../kit/MessagingButton/index.ts';
export { cleanAddress, pageAddress } from '../navigation/pageAddress.ts';
export { preloadOnIntent } from './preloadOnIntent.ts';
