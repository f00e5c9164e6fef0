import { ContactCard } from '../kit/ContactCard/index.ts';
import { useBrand } from './BrandContext.tsx';
import { CompanyHours } from './CompanyHours.tsx';
import { sharedWords } from './words.ts';

/** Contact details and opening hours, for visitors whom a page does not help. */
export function HelpCard() {
  const { company } = useBrand();
  return (
    <ContactCard
      telephones={company.phones}
      mails={[{ label: company.mail, href: `mailto:${company.mail}` }]}
      messaging={[{ label: sharedWords.messageUs, href: company.messagingHref }]}
      hours={<CompanyHours />}
    />
  );
}
