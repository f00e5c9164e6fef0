export { mediaFolder } from './folder.ts';
export { mediaRoutes } from './routes.ts';
