import { Footer } from '../../kit/Footer/index.ts';
import { Logo } from '../../kit/Logo/index.ts';
import { ThemeSwitch, useMode } from '../../kit/ThemeSwitch/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { CompanyHours } from '../CompanyHours.tsx';
import { contactWays } from '../contactWays.ts';
import { customerLinks, useCustomerWords } from '../customer.ts';
import { paths } from '../../contract/pages.ts';
import { words } from './words.ts';

/** The foot of every page: the company, its opening hours, and further links. */
export function PageFooter() {
  const { company, footerLinks, logo, name } = useBrand();
  const customer = useCustomerWords();
  const [mode, setMode] = useMode();
  return (
    <Footer
      logo={<Logo href={paths.home} label={words.homePage(name)} {...logo} />}
      address={[company.legalName, ...company.address]}
      contacts={contactWays(company)}
      groups={customer ? customerLinks(footerLinks, customer) : footerLinks}
      social={company.socials}
      hours={<CompanyHours />}
      themeSwitch={<ThemeSwitch value={mode} onChange={(_event, value) => setMode(value)} />}
      legal={words.legal(company)}
    />
  );
}
