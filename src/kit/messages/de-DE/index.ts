import type { KitMessages } from '../en-GB.ts';
import { fileSize as sizeInEnglish } from '../fileSize.ts';
import { wholeNumber } from './numbers.ts';

export const accordion: KitMessages['accordion'] = {
  showAll: 'Alle Abschnitte öffnen',
  showOne: 'Abschnitte einzeln öffnen',
};

export const accountMenu: KitMessages['accountMenu'] = { label: (name) => `Konto von ${name}`, short: 'Konto', logOut: 'Abmelden' };

export const activeFilters: KitMessages['activeFilters'] = {
  label: 'Aktive Filter',
  remove: (group, label) => `${group}: ${label}, entfernen`,
  clear: 'Alle entfernen',
};

export const addressFields: KitMessages['addressFields'] = {
  address1: 'Straße und Hausnummer',
  address2: 'Adresszusatz',
  city: 'Ort',
  county: 'Bundesland',
  postCode: 'Postleitzahl',
};

export const alert: KitMessages['alert'] = {
  severities: { info: 'Hinweis:', success: 'Erledigt:', warning: 'Achtung:', error: 'Fehler:' },
  dismiss: 'Diese Meldung schließen',
};

export const allergenPanel: KitMessages['allergenPanel'] = {
  heading: 'Allergene',
  contains: 'Enthält',
  mayContain: 'Kann enthalten',
  others: (count) => `Die anderen ${count}: keine angegeben`,
  all: (count) => `Keines der ${count} angegeben`,
  none: 'Keine angegeben.',
  unknown: 'Nicht angegeben.',
};

export const banner: KitMessages['banner'] = { landmark: 'Ankündigung', dismiss: 'Ankündigung schließen' };

export const brandFilter: KitMessages['brandFilter'] = {
  legend: 'Marken',
  chosen: (count) => `${count} ausgewählt`,
  find: 'Marke suchen',
  found: (count) => (count === 1 ? '1 Marke gefunden' : `${count} Marken gefunden`),
  noneFound: (text) => `Keine Marke passt zu „${text}“`,
  none: 'Keine Marken zur Auswahl',
  showAll: (count) => `Alle ${count} Marken zeigen`,
  showFewer: 'Weniger zeigen',
  clear: 'Marken entfernen',
  full: (max) => `Bis zu ${max} Marken auf einmal. Wählen Sie zuerst eine ab.`,
};

export const breadcrumbs: KitMessages['breadcrumbs'] = { label: 'Brotkrumen' };

export const button: KitMessages['button'] = { loading: '(wird ausgeführt)' };

export const categoryTree: KitMessages['categoryTree'] = {
  label: 'Produktkategorien',
  count: wholeNumber,
  products: (count) => (count === 1 ? 'Produkt' : 'Produkte'),
};

export const categoryTreeTools: KitMessages['categoryTreeTools'] = {
  found: (count) => (count === 1 ? '1 Kategorie' : `${count} Kategorien`),
  noneFound: (text) => `Keine Kategorie passt zu „${text}“`,
  loading: 'Wird geladen …',
  failed: 'Diese Kategorien konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
};

export const clauseList: KitMessages['clauseList'] = { clause: (number) => `Absatz ${number}` };

export const contactCard: KitMessages['contactCard'] = {
  telephone: 'Telefon',
  mail: 'E-Mail',
  messaging: 'Nachrichten',
  address: 'Anschrift',
  hours: 'Öffnungszeiten',
};

export const dialog: KitMessages['dialog'] = { close: 'Schließen' };

export const directorFields: KitMessages['directorFields'] = {
  legend: (position, total) => `Geschäftsführer ${position} von ${total}`,
  shortName: (position) => `Geschäftsführer ${position}`,
  firstName: 'Vorname',
  middleName: 'Zweiter Vorname',
  lastName: 'Nachname',
  sameAddress: 'Gleiche Anschrift wie das Unternehmen',
  mail: 'Persönliche E-Mail-Adresse',
  landlineNo: 'Festnetznummer',
  mobileNo: 'Mobilnummer',
  add: 'Weiteren Geschäftsführer hinzufügen',
  full: (max) => `Sie können bis zu ${max} Geschäftsführer angeben`,
};

export const errorState: KitMessages['errorState'] = {
  title: 'Etwas ist schiefgegangen',
  explanation: 'Bitte versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  retry: 'Noch einmal versuchen',
  retrying: 'Neuer Versuch …',
};

export const errorSummary: KitMessages['errorSummary'] = {
  title: 'Bitte prüfen Sie Ihre Angaben',
  place: (group, label) => `${group}, ${label}`,
  inGroup: (group, message) => `${group}: ${message}`,
};

export const facetGroup: KitMessages['facetGroup'] = {
  chosen: (count) => `${count} ausgewählt`,
  find: 'Suchen',
  found: (count) => `${count} gefunden`,
  noneFound: (text) => `Nichts passt zu „${text}“`,
  none: 'Nichts zur Auswahl',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  clear: 'Entfernen',
  full: (max) => `Bis zu ${max} auf einmal. Wählen Sie zuerst eines ab.`,
  count: wholeNumber,
  products: (count) => (count === 1 ? 'Produkt' : 'Produkte'),
};

export const fieldArrayGroup: KitMessages['fieldArrayGroup'] = {
  legend: (position, total) => `Eintrag ${position} von ${total}`,
  add: 'Weiteren hinzufügen',
  full: (max) => `Sie können bis zu ${max} hinzufügen`,
  remove: 'Entfernen',
  removed: (legend) => `${legend} wurde entfernt.`,
  undo: 'Rückgängig',
  dismiss: 'Schließen',
  up: 'Nach oben',
  down: 'Nach unten',
  copy: 'Kopieren',
  insert: 'Darüber einfügen',
  moved: (legend) => `Verschoben: jetzt ${legend}.`,
  confirm: (legend) => `${legend} entfernen?`,
  confirmYes: 'Ja, entfernen',
  confirmNo: 'Nein, behalten',
  restored: (legend) => `${legend} ist wieder da.`,
  expand: 'Zeigen',
  collapse: 'Verbergen',
  nothing: 'Noch nichts ausgefüllt',
};

const fileSize = (bytes: number, limit?: number): string => sizeInEnglish(bytes, limit).replace('byte', 'Byte').replace('.', ',');

/** Extensions as words: "PDF, DOC oder DOCX". */
const oneOf = (extensions: readonly string[]): string =>
  new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(extensions.map((extension) => extension.replace('.', '').toUpperCase()));

export const fileUpload: KitMessages['fileUpload'] = {
  choose: 'Datei auswählen',
  chooseMany: 'Dateien auswählen',
  replace: 'Andere Datei auswählen',
  limits: (extensions, maxBytes, maxTotalBytes?: number) =>
    [
      oneOf(extensions),
      maxBytes === undefined ? '' : `bis ${fileSize(maxBytes, maxBytes)}`,
      maxTotalBytes === undefined ? '' : `zusammen bis ${fileSize(maxTotalBytes, maxTotalBytes)}`,
    ]
      .filter(Boolean)
      .join(', '),
  size: (bytes: number, maxBytes?: number) =>
    maxBytes !== undefined && bytes > maxBytes && fileSize(bytes, maxBytes) === fileSize(maxBytes, maxBytes)
      ? `über ${fileSize(maxBytes, maxBytes)}`
      : fileSize(bytes, maxBytes),
  tooLarge: (label, maxBytes) => `${label}: Die Datei muss kleiner als ${fileSize(maxBytes, maxBytes)} sein`,
  wrongKind: (label, extensions) => `${label}: Die Datei muss vom Typ ${oneOf(extensions)} sein`,
  empty: (label) => `${label}: Die Datei ist leer`,
  contentDiffers: (label) => `${label}: Der Inhalt passt nicht zum Namen der Datei`,
  unreadable: (label) => `${label}: Die Datei ist nicht lesbar. Wählen Sie sie noch einmal aus.`,
  tooMany: (max) => (max === 1 ? 'Sie können nur 1 Datei auswählen' : `Sie können bis zu ${max} Dateien auswählen`),
  noRoom: (names, maxTotalBytes) =>
    `Kein Platz für ${names}: Alle Dateien zusammen dürfen bis zu ${fileSize(maxTotalBytes, maxTotalBytes)} haben`,
  duplicate: (name) => `${name} ist schon ausgewählt`,
  remove: 'Datei entfernen',
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  resume: 'Fortsetzen',
  dropAnywhere: 'Dateien irgendwo ablegen',
  pasted: (number) => `Eingefügtes Bild ${number}`,
  progress: (name) => `${name}, gesendet`,
  sending: (name) => `${name} wird gesendet`,
  sent: (name) => `${name} ist gesendet`,
  cancelled: (name) => `Das Senden von ${name} wurde abgebrochen`,
  failed: (name, message) => `${name} wurde nicht gesendet: ${message}`,
  percent: (share) => `${Math.round(share * 100)} %`,
  checking: (name) => `${name} wird geprüft …`,
  added: (name) => `${name} ausgewählt`,
  refused: (name, message) => `${name} abgelehnt: ${message}`,
  notAdded: (message) => `Nicht hinzugefügt: ${message}`,
  removed: (name) => `${name} entfernt`,
  remembered: (name) => `${name} – bitte noch einmal auswählen`,
  chooseAgain: (names) =>
    `Wählen Sie ${new Intl.ListFormat('de-DE').format(names)} noch einmal aus, oder entfernen Sie die ${names.length === 1 ? 'Datei' : 'Dateien'}`,
};

export const filterDrawer: KitMessages['filterDrawer'] = {
  open: 'Kategorien',
  openWithBrands: 'Kategorien & Marken',
  openWithOthers: 'Filter',
  title: 'Kategorien und Marken',
  titleWithOthers: 'Filter',
  active: () => 'Filter aktiv',
  apply: (count) =>
    count === undefined
      ? 'Filter anwenden'
      : count === 1
        ? 'Filter anwenden (1 Produkt)'
        : `Filter anwenden (${wholeNumber(count)} Produkte)`,
  nothing: 'Filter anwenden (keine Produkte)',
  clear: 'Alle entfernen',
};

export const footer: KitMessages['footer'] = {
  contact: 'Kontakt',
  hours: 'Öffnungszeiten',
  social: 'Folgen Sie uns',
  newTab: '(öffnet einen neuen Tab)',
};

export const form: KitMessages['form'] = {
  titlePrefix: 'Fehler: ',
  spokenError: (message) => `Fehler: ${message}`,
  failed: 'Etwas ist schiefgegangen, bitte versuchen Sie es noch einmal.',
  required: (label) => (label === undefined ? 'Diese Angabe fehlt' : `Bitte ausfüllen: ${label}`),
  unticked: (label) => (label === undefined ? 'Bitte ankreuzen' : `Bitte ankreuzen: ${label}`),
};

export const formField: KitMessages['formField'] = { optional: '(freiwillig)' };

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

export const header: KitMessages['header'] = { contacts: 'Kontakt', newTab: '(öffnet einen neuen Tab)' };

export const jobCard: KitMessages['jobCard'] = { view: 'Stelle ansehen', current: '(diese Stelle)' };

export const link: KitMessages['link'] = { newTab: '(öffnet einen neuen Tab)' };

export const mapPicture: KitMessages['mapPicture'] = {
  showMap: 'Bewegliche Karte zeigen',
  showPicture: 'Zeichnung zeigen',
  openMap: 'Kartendienst öffnen',
  unreachable: 'Der Kartendienst antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  privacy: 'Lädt eine Karte von einem fremden Dienst.',
};

export const messagingButton: KitMessages['messagingButton'] = {
  landmark: 'Nachrichten',
  label: 'Schreiben Sie uns (öffnet einen neuen Tab)',
};

export const mobileMenu: KitMessages['mobileMenu'] = { title: 'Menü', contacts: 'Kontakt', newTab: '(öffnet einen neuen Tab)' };

export const navigationList: KitMessages['navigationList'] = { label: 'Hauptnavigation' };

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const fullDays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** Minutes after midnight as a time: `10`, `12:30`. */
const clockTime = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60) % 24}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** A date by its day: `Fr., 25. Dez.`. */
const dayFormat = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

export const openingHours: KitMessages['openingHours'] = {
  days: (first, last) => (first === last ? days[first - 1]! : `${days[first - 1]}${last - first === 1 ? ', ' : ' bis '}${days[last - 1]}`),
  date: (date, name) => `${dayFormat.format(new Date(date))}${name ? ` (${name})` : ''}`,
  span: (from, to) => `${clockTime(from)} bis ${clockTime(to)} Uhr`,
  separator: ', ',
  closed: 'Geschlossen',
  state: (state) => {
    if (state.open) return `Jetzt geöffnet · schließt um ${clockTime(state.closes)} Uhr`;
    const closed = state.reason ? `${state.otherHours ? 'Geschlossen' : 'Heute geschlossen'} (${state.reason})` : 'Geschlossen';
    if (!state.opens) return closed;
    const { minutes, inDays, day } = state.opens;
    const when = inDays === 0 ? '' : inDays === 1 ? ' morgen' : inDays < 7 ? ` am ${fullDays[day - 1]}` : ` in ${inDays} Tagen`;
    return `${closed} · öffnet${when} um ${clockTime(minutes)} Uhr`;
  },
};

export const packSwitch: KitMessages['packSwitch'] = {
  heading: 'Gebinde',
  showAll: (count) => `Alle ${count} Gebinde`,
  showFewer: 'Weniger zeigen',
};

export const pagination: KitMessages['pagination'] = {
  label: 'Seiten',
  page: (page) => `Seite ${page}`,
  previous: 'Zurück',
  previousLabel: 'Zurück zur vorherigen Seite',
  next: 'Weiter',
  nextLabel: 'Weiter zur nächsten Seite',
  firstLabel: 'Zur ersten Seite',
  lastLabel: 'Zur letzten Seite',
  status: (page, total) => `Seite ${page} von ${total}`,
};

export const paginationTools: KitMessages['paginationTools'] = {
  pageSize: 'Einträge pro Seite',
  jump: 'Zu Seite',
  goShort: 'Los',
  go: (page) => (page ? `Los, zu Seite ${page}` : 'Los'),
};

export const passwordField: KitMessages['passwordField'] = {
  show: (label) => `${label} anzeigen`,
  hide: (label) => `${label} verbergen`,
  shown: (label) => `${label} ist sichtbar`,
  hidden: (label) => `${label} ist verborgen`,
};

export const passwordStrength: KitMessages['passwordStrength'] = {
  label: 'Passwortstärke',
  level: (level) => (['Zu leicht zu erraten', 'Schwach', 'Mittel', 'Gut', 'Stark'] as const)[level],
  none: 'Noch nicht bewertet',
  said: (level) => `Passwortstärke: ${level}`,
  advised: (level, advice) => `Passwortstärke: ${level}. ${advice}`,
};

export const priceSlot: KitMessages['priceSlot'] = {
  short: 'Preis nach Registrierung',
  title: 'Händlerpreise gibt es nach der Registrierung',
  explanation: '',
  register: 'Unternehmen registrieren',
  notify: 'Benachrichtigen, sobald es Preise gibt',
};

export const productGrid: KitMessages['productGrid'] = { loading: 'Produkte werden geladen' };

export const progressBar: KitMessages['progressBar'] = {
  percent: (share) => `${Math.round(share * 100)} %`,
  done: (share) => `${Math.round(share * 100)} % fertig`,
};

export const resultCount: KitMessages['resultCount'] = {
  none: 'Keine Produkte gefunden',
  all: (total) => (total === 1 ? '1 Produkt' : `${wholeNumber(total)} Produkte`),
  order: (order) => `, sortiert nach ${order}`,
  range: (from, to, total) => `${wholeNumber(from)} bis ${wholeNumber(to)} von ${wholeNumber(total)} Produkten`,
};

export const resultDialog: KitMessages['resultDialog'] = { success: 'Erfolgreich', failure: 'Fehlgeschlagen', close: 'Schließen' };

export const searchField: KitMessages['searchField'] = { label: 'Produkte suchen', submit: 'Suchen', clear: 'Suchtext löschen' };

export const searchSuggestions: KitMessages['searchSuggestions'] = {
  label: 'Vorschläge',
  count: (total) => (total === 1 ? '1 Vorschlag' : `${wholeNumber(total)} Vorschläge`),
  none: 'Keine Vorschläge',
  loading: 'Vorschläge werden gesucht …',
};

export const skipLink: KitMessages['skipLink'] = { label: 'Zum Inhalt springen' };

export const sortMenu: KitMessages['sortMenu'] = { label: 'Sortieren nach' };

export const spinner: KitMessages['spinner'] = { loading: 'Wird geladen …' };

export const storageBadge: KitMessages['storageBadge'] = { ambient: 'Ungekühlt', chilled: 'Gekühlt', frozen: 'Tiefgekühlt' };

export const submitButton: KitMessages['submitButton'] = { pending: 'Wird gesendet …' };

export const tableOfContents: KitMessages['tableOfContents'] = { title: 'Auf dieser Seite' };

export const textField: KitMessages['textField'] = {
  limit: (max) => `Sie können bis zu ${wholeNumber(max)} Zeichen eingeben`,
  left: (count) => {
    const amount = wholeNumber(Math.abs(count));
    return count < 0 ? `${amount} Zeichen zu viel` : `Noch ${amount} Zeichen`;
  },
};

export const themeSwitch: KitMessages['themeSwitch'] = { legend: 'Farben', system: 'System', light: 'Hell', dark: 'Dunkel' };
