import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../kit/Button/index.ts';
import { CategoryTiles } from '../../../kit/CategoryTile/index.ts';
import { ProductGrid } from '../../../kit/ProductGrid/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { Statement } from '../../../kit/Statement/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useCustomerWords } from '../../customer.ts';
import { useBestSellers, useMainCategories } from '../../data/catalogue.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import { paths } from '../../../contract/pages.ts';
import { deferredPart } from '../../navigation/deferredPart.tsx';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { MainCategoryTile, ProductSummaryCard } from '../../parts.tsx';
import { pageOf } from '../../navigation/pageOf.ts';
import { RecentlyViewed } from '../../recentlyViewed/index.ts';
import { companyThing, websiteThing } from '../../seo/structuredData.ts';
import { siteName } from '../../siteName.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** Deferred parts: they stand below the first screen, so their code is fetched when the visitor scrolls near them. */
const Blurb = deferredPart(async () => (await import('./CompanyParts.tsx')).Blurb, 'visible');
const HomeBenefits = deferredPart(
  async () => (await import('./CompanyParts.tsx')).HomeBenefits,
  'visible',
  // One of them speaks to customers in other words than to visitors, whose words are in the server's HTML.
  () => useCustomerWords() !== undefined,
);

/** The company, and the first links. */
function Opening(): JSX.Element {
  const { home } = useBrand();
  const customer = useCustomerWords();
  return (
    <Statement
      heading={home.statement}
      lead={home.lead}
      actions={
        <>
          <Button variant="action" size="large" href={paths.productList}>
            {sharedWords.seeAllProducts}
          </Button>
          <Button size="large" href={customer ? paths.login : paths.accountForm} data-personal="">
            {customer?.account ?? words.openAccount}
          </Button>
        </>
      }
    />
  );
}

/** The home page: the range, the company, and the best sellers. */
export function Home(): JSX.Element {
  const { company, description, home, sharePicture } = useBrand();
  const publicUrl = usePublicUrl();
  const categories = useMainCategories();
  const bestSellers = useBestSellers();
  useLoadFailure(categories, bestSellers);
  // An unknown path shows this page too, but has another address.
  const { known } = pageOf(useLocation().pathname);
  usePageHead({
    title: siteName(company),
    description,
    canonical: paths.home,
    noindex: !known,
    structuredData: import.meta.env.SSR
      ? [companyThing(company, publicUrl, sharePicture.src), websiteThing(siteName(company), publicUrl)]
      : undefined,
  });
  if (!categories.data || !bestSellers.data) return <PageSpinner />;

  return (
    <>
      <Opening />
      <Section heading={home.categoriesHeading}>
        <CategoryTiles>
          {categories.data.data.map((category) => (
            <MainCategoryTile key={category.id} category={category} />
          ))}
        </CategoryTiles>
      </Section>
      <Section tone="sunken">
        <Blurb.Part />
      </Section>
      <Section heading={home.bestSellersHeading} action={{ label: sharedWords.seeAllProducts, href: paths.productList }}>
        <ProductGrid dense>
          {bestSellers.data.data.map((product) => (
            <ProductSummaryCard key={product.productId} product={product} place="dense" />
          ))}
        </ProductGrid>
      </Section>
      <Section heading={home.benefitsHeading} tone="sunken">
        <HomeBenefits.Part />
      </Section>
      <RecentlyViewed.Part />
    </>
  );
}
