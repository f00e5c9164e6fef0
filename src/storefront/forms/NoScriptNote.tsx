import { Link } from '../../kit/Link/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { CompanyPhone } from '../CompanyPhone.tsx';
import { words } from './words.ts';

/** Without JavaScript, which a form needs: how else to reach the company. @param text - says so of another thing than a form */
export function NoScriptNote({ text = words.needsScript }: { text?: string }) {
  const { mail } = useBrand().company;
  return (
    <noscript>
      <p>
        {text}
        <CompanyPhone lead=" " /> <Link href={`mailto:${mail}`}>{mail}</Link>
      </p>
    </noscript>
  );
}
