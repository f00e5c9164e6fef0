import { useBrandPage } from '../../brandPages.ts';
import { paths } from '../../../contract/pages.ts';
import { LegalPage } from './LegalPage.tsx';

export function Terms() {
  return <LegalPage text={useBrandPage('terms')} path={paths.terms} />;
}
