import { ContactCard, type ContactCardProps } from '../kit/ContactCard/index.ts';
import { useBrand } from './BrandContext.tsx';
import { CompanyHours } from './CompanyHours.tsx';
import { contactWays } from './contactWays.ts';

/** Contact details and opening hours, also for visitors whom a page does not help. */
export function HelpCard(address: Pick<ContactCardProps, 'address'>) {
  const { company } = useBrand();
  return <ContactCard {...address} contacts={contactWays(company)} hours={<CompanyHours />} />;
}
