export type { PictureGenerators } from './generators.ts';
export { mediaFolder, originalPath, originalsFolder } from './folder.ts';
export { openMediaStore } from './openStore.ts';
export { mediaRoutes } from './routes.ts';
export { explainStore, type MediaStore } from './store.ts';
