import { useMemo, useState } from 'react';
import type { LegalDocument } from '../../../brands/pages.ts';
import { longDate } from '../../../brands/legal/clauses.ts';
import { Accordion, type AccordionValue } from '../../../kit/Accordion/index.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { ClauseList } from '../../../kit/ClauseList/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { SidebarLayout } from '../../../kit/SidebarLayout/index.ts';
import { TableOfContents } from '../../../kit/TableOfContents/index.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import { breadcrumbThing } from '../../seo/structuredData.ts';
import { legalText } from './legalText.tsx';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** A legal text as numbered sections, one open at a time (specification, section 2). */
export function LegalPage({ text, path }: { text: LegalDocument; path: string }) {
  const { title, lead, description, version, sections } = text;
  const publicUrl = usePublicUrl();
  const [open, setOpen] = useState<AccordionValue>(sections[0]?.id ?? null);
  const trail = [{ label: sharedWords.home, href: paths.home }, { label: title }];
  usePageHead({
    title,
    description,
    canonical: path,
    kind: 'article',
    structuredData: import.meta.env.SSR
      ? [
          { '@type': 'WebPage', name: title, url: publicUrl + path, dateModified: version, inLanguage: 'en-GB' },
          breadcrumbThing(trail, publicUrl),
        ]
      : undefined,
  });

  const items = useMemo(
    () =>
      sections.map(({ id, title: heading, clauses }, index) => ({
        id,
        title: `${index + 1}. ${heading}`,
        content: (
          <ClauseList
            clauses={clauses.map((clause, position) => ({
              id: `${id}.${clause.id}`,
              number: `${index + 1}.${position + 1}`,
              text: legalText(clause.text),
              ...(clause.points ? { points: clause.points.map(legalText) } : {}),
            }))}
          />
        ),
      })),
    [sections],
  );

  return (
    <Page>
      <Breadcrumbs items={trail} />
      <Prose>
        <Heading level={1}>{title}</Heading>
        <p>{lead}</p>
        <p>
          {words.lastChanged} <time dateTime={version}>{longDate(version)}</time>
        </p>
      </Prose>
      <SidebarLayout
        sidebarLabel={words.contents}
        sidebar={<TableOfContents items={items} {...(typeof open === 'string' && open !== 'all' ? { current: open } : {})} />}
      >
        <Accordion items={items} value={open} onChange={(_event, value) => setOpen(value)} />
      </SidebarLayout>
    </Page>
  );
}
