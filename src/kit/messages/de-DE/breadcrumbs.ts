import type { KitMessages } from '../en-GB.ts';

export const breadcrumbs: KitMessages['breadcrumbs'] = {
  label: 'Brotkrumen',
};
