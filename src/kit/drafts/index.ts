/** Components that no screen uses yet: they may change at any time, and move to the kit's index once one does. */
export * from '../CategoryDrillDown/index.ts';
export * from '../FilterableCategoryTree/index.ts';
export * from '../LazyCategoryTree/index.ts';
export * from '../SearchSuggestions/index.ts';
export * from '../SelectField/index.ts';
export * from '../Stepper/index.ts';
export * from '../Toast/index.ts';
