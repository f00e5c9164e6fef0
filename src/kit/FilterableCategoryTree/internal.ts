/** Exports of this folder for other components of the kit only; applications do not see them. */
export { findInName } from './filterModel.ts';
