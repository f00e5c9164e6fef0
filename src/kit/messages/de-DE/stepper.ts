import type { KitMessages } from '../en-GB.ts';

export const stepper: KitMessages['stepper'] = {
  label: 'Fortschritt',
  position: (step, total) => `Schritt ${step} von ${total}:`,
  done: 'erledigt',
};
