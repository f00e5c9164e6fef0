import type { Brand } from '../brands/types.ts';
import { useBrand } from './BrandContext.tsx';
import { useSessionToken } from './data/sessionToken.ts';
import { paths } from '../contract/pages.ts';

/** What the price slot says to a customer. The address has a line of its own, which is kept free until it is known: nothing moves when it comes. */
export function customerPriceTexts({ customer }: Brand, mail = '\u00a0'): Brand['price'] {
  const { short, title, explanation, ask } = customer.price;
  return { short, title, explanation: `${explanation}\n${mail}`, register: ask, notify: customer.account };
}

/** Words for a customer who is logged in; `undefined` for everyone else, on the server and while hydrating. */
export function useCustomerWords(): Brand['customer'] | undefined {
  const { customer } = useBrand();
  // Only an account that has been approved can log in.
  return useSessionToken() === undefined ? undefined : customer;
}

/** Groups of links as a customer finds them: the one to the account form is gone, the one to the login says that it leads to the account. */
export function customerLinks(groups: Brand['footerLinks'], { account }: Brand['customer']): Brand['footerLinks'] {
  return groups.map((group) => ({
    ...group,
    links: group.links
      .filter(({ href }) => href !== paths.accountForm)
      .map((link) => (link.href === paths.login ? { ...link, label: account } : link)),
  }));
}
