import { useBrandPage } from '../../brandPages.ts';
import { paths } from '../../../contract/pages.ts';
import { LegalPage } from './LegalPage.tsx';

export function Privacy() {
  return <LegalPage text={useBrandPage('privacy')} path={paths.privacy} />;
}
