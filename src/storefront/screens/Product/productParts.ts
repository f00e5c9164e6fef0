/** The parts of a product's page whose code comes after the page, in one file. */
export { PackSwitch } from '../../../kit/PackSwitch/index.ts';
export { AllergenFacts, CompositionFacts } from './FoodFacts.tsx';
export { Assurances, SafetyFacts } from './SafetyFacts.tsx';
export { ShareTools } from './ShareTools.tsx';
