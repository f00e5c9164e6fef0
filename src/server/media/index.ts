export { mediaFolder, originalPath } from './folder.ts';
export { mediaRoutes } from './routes.ts';
