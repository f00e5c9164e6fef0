import type { ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Page } from '../../kit/Page/index.ts';

/** A page around the login: a short form or its result. */
export function AccessPage({ trail, children }: { trail: readonly Breadcrumb[]; children: ReactNode }) {
  return (
    <Page>
      <Breadcrumbs items={trail} />
      {children}
    </Page>
  );
}
