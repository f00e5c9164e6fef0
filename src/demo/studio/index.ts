/** The picture studio: drawings of products and categories as SVG made by code. */
export { drawProduct } from './views.ts';
export { drawCategory } from './category.ts';
