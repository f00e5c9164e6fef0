import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pack, Product as ProductAnswer, ProductDetailsAnswer, ProductSummary } from '../../../contract/catalogue.ts';
import { descriptionOf, unbrokenSizes } from '../../../contract/text.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { DescriptionList, type DescriptionItem } from '../../../kit/DescriptionList/index.ts';
import { Gallery, preloadGestures } from '../../../kit/Gallery/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import type { PackOption } from '../../../kit/PackSwitch/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { splitName } from '../../../kit/ProductCard/splitName.ts';
import { ProductGrid } from '../../../kit/ProductGrid/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { SplitLayout } from '../../../kit/SplitLayout/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { Tag } from '../../../kit/Tag/index.ts';
import { styled, token, up } from '../../../kit/theme/index.ts';
import { onScreen } from '../../../kit/theme/media.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useKnownProduct, useProductDetails } from '../../data/catalogue.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner, roomWhileLoading, ScreenSpinner } from '../../layout/PageSpinner.tsx';
import { cardMedia, galleryMedia, thumbnailWidths } from '../../pictureSizes.ts';
import { parseId } from '../../navigation/listState.ts';
import { deferredPart, preloadWithParts } from '../../navigation/deferredPart.tsx';
import { paths } from '../../../contract/pages.ts';
import { categoryPath, tagPath } from '../../navigation/queryPaths.ts';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { pageOf } from '../../navigation/pageOf.ts';
import { ProductSummaryCard } from '../../cards.tsx';
import { RecentlyViewed, rememberViewedLater } from '../../recentlyViewed/index.ts';
import { breadcrumbThing, productThing, sharedPictureOf } from '../../seo/structuredData.ts';
import { PricePlace } from './PricePlace.tsx';
import { words } from './words.ts';
import { isFood } from '../../isFood.ts';
import { sharedWords } from '../../words.ts';

/** Deferred parts: the server renders them, and their code is fetched only when the visitor scrolls near them. */
const parts = () => import('./productParts.ts');
const Assurances = deferredPart(async () => (await parts()).Assurances, 'visible');
const ShareTools = deferredPart(async () => (await parts()).ShareTools, 'visible');
const GoneProduct = deferredPart(async () => (await import('./GoneProduct.tsx')).GoneProduct, 'visible');
const PackSwitch = deferredPart(async () => (await parts()).PackSwitch, 'visible');
const AllergenFacts = deferredPart(async () => (await parts()).AllergenFacts, 'visible');
const SafetyFacts = deferredPart(async () => (await parts()).SafetyFacts, 'visible');
const CompositionFacts = deferredPart(async () => (await parts()).CompositionFacts, 'visible');
preloadWithParts(preloadGestures);

const Sheet = styled(Page)({ gap: token('space.2'), [up('sm')]: { gap: token('space.6') }, '&[data-loading]': roomWhileLoading });

/** The facts have the wider half. */
const WideFacts = styled(SplitLayout)({ [up('lg')]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)' } });

/** In one column after all that is said of the product. */
const PlacesStack = styled(Stack)({ order: 1 });

const OnPaper = styled(DescriptionList)({ [onScreen]: { display: 'none' } });

const Related = styled(Section)({ paddingBlockStart: token('space.4') });

/** A product, or what a card said of it while the rest is under way. */
type Answer = ProductDetailsAnswer['data'];

type ShownProduct = ProductSummary & Partial<ProductAnswer>;

/**
 * The unit of an order as buyers compare it: "Case, 48 a pallet" for "1 case of 6 (pallet: 48)" of "6 × 2.5 kg", whose count the pack says already, and
 * "Case of 500" for "1 case of 4" of "4 × 125 pieces".
 */
function orderUnit({ packSize, caseSize }: Pick<ShownProduct, 'packSize' | 'caseSize'>): string | undefined {
  const [, count, each] = /^(\d+)(?: × (\d+) pieces$)?/u.exec(packSize) ?? [];
  return caseSize
    ?.replace(/^1 ([a-z])/u, (_one, letter: string) => letter.toUpperCase())
    .replace(/ of (\d+)/u, (all, said: string) => (said !== count ? all : each ? words.of(Number(count) * Number(each)) : ''))
    .replace(/ \(pallet: (\d+)\)$/u, words.pallet);
}

/** The facts that an order needs, where no list of packs has them: on goods in one pack, and on paper. */
const orderFacts = ({ code, ...product }: ShownProduct): DescriptionItem[] => [
  { term: words.facts.packSize, description: product.packSize },
  { term: words.facts.orderUnit, description: orderUnit(product) },
  { term: words.facts.code, description: code },
];

/** The facts by which buyers compare, besides the pack. */
const otherFacts = (product: ProductAnswer, made: readonly DescriptionItem[]): DescriptionItem[] => [
  { term: words.facts.storage, description: product.storage && words.storage[product.storage] },
  { term: words.facts.origin, description: product.origin && unbrokenSizes(product.origin) },
  { term: words.facts.shelfLife, description: product.shelfLife && unbrokenSizes(product.shelfLife) },
  ...made,
  { term: words.facts.brand, description: product.name.startsWith(product.brand) ? undefined : product.brand },
  { term: words.facts.barcode, description: product.barcode },
];

/** Material, colour and ply of goods that are not eaten, and the dimensions and length that their description gives. */
function useMade({ storage, description }: ProductAnswer, made: Answer['made'] = []): DescriptionItem[] {
  const labelsOf = (name: string) => made.filter(({ facet }) => facet === name).map(({ label }) => label);
  const items = Object.entries(useBrand().facets).map(([name, term]) => ({ term, description: labelsOf(name).join(', ') }));
  const read = (pattern: RegExp) => (storage ? undefined : pattern.exec(description)?.[0]);
  return [
    ...items,
    { term: words.facts.dimensions, description: read(/(?:\d[\d.]* × )+\d[\d.]* (?:mm|cm)/u) },
    { term: words.facts.length, description: read(/\d[\d.]* m (?:a|per) roll/u) },
  ];
}

/** Packs as links. Where all are plain cases, that is not said. */
function packOptions(packs: readonly Pack[]): PackOption[] {
  const tellsUnits = packs.some((pack) => orderUnit(pack) !== words.plainUnit);
  return packs.map(({ productId, size, code, ...pack }) => {
    const unit = tellsUnits ? orderUnit(pack) : undefined;
    return {
      href: paths.product(productId),
      label: unbrokenSizes([size, pack.packSize].filter(Boolean).join(', ')),
      ...(unit === undefined ? {} : { orderUnit: unit }),
      ...(code === undefined ? {} : { code }),
    };
  });
}

function UnknownProduct() {
  usePageHead({ title: words.notFound, noindex: true });
  return (
    <Page>
      <GoneProduct />
    </Page>
  );
}

/** Sets the head of a product's page, for browsers, search engines and link previews. */
function useProductHead(product: ShownProduct, trail: ComponentProps<typeof Breadcrumbs>['items']): void {
  const publicUrl = usePublicUrl();
  const address = paths.product(product.productId);
  usePageHead({
    title: product.name,
    // Varieties and sizes of one product share descriptions, so the name comes first.
    description: descriptionOf(`${product.name}: ${product.description ?? product.packSize}`),
    canonical: address,
    kind: 'product',
    picture: import.meta.env.SSR ? sharedPictureOf(product) : undefined,
    structuredData: import.meta.env.SSR
      ? [productThing({ description: '', ...product }, address, publicUrl), breadcrumbThing(trail, publicUrl)]
      : undefined,
  });
}

/** Links to other places of the product. */
function Places({ heading, gap, children }: { heading: string; gap: '2' | '3'; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading level={2} size="lg">
        {heading}
      </Heading>
      <Stack direction="row" gap={gap} component="ul">
        {children}
      </Stack>
    </Stack>
  );
}

function ProductPlaces({ product }: { product: ProductAnswer }) {
  const tags = product.variants[0]?.tags ?? [];
  return (
    <PlacesStack data-print="hide">
      <Places heading={sharedWords.categories} gap="3">
        {product.categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={categoryPath(id)}>{name}</Link>
          </li>
        ))}
      </Places>
      {tags.length > 0 ? (
        <Places heading={words.tags} gap="2">
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Tag href={tagPath(id)}>{name}</Tag>
            </li>
          ))}
        </Places>
      ) : null}
    </PlacesStack>
  );
}

/** All facts of a product besides its name, its pictures, its composition and its places. */
function Facts({ product, made, packs = [], isEaten }: Pick<Answer, 'made' | 'packs'> & { product: ProductAnswer; isEaten: boolean }) {
  const facts = otherFacts(product, useMade(product, made));
  const { arrangement } = useBrand();
  const hasPacks = packs.length > 1;
  const OrderFacts = hasPacks ? OnPaper : DescriptionList;
  return (
    <>
      <OrderFacts columns={2} items={orderFacts(product)} />
      {hasPacks ? (
        <PackSwitch
          key={product.productId}
          packs={packOptions(packs)}
          messages={words.sizes}
          // To fold one or two would take as much room as it saves.
          max={packs.length <= 6 ? 6 : 4}
          current={paths.product(product.productId)}
          data-print="hide"
        />
      ) : null}
      <PricePlace productName={product.name} />
      <DescriptionList columns={2} variant={arrangement?.facts} items={facts} />
      {isEaten ? <AllergenFacts product={product} /> : null}
      <p>{product.description}</p>
      <Assurances />
      {product.hazards || product.safetySheet ? <SafetyFacts product={product} /> : null}
      <ShareTools product={product} />
    </>
  );
}

function Details({ product, answer }: { product: ShownProduct; answer: Answer | undefined }) {
  const [whole] = answer?.productDetails ?? [];
  const images = product.variants.flatMap(({ images: addresses }) => addresses);
  useEffect(() => {
    // A failure is not worth a message: the list of viewed products stays as it was.
    if (whole) rememberViewedLater(whole).catch(() => undefined);
  }, [whole]);
  const [brand, name, size] = splitName(unbrokenSizes(product.name), product.brand, unbrokenSizes(product.packSize));
  const trail = [
    { label: sharedWords.home, href: paths.home },
    { label: sharedWords.everything, href: paths.productList },
    ...(answer?.path ?? []).map(({ id, name }) => ({ label: name, href: categoryPath(id) })),
    { label: `${brand}${name}` },
  ];
  useProductHead(product, trail);
  const { notFood, arrangement } = useBrand();
  const isEaten = whole !== undefined && isFood(whole, answer?.path?.[0]?.name, notFood);
  const hasComposition = isEaten && Boolean(whole.ingredients ?? whole.nutrition);
  // Below the gallery, where the composition does not need that room.
  const places = whole ? <ProductPlaces product={whole} /> : null;
  const related = answer?.relatedProducts ?? [];
  const Halves = arrangement?.productPicture === 'end' ? SplitLayout : WideFacts;
  return (
    <>
      <Sheet data-loading={whole ? undefined : ''}>
        <Breadcrumbs items={trail} />
        <Halves
          mediaPlace={arrangement?.productPicture}
          media={
            <Gallery
              key={product.productId}
              name={product.name}
              images={images.map((src, index) => ({ src, alt: `${product.name}, ${words.views[index % words.views.length]!}` }))}
              {...galleryMedia}
              // The card's picture, which is there, until the page's own is asked for.
              {...(whole ? {} : cardMedia.list)}
              thumbnailWidths={thumbnailWidths}
            />
          }
          belowMedia={hasComposition ? <CompositionFacts product={whole} /> : places}
        >
          <Heading level={1}>
            {`${brand}${name} `}
            {size ? <small>{size.trim()}</small> : null}
          </Heading>
          {whole ? (
            <>
              <Facts product={whole} made={answer?.made} packs={answer?.packs} isEaten={isEaten} />
              {hasComposition ? places : null}
            </>
          ) : null}
        </Halves>
        {whole ? null : <ScreenSpinner />}
      </Sheet>
      {related.length > 0 ? (
        <Related heading={words.related} data-print="hide">
          <ProductGrid fill={false}>
            {related.map((other) => (
              <ProductSummaryCard key={other.productId} product={other} place="page" />
            ))}
          </ProductGrid>
        </Related>
      ) : null}
      {whole ? <RecentlyViewed except={whole.productId} /> : null}
    </>
  );
}

/** One product: pictures, facts for the trade, and related products. The facts of the card that led here are shown at once. */
export function Product() {
  const productId = parseId(pageOf(useLocation().pathname).parameters.productId);
  const details = useProductDetails(productId);
  const answer = details.data?.data;
  const known = useKnownProduct(answer ? undefined : productId);
  const unknown = productId === undefined || details.error?.status === 404 || answer?.productDetails.length === 0;
  useLoadFailure(...(unknown ? [] : [details]));
  if (unknown) return <UnknownProduct />;
  const product = answer?.productDetails[0] ?? known;
  return product ? <Details product={product} answer={answer} /> : <PageSpinner />;
}
