import type { JSX } from 'react';
import { Footer } from '../../kit/Footer/index.ts';
import { Logo } from '../../kit/Logo/index.ts';
import { OpeningHours } from '../../kit/OpeningHours/index.ts';
import { ThemeSwitch, useMode } from '../../kit/ThemeSwitch/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { messagingLabel } from '../contactWays.ts';
import { customerLinks, useCustomerWords } from '../customer.ts';
import { paths } from '../../contract/pages.ts';

/** The foot of every page: who the company is, when it is open, and where else to go. */
export function PageFooter(): JSX.Element {
  const { company, footerLinks, logo, name } = useBrand();
  const customer = useCustomerWords();
  const [mode, setMode] = useMode();
  return (
    <Footer
      logo={<Logo href={paths.home} label={`${name}, home page`} {...logo} />}
      address={[company.legalName, ...company.address]}
      telephones={company.phones}
      mails={[{ label: company.mail, href: `mailto:${company.mail}` }]}
      messaging={[{ label: messagingLabel, href: company.messagingHref }]}
      groups={customer ? customerLinks(footerLinks, customer) : footerLinks}
      social={company.socials}
      hours={<OpeningHours hours={company.openingHours} timeZone={company.timeZone} />}
      themeSwitch={<ThemeSwitch value={mode} onChange={(_event, value) => setMode(value)} />}
      legal={`${company.legalName} is registered in ${company.registeredIn}, number ${company.registrationNumber}. Registered office: ${company.address.join(', ')}. VAT number ${company.vatNumber}.`}
    />
  );
}
