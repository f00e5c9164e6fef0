import type { Company } from '../../brands/types.ts';

export const words = {
  menu: 'Menu',
  account: 'Account',
  search: (shop: string): string => `Search ${shop}`,
  homePage: (shop: string) => `${shop}, home page`,
  legal: ({ legalName, registeredIn, registrationNumber, address, vatNumber }: Company) =>
    `${legalName} is registered in ${registeredIn}, number ${registrationNumber}. Registered office: ${address.join(', ')}. VAT number ${vatNumber}.`,
} as const;
