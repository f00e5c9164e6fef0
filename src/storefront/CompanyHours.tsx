import { openingExceptionsOf } from '../brands/bankHolidays.ts';
import { OpeningHours } from '../kit/OpeningHours/index.ts';
import { useBrand } from './BrandContext.tsx';

/** When the company is open, with its bank holidays. */
export function CompanyHours() {
  const { company } = useBrand();
  return <OpeningHours hours={company.openingHours} exceptions={openingExceptionsOf(company)} timeZone={company.timeZone} />;
}
