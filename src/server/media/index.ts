export type { PictureGenerators } from './generators.ts';
export { mediaFolder } from './folder.ts';
export { mediaRoutes } from './routes.ts';
