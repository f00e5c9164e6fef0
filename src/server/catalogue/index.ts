export { openCatalogue, type Catalogue } from './catalogue.ts';
export { KeptAnswer } from './kept.ts';
export { isCatalogueEmpty, loadCatalogue, type LoadProgress, type LoadResult } from './load/index.ts';
export { InvalidCatalogueError } from './load/check.ts';
export { findMedia, type Media } from './media.ts';
export type { CatalogueSource, MediaSource, SourceCategory, SourceImage, SourceProduct } from './source.ts';
