import type { JSX } from 'react';
import type { AboutSection } from '../../../brands/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { CardGrid } from '../../../kit/CardGrid/index.ts';
import { LinkCard } from '../../../kit/LinkCard/index.ts';
import { PersonCard } from '../../../kit/PersonCard/index.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { SplitLayout } from '../../../kit/SplitLayout/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { Statement } from '../../../kit/Statement/index.ts';
import { Steps } from '../../../kit/Steps/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { useCustomerWords } from '../../customer.ts';
import { useMainCategories } from '../../data/catalogue.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { BandTrail } from '../../layout/BandTrail.tsx';
import { brandMedia, brandShare, wideCardMedia } from '../../pictureSizes.ts';
import { deferredPart } from '../../navigation/deferredPart.tsx';
import { paths } from '../../../contract/pages.ts';
import { breadcrumbThing, companyThing } from '../../seo/structuredData.ts';
import { linkRangeParts } from './rangeParts.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: words.title }];

/** A deferred part: its code is fetched only when the visitor scrolls near it. */
const DeliveryCheck = deferredPart(async () => (await import('./DeliveryCheck.tsx')).DeliveryCheck, 'visible');

function Team() {
  const { team } = useBrandPage('about');
  const isLarge = team.portraits === 'large';
  return (
    <Section heading={team.heading}>
      <Stack gap="6">
        <Prose>
          <p>{team.lead}</p>
        </Prose>
        <CardGrid columns={isLarge ? 4 : 3}>
          {team.members.map(({ name, role, text, portrait }) => (
            <PersonCard
              key={name}
              name={name}
              role={role}
              orientation={isLarge ? 'vertical' : 'horizontal'}
              picture={<Picture src={portrait.src} alt={portrait.alt} width={portrait.width} />}
            >
              {text}
            </PersonCard>
          ))}
        </CardGrid>
      </Stack>
    </Section>
  );
}

/** A call to register, or links for customers, beside the delivery check. */
function NextSteps() {
  const { delivery, register } = useBrandPage('about');
  const customer = useCustomerWords();
  return (
    <Section tone="sunken" aria-label={words.nextSteps}>
      <SplitLayout
        media={
          <Stack>
            <Prose>
              <h2 data-personal="">{customer?.price.title ?? register.heading}</h2>
              <p data-personal="">{customer ? customer.banner.text : register.text}</p>
            </Prose>
            <Stack direction="row">
              <Button variant="contained" size="large" href={customer ? paths.login : paths.accountForm} data-personal="">
                {customer?.account ?? register.action}
              </Button>
            </Stack>
          </Stack>
        }
      >
        <Prose>
          <h2>{delivery.heading}</h2>
          <p>{delivery.text}</p>
        </Prose>
        <DeliveryCheck />
      </SplitLayout>
    </Section>
  );
}

/** The page About us: the company, its customers and how to order (specification, section 2). */
export function About() {
  const { arrangement, company, sharePicture } = useBrand();
  const page = useBrandPage('about');
  const customer = useCustomerWords();
  const publicUrl = usePublicUrl();
  // The categories give pictures and addresses; if they fail to load, the links search instead.
  const categories = useMainCategories().data?.data ?? [];
  usePageHead({
    title: words.title,
    description: page.description,
    canonical: paths.aboutUs,
    picture: brandShare(page.sharePicture),
    structuredData: import.meta.env.SSR
      ? [companyThing(company, publicUrl, sharePicture.src), breadcrumbThing(trail, publicUrl)]
      : undefined,
  });
  const { served, steps, range } = page;
  const sections: Record<AboutSection, JSX.Element> = {
    served: (
      <Section key="served" heading={served.heading}>
        <Stack gap="6">
          <Prose>
            <p>{served.lead}</p>
          </Prose>
          <Steps items={served.groups} numbered={false} />
        </Stack>
      </Section>
    ),
    steps: (
      <Section key="steps" heading={steps.heading} tone="sunken">
        <Steps items={steps.steps.filter(({ forVisitors }) => !(customer && forVisitors))} />
      </Section>
    ),
    range: (
      <Section key="range" heading={range.heading}>
        <CardGrid>
          {linkRangeParts(range.parts, categories).map(({ title, text, href, imageURL }) => (
            <LinkCard
              key={title}
              title={title}
              href={href}
              picture={imageURL ? <Picture src={imageURL} alt="" ratio="4/3" {...wideCardMedia} /> : undefined}
            >
              {text}
            </LinkCard>
          ))}
        </CardGrid>
      </Section>
    ),
    team: <Team key="team" />,
    next: <NextSteps key="next" />,
  };
  return (
    <>
      <BandTrail items={trail} />
      <Statement
        heading={page.heading}
        lead={page.lead}
        picture={<Picture {...brandMedia(page.picture)} priority />}
        pictureFirst={arrangement?.opening === 'picture-first'}
        actions={
          <Button size="large" href={paths.productList}>
            {sharedWords.browse}
          </Button>
        }
      />
      {page.sections.map((name) => sections[name])}
    </>
  );
}
