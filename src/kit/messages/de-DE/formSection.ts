import type { KitMessages } from '../en-GB.ts';

export const formSection: KitMessages['formSection'] = {
  position: (step, steps) => `Abschnitt ${step} von ${steps}`,
  progress: (done, total) => (done === total ? 'Alle Pflichtangaben sind gemacht' : `${done} von ${total} Pflichtangaben gemacht`),
};
