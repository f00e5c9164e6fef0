import { Logo } from '../../kit/Logo/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { paths } from '../../contract/pages.ts';
import { siteName } from '../siteName.ts';

/** The brand's logo at the top of a page, which links to home. */
export function HomeLogo() {
  const { company, logo } = useBrand();
  return <Logo href={paths.home} label={siteName(company)} {...logo} />;
}
