import type { KitMessages } from '../en-GB.ts';

export const packSwitch: KitMessages['packSwitch'] = {
  heading: 'Gebinde',
  showAll: (count) => `Alle ${count} Gebinde`,
  showFewer: 'Weniger zeigen',
};
