import type { JSX } from 'react';
import { Link } from '../kit/Link/index.ts';
import { useBrand } from './BrandContext.tsx';
import { phoneWords } from './phoneWords.ts';

/** The company's first telephone number at the end of a sentence, after the words or the colon that lead to it: " on " by default. Nothing when the brand has none. */
export function CompanyPhone({ lead = phoneWords.on }: { lead?: string }): JSX.Element | null {
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
