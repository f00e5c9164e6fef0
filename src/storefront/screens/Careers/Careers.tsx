import { Button } from '../../../kit/Button/index.ts';
import { CheckList } from '../../../kit/CheckList/index.ts';
import { ContentBlock } from '../../../kit/ContentBlock/index.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { Statement } from '../../../kit/Statement/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { useJobs } from '../../data/careers.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { BandTrail } from '../../layout/BandTrail.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import { brandMedia, brandShare } from '../../pictureSizes.ts';
import { paths } from '../../../contract/pages.ts';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { breadcrumbThing, listThing } from '../../seo/structuredData.ts';
import { Openings } from '../../jobs/Openings.tsx';
import { words as jobWords } from '../../jobs/words.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const openingsId = 'openings';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: jobWords.careers }];

/** The page Careers: the company as an employer, and the openings (specification, section 2). */
export function Careers() {
  const page = useBrandPage('careers');
  const { arrangement } = useBrand();
  const jobs = useJobs();
  const publicUrl = usePublicUrl();
  useLoadFailure(jobs);
  const open = jobs.data?.data;
  usePageHead({
    title: jobWords.careers,
    description: page.description,
    canonical: paths.careers,
    picture: brandShare(page.sharePicture),
    structuredData:
      import.meta.env.SSR && open
        ? [
            listThing(
              page.openings.heading,
              open.map(({ id }) => paths.jobDetail(id)),
              publicUrl,
            ),
            breadcrumbThing(trail, publicUrl),
          ]
        : undefined,
  });
  if (!open) return <PageSpinner />;
  return (
    <>
      <BandTrail items={trail} />
      <Statement
        heading={page.heading}
        lead={page.lead}
        actions={
          <Button variant="contained" size="large" href={`#${openingsId}`}>
            {words.seeOpenings}
          </Button>
        }
        picture={<Picture {...brandMedia(page.picture)} priority />}
        pictureFirst={arrangement?.opening === 'picture-first'}
      />
      <Section aria-label={words.workingHere}>
        {page.blocks.map(({ heading, paragraphs, points, picture, action }) => (
          <ContentBlock
            key={heading}
            heading={heading}
            picture={picture ? <Picture {...brandMedia(picture)} /> : undefined}
            action={action ? <Button href={action.href}>{action.label}</Button> : undefined}
          >
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points ? <CheckList items={points} /> : null}
          </ContentBlock>
        ))}
      </Section>
      <Section id={openingsId} heading={page.openings.heading} tone="sunken">
        <Stack>
          {open.length > 0 ? <p>{page.openings.lead}</p> : null}
          <Openings jobs={open} />
        </Stack>
      </Section>
    </>
  );
}
