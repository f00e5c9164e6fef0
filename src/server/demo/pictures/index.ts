/** The picture studio: drawings of products, categories and places as SVG made by code. */
export { drawProduct } from './views.ts';
