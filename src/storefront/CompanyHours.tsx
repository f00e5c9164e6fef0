import { OpeningHours } from '../kit/OpeningHours/index.ts';
import { useBrand } from './BrandContext.tsx';

/** When the company is open, with its bank holidays. */
export function CompanyHours() {
  const { openingHours, openingExceptions, timeZone } = useBrand().company;
  return <OpeningHours hours={openingHours} exceptions={openingExceptions ?? []} timeZone={timeZone} />;
}
