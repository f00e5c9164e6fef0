import type { KitMessages } from '../en-GB.ts';

export const mapPicture: KitMessages['mapPicture'] = {
  showMap: 'Bewegliche Karte zeigen',
  showPicture: 'Zeichnung zeigen',
  openMap: 'Kartendienst öffnen',
  unreachable: 'Der Kartendienst antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  privacy: 'Lädt eine Karte von einem fremden Dienst.',
};
