import type { JSX } from 'react';
import { Logo } from '../../kit/Logo/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { paths } from '../../contract/pages.ts';
import { siteName } from '../siteName.ts';

/** The brand's logo at the top of a page, which links to home; or its mark, which is a second way there for pointers alone. */
export function HomeLogo({ mark = false }: { mark?: boolean }): JSX.Element {
  const { company, ...brand } = useBrand();
  const shown = mark ? { ...brand.mark, 'aria-hidden': true, tabIndex: -1 } : brand.logo;
  return <Logo href={paths.home} label={siteName(company)} {...shown} />;
}
