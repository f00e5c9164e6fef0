export { CategoryTile, type CategoryTileProps } from './CategoryTile.tsx';
export { CategoryTiles, type CategoryTilesProps } from './CategoryTiles.tsx';
