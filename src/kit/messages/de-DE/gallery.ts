import type { KitMessages } from '../en-GB.ts';

export const gallery: KitMessages['gallery'] = {
  label: 'Produktbilder',
  position: (position, total, kind?: string) => `${kind ?? 'Bild'} ${position} von ${total}`,
  zoomed: (position, total, scale) => `Bild ${position} von ${total}, ${String(scale).replace('.', ',')}-fach vergrößert`,
  zoom: (position, total) => (total > 1 ? `Bild ${position} von ${total} vergrößern` : 'Bild vergrößern'),
  hint: 'Enter vergrößert. Dann verschieben die Pfeiltasten das Bild, und Escape führt zurück.',
  thumbnails: 'Vorschaubilder',
  thumbnail: (position, total, kind?: string) => `${kind ?? 'Bild'} ${position} von ${total} zeigen`,
  video: 'Video',
  scrollBack: 'Vorherige Vorschaubilder',
  scrollOn: 'Weitere Vorschaubilder',
  fullScreen: 'Vollbild',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  none: 'Kein Bild vorhanden',
};
