import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import type { BrandBenefit, HomeSection } from '../../../brands/types.ts';
import { homeBestSellerCount } from '../../../contract/limits.ts';
import { Benefits } from '../../../kit/Benefits/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { CategoryTiles } from '../../../kit/CategoryTile/index.ts';
import { CheckList } from '../../../kit/CheckList/index.ts';
import { ContentBlock } from '../../../kit/ContentBlock/index.ts';
import { CardIcon } from '../../../kit/icons/CardIcon.ts';
import { PercentIcon } from '../../../kit/icons/PercentIcon.ts';
import { PhoneIcon } from '../../../kit/icons/PhoneIcon.ts';
import { ShieldCheckIcon } from '../../../kit/icons/ShieldCheckIcon.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { PriceSlot } from '../../../kit/PriceSlot/index.ts';
import { ProductGrid } from '../../../kit/ProductGrid/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { Statement } from '../../../kit/Statement/index.ts';
import { styled, token } from '../../../kit/theme/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useCustomerWords } from '../../customer.ts';
import { useBestSellers, useMainCategories } from '../../data/catalogue.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import { paths } from '../../../contract/pages.ts';
import { deferredPart } from '../../navigation/deferredPart.tsx';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { MainCategoryTile, ProductSummaryCard } from '../../cards.tsx';
import { brandMedia } from '../../pictureSizes.ts';
import { pageOf } from '../../navigation/pageOf.ts';
import { RecentlyViewed } from '../../recentlyViewed/index.ts';
import { companyThing, websiteThing } from '../../seo/structuredData.ts';
import { siteName } from '../../siteName.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const benefitIcons: Record<BrandBenefit['kind'], JSX.Element> = {
  guarantee: <ShieldCheckIcon />,
  support: <PhoneIcon />,
  payments: <CardIcon />,
  discount: <PercentIcon />,
};

/** The place of a best seller's card, by the columns of their grid. */
const bestSellersPlaces = { 3: 'third', 6: 'dense' } as const;

/** Goods begin on the first screen. */
const FirstSection = styled(Section)({ paddingBlock: `${token('space.6')} ${token('space.8')}` });

const Price = styled(PriceSlot)({ marginInlineEnd: 'auto' });

/** Its links work without its code. */
const Guide = deferredPart(async () => (await import('./Guide.tsx')).Guide, 'visible');

/** The company, and the first links. */
function Opening() {
  const { home, banner, arrangement } = useBrand();
  const customer = useCustomerWords();
  return (
    <Statement
      low
      heading={home.statement}
      lead={home.lead}
      picture={<Picture {...brandMedia(home.picture)} priority />}
      pictureFirst={arrangement?.opening === 'picture-first'}
      actions={
        <>
          <Button variant="contained" href={paths.productList}>
            {sharedWords.browse}
          </Button>
          <Button href={customer ? paths.login : paths.accountForm} data-personal="">
            {customer?.account ?? banner.action}
          </Button>
        </>
      }
    />
  );
}

function Blurb() {
  const { blurb } = useBrand().home;
  return (
    <Section tone="sunken">
      <ContentBlock
        heading={blurb.heading}
        picture={<Picture {...brandMedia(blurb.picture)} />}
        action={<Button href={blurb.action.href}>{blurb.action.label}</Button>}
      >
        {blurb.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <CheckList items={blurb.points} />
      </ContentBlock>
    </Section>
  );
}

/** The home page: the range, the company, and the best sellers. */
export function Home() {
  const { company, description, home, sharePicture } = useBrand();
  const customer = useCustomerWords();
  const publicUrl = usePublicUrl();
  const categories = useMainCategories();
  const bestSellers = useBestSellers(homeBestSellerCount);
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

  const partOf = (name: HomeSection) => (home.sections[0] === name ? FirstSection : Section);
  const [Categories, BestSellers] = [partOf('categories'), partOf('bestSellers')];
  const sections: Record<HomeSection, JSX.Element> = {
    categories: (
      <Categories key="categories" heading={home.categoriesHeading}>
        <CategoryTiles>
          {categories.data.data.map((category) => (
            <MainCategoryTile key={category.id} category={category} low />
          ))}
        </CategoryTiles>
      </Categories>
    ),
    guide: <Guide key="guide" />,
    blurb: <Blurb key="blurb" />,
    bestSellers: (
      <BestSellers
        key="bestSellers"
        heading={home.bestSellersHeading}
        note={<Price />}
        action={{
          label: (
            <>
              {words.seeAll}
              <span className="tk-visually-hidden">{words.products}</span>
            </>
          ),
          href: paths.productList,
        }}
      >
        <ProductGrid columns={home.bestSellersColumns}>
          {bestSellers.data.data.map((product) => (
            <ProductSummaryCard key={product.productId} product={product} place={bestSellersPlaces[home.bestSellersColumns]} />
          ))}
        </ProductGrid>
      </BestSellers>
    ),
    benefits: (
      <Section key="benefits" heading={home.benefitsHeading} tone="sunken">
        <Benefits
          variant={home.benefitsVariant}
          items={home.benefits.map(({ kind, title, text }) => ({
            icon: home.benefitsVariant === 'plain' ? undefined : benefitIcons[kind],
            title,
            text: kind === 'discount' ? <span data-personal="">{customer?.discount ?? text}</span> : text,
          }))}
        />
      </Section>
    ),
  };
  return (
    <>
      <Opening />
      {home.sections.map((section) => sections[section])}
      <RecentlyViewed />
    </>
  );
}
