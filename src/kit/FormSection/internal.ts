/** Exports of this folder for parts of the kit that need no form library. */
export { FieldGrid } from './FieldGrid.tsx';
