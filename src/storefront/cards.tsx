/** How the products and main categories of the API look on cards and tiles. */
import type { Category, ProductSummary } from '../contract/catalogue.ts';
import { unbrokenSizes } from '../contract/text.ts';
import { CategoryTile } from '../kit/CategoryTile/index.ts';
import { ProductCard } from '../kit/ProductCard/index.ts';
import { cardMedia, lowTileMedia, tileMedia } from './pictureSizes.ts';
import { paths } from '../contract/pages.ts';
import { categoryPath } from './navigation/queryPaths.ts';
import { useBrand } from './BrandContext.tsx';
import { isFood } from './isFood.ts';
import { sharedWords } from './words.ts';

/** The tag that is shown as a ticket on the picture. */
const ticketTag = 'New in';

/** The allergens of a food in a row of a list; nothing for other goods. */
function allergensNote(product: ProductSummary, notFood?: readonly string[]): string | undefined {
  const { allergens, mainCategory } = product;
  if (!allergens) return isFood(product, mainCategory, notFood) ? sharedWords.notDeclared : undefined;
  const { contains, mayContain } = allergens;
  const listed = (names: readonly string[]) => names.join(', ').toLowerCase();
  const said = [
    contains.length > 0 && sharedWords.contains(listed(contains)),
    mayContain.length > 0 && sharedWords.mayContain(listed(mayContain)),
  ];
  return said.filter(Boolean).join('. ') || sharedWords.noneDeclared;
}

export function ProductSummaryCard({
  product,
  priority = false,
  level = 3,
  place,
}: {
  product: ProductSummary;
  priority?: boolean;
  level?: 2 | 3;
  /** The grid it stands in: decides which file of its picture is fetched. */
  place: keyof typeof cardMedia;
}) {
  const { notFood, arrangement } = useBrand();
  const [variant] = product.variants;
  // So that more products stand on a screen.
  const low = arrangement?.origin === 'cards' && place === 'list' ? '2/1' : '16/9';
  const ratio = place === 'list' || place === 'third' ? low : '4/3';
  const isNew = variant?.tags.some((tag) => tag.name === ticketTag);
  return (
    <ProductCard
      href={paths.product(product.productId)}
      name={unbrokenSizes(product.name)}
      level={level}
      variant={arrangement?.cards}
      picture={{ src: variant?.images[0] ?? '', ratio, fit: 'contain', priority, ...cardMedia[place] }}
      brand={product.brand}
      packSize={unbrokenSizes(product.packSize)}
      packs={product.packs === undefined ? undefined : sharedWords.sizes(product.packs)}
      code={product.code}
      storage={product.storage === 'ambient' ? undefined : product.storage}
      note={place === 'list' ? allergensNote(product, notFood) : undefined}
      origin={arrangement?.origin === 'cards' ? product.provenance : undefined}
      ticket={isNew ? ticketTag : undefined}
      price={null}
    />
  );
}

export function MainCategoryTile({
  category,
  current = false,
  low = false,
}: {
  category: Category;
  current?: boolean;
  /** Lower, so that all stand on the first screen. */
  low?: boolean;
}) {
  const { arrangement } = useBrand();
  return (
    <CategoryTile
      href={categoryPath(category.id)}
      variant={low ? arrangement?.cards : 'outlined'}
      picture={{
        src: category.imageURL,
        ratio: low ? '2/1' : '4/3',
        ...(low && { fit: 'contain' }),
        ...(low && arrangement?.cards !== 'plain' ? lowTileMedia : tileMedia),
      }}
      current={current}
    >
      {category.name}
    </CategoryTile>
  );
}
