import type { JSX, ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Page } from '../../kit/Page/index.ts';
import { SplitLayout } from '../../kit/SplitLayout/index.ts';
import { HelpCard } from '../helpPart.ts';

/** A page around the login: a short form or its result, and contact details beside it. */
export function AccessPage({ trail, children }: { trail: readonly Breadcrumb[]; children: ReactNode }): JSX.Element {
  return (
    <Page>
      <Breadcrumbs items={trail} />
      <SplitLayout media={children}>
        <HelpCard.Part />
      </SplitLayout>
    </Page>
  );
}
