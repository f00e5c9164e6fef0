import type { KitMessages } from '../en-GB.ts';

export const mapPicture: KitMessages['mapPicture'] = {
  showMap: 'Bewegliche Karte zeigen',
  showPicture: 'Zeichnung zeigen',
  openMap: 'Kartendienst öffnen',
  unreachable:
    'Der Kartendienst ist im Moment nicht erreichbar. Die Zeichnung zeigt, wo wir sind; bitte versuchen Sie es später noch einmal.',
  privacy: 'Die bewegliche Karte kommt von einem anderen Dienst, der dabei Ihre Adresse im Internet erfährt. Die Zeichnung ist von uns.',
};
