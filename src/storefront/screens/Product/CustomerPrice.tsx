import { PriceSlot, type PriceSlotProps } from '../../../kit/PriceSlot/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { customerPriceTexts } from '../../customer.ts';
import { useSession } from '../../data/session.ts';

/** The price slot for a logged-in customer, with the address that the company will write to. */
export function CustomerPrice({ token, ...rest }: { token: string } & PriceSlotProps) {
  const { holder } = useSession(token);
  return <PriceSlot {...rest} messages={customerPriceTexts(useBrand(), holder?.mail)} />;
}
