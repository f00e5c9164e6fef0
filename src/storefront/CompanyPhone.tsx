import { Link } from '../kit/Link/index.ts';
import { useBrand } from './BrandContext.tsx';

/** The company's first telephone number at the end of a sentence, after the colon or space that leads to it. Nothing when the brand has none. */
export function CompanyPhone({ lead }: { lead: string }) {
  const [phone] = useBrand().company.phones;
  return phone ? (
    <>
      <span>{lead}</span>
      <Link href={phone.href} sx={{ whiteSpace: 'nowrap' }}>
        {phone.label}
      </Link>
    </>
  ) : null;
}
