import type { JSX } from 'react';
import { Link } from '../../kit/Link/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { CompanyPhone } from '../CompanyPhone.tsx';
import { words } from './words.ts';

/** Without JavaScript, which a form needs: how else to reach the company. */
export function NoScriptNote(): JSX.Element {
  const { mail } = useBrand().company;
  return (
    <noscript>
      <p>
        {words.needsScript}
        <CompanyPhone lead=" " /> <Link href={`mailto:${mail}`}>{mail}</Link>
      </p>
    </noscript>
  );
}
