import { useSearchParams } from 'react-router-dom';
import { mapFrame, mapPage } from '../../../contract/map.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { MapPicture } from '../../../kit/MapPicture/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { SplitLayout } from '../../../kit/SplitLayout/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { HelpCard } from '../../HelpCard.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { brandShare } from '../../pictureSizes.ts';
import { paths } from '../../../contract/pages.ts';
import { breadcrumbThing, companyThing } from '../../seo/structuredData.ts';
import { ContactForm } from './ContactForm.tsx';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: words.title }];

/** The page Contact us: how to reach the company, and its address (specification, section 2). */
export function Contact() {
  const { company, sharePicture } = useBrand();
  const { heading, lead, description, sharePicture: mapShare, first, form, map } = useBrandPage('contact');
  const [parameters] = useSearchParams();
  const isMapFirst = first === 'map';
  const publicUrl = usePublicUrl();
  usePageHead({
    title: words.title,
    description,
    canonical: paths.contactUs,
    picture: brandShare(mapShare),
    structuredData: import.meta.env.SSR
      ? [companyThing(company, publicUrl, sharePicture.src), breadcrumbThing(trail, publicUrl)]
      : undefined,
  });
  const message = (
    <Stack>
      {isMapFirst ? null : <Heading level={2}>{form.heading}</Heading>}
      <ContactForm subject={parameters.get('subject')} />
    </Stack>
  );
  const place = (
    <MapPicture
      picture={
        <Picture
          src={map.picture.src}
          srcSet={map.picture.srcSet}
          sizes="(min-width: 768px) 55vw, 94vw"
          alt={map.picture.alt}
          ratio="16/9"
          priority={isMapFirst}
        />
      }
      {...(map.focus ? { focus: map.focus } : {})}
      frameSrc={mapFrame(map.latitude, map.longitude)}
      frameTitle={words.map(company.legalName)}
      pageHref={mapPage(map.latitude, map.longitude)}
    />
  );
  const way = (
    <Prose>
      {isMapFirst ? <h2>{map.heading}</h2> : null}
      {map.directions.map((direction) => (
        <p key={direction}>{direction}</p>
      ))}
    </Prose>
  );
  return (
    <>
      <Page>
        <Breadcrumbs items={trail} />
        <Prose>
          <Heading level={1}>{heading}</Heading>
          <p>{lead}</p>
        </Prose>
        <SplitLayout media={isMapFirst ? place : message} belowMedia={isMapFirst ? way : undefined}>
          <HelpCard address={[company.legalName, ...company.address]} />
        </SplitLayout>
      </Page>
      <Section heading={(isMapFirst ? form : map).heading} tone="sunken">
        {isMapFirst ? <Prose>{message}</Prose> : <SplitLayout media={place}>{way}</SplitLayout>}
      </Section>
    </>
  );
}
