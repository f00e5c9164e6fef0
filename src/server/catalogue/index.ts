export { openCatalogue, type Catalogue } from './catalogue.ts';
export { isCatalogueEmpty, loadCatalogue, type LoadResult } from './load/index.ts';
export { loadInThread, type CatalogueLine } from './load/inThread.ts';
export { renewSearchIndex } from './load/searchIndex.ts';
export type { LoadProgress } from './load/transaction.ts';
export { InvalidCatalogueError } from './load/check.ts';
export { findMedia, hashOfPicture, mediaSource } from './media.ts';
export { placeholderGenerator } from './source.ts';
export type { CatalogueSource, MediaSource, SourceCategory, SourceImage, SourceProduct, StoredPicture } from './source.ts';
