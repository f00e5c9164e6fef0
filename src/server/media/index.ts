export type { PictureGenerators } from './generators.ts';
export { mediaFolder, originalsFolder } from './folder.ts';
export { mediaRoutes } from './routes.ts';
