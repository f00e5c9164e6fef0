/** The picture studio: drawings of products, categories and places as SVG made by code. */
export { drawProduct } from './views.ts';
export { drawCategory } from './scenes/category.ts';
export type { ShopBrand } from './logos.ts';
export { drawLogo } from './logos.ts';
export type { SceneName } from './scenes/index.ts';
export { drawScene, sceneNames } from './scenes/index.ts';
export { drawTeamMember, gullwingTeam, tarnbrookTeam } from './scenes/crew.ts';
