import { Link } from '../kit/Link/index.ts';
import { styled } from '../kit/theme/index.ts';
import { useBrand } from './BrandContext.tsx';

const PhoneNumber = styled(Link)({ whiteSpace: 'nowrap' });

/** The company's first telephone number at the end of a sentence, after the colon or space that leads to it. Nothing when the brand has none. */
export function CompanyPhone({ lead }: { lead: string }) {
  const [phone] = useBrand().company.phones;
  return phone ? (
    <>
      <span>{lead}</span>
      <PhoneNumber href={phone.href}>{phone.label}</PhoneNumber>
    </>
  ) : null;
}
