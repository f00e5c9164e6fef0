import type { Brand } from '../brands/types.ts';
import { useBrand } from './BrandContext.tsx';
import { useSessionToken } from './data/sessionToken.ts';
import { paths } from '../contract/pages.ts';

/**
 * The price slot's texts for a customer. The e-mail address has a line of its own, which is empty until it is known, so that nothing moves; the sentence is a
 * whole one either way.
 */
export function customerPriceTexts({ customer }: Brand, mail?: string): Brand['price'] & { explanation: string } {
  const { short, title, explanation, ask } = customer.price;
  return {
    short,
    title,
    explanation: explanation + (mail === undefined ? '.\n\u00a0' : `:\n${mail}`),
    register: ask,
    notify: customer.account,
  };
}

/** Words for a customer who is logged in; `undefined` for everyone else, on the server and while hydrating. */
export function useCustomerWords(): Brand['customer'] | undefined {
  const { customer } = useBrand();
  // Only approved accounts can log in.
  return useSessionToken() === undefined ? undefined : customer;
}

/** Groups of links for a customer: without the link to the account form, and with the login link named after the account. */
export function customerLinks(groups: Brand['footerLinks'], { account }: Brand['customer']): Brand['footerLinks'] {
  return groups.map((group) => ({
    ...group,
    links: group.links
      .filter(({ href }) => href !== paths.accountForm)
      .map((link) => (link.href === paths.login ? { ...link, label: account } : link)),
  }));
}
