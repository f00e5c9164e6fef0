/**
 * Every text that the kit shows or speaks by itself, in British English: one export per component, so that a page bundles only the
 * texts of what it uses. A text that depends on a number or a name is a function.
 */

import type { OpeningState } from '../OpeningHours/openingHoursModel.ts';

export const dialog = {
  close: 'Close',
};

export const searchField = {
  label: 'Search products',
  submit: 'Search',
  clear: 'Clear search text',
};

export const sortMenu = {
  label: 'Sort By',
};

export const brandFilter = {
  legend: 'Brands',
  chosen: (count: number): string => `${count} chosen`,
  find: 'Find a brand',
  found: (count: number): string => (count === 1 ? '1 brand found' : `${count} brands found`),
  noneFound: (text: string): string => `No brand matches “${text}”`,
  none: 'No brands to choose from',
  showAll: (count: number): string => `Show all ${count} brands`,
  showFewer: 'Show fewer',
  clear: 'Clear brands',
};

/** Kept, since making one takes longer than rendering a row. */
const wholeNumber = /* @__PURE__ */ new Intl.NumberFormat('en-GB');

export const categoryTree = {
  label: 'Product categories',
  /** The visible count. */
  count: (count: number): string => wholeNumber.format(count),
  /** Spoken after it. */
  products: (count: number): string => (count === 1 ? 'product' : 'products'),
};

export const pagination = {
  label: 'Pagination',
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous',
  previousLabel: 'Previous page',
  next: 'Next',
  nextLabel: 'Next page',
  status: (page: number, total: number): string => `Page ${page} of ${total}`,
};

export const filterDrawer = {
  open: 'Categories',
  title: 'Categories and brands',
  /** Spoken after the number on the button. */
  active: (count: number): string => (count === 1 ? 'filter on' : 'filters on'),
  /** Without a count as long as it is not known. */
  apply: (count?: number): string =>
    count === undefined ? 'Apply filters' : count === 1 ? 'Show 1 product' : `Show ${count.toLocaleString('en-GB')} products`,
  nothing: 'No products match',
  clear: 'Clear all',
};

export const storageBadge = {
  ambient: 'Ambient',
  chilled: 'Chilled',
  frozen: 'Frozen',
};

export const priceSlot = {
  short: 'Price on registration',
  title: 'Trade prices need registration',
  explanation: 'Pricing and ordering open once your business account is approved.',
  register: 'Register your business',
};

export const breadcrumbs = {
  label: 'Breadcrumb',
};

export const productGrid = {
  loading: 'Loading products',
};

export const errorState = {
  title: 'Something went wrong',
  explanation: 'Check your connection and try again.',
  retry: 'Try again',
  retrying: 'Trying again …',
};

export const resultCount = {
  none: 'No products found',
  all: (total: number): string => (total === 1 ? 'Showing 1 product' : `Showing all ${total.toLocaleString('en-GB')} products`),
  range: (from: number, to: number, total: number): string =>
    `Showing ${from.toLocaleString('en-GB')} to ${to.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} products`,
};

export const activeFilters = {
  label: 'Active filters',
  /** Spoken instead of the label alone. */
  remove: (group: string, label: string): string => `${group}: ${label}, remove`,
  clear: 'Clear all',
};

export const gallery = {
  label: 'Product pictures',
  position: (position: number, total: number): string => `Image ${position} of ${total}`,
  zoomed: (position: number, total: number, scale: number): string => `Image ${position} of ${total}, zoomed ${scale} times`,
  /** The button that the main picture is. */
  zoom: (position: number, total: number): string => (total > 1 ? `Zoom image ${position} of ${total}` : 'Zoom image'),
  hint: 'Enter zooms. While zoomed, the arrow keys move and Escape goes back.',
  thumbnails: 'Thumbnails',
  thumbnail: (position: number, total: number): string => `Show image ${position} of ${total}`,
  scrollBack: 'Earlier thumbnails',
  scrollOn: 'More thumbnails',
  fullScreen: 'Full screen',
  previous: 'Previous image',
  next: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  none: 'No picture available',
};

export const link = {
  newTab: '(opens in a new tab)',
};

export const button = {
  loading: '(working)',
};

export const skipLink = {
  label: 'Skip to content',
};

export const spinner = {
  loading: 'Loading…',
};

export const navigationList = {
  label: 'Main',
};

export const mobileMenu = {
  title: 'Menu',
  contacts: 'Contact',
};

export const banner = {
  landmark: 'Announcement',
};

export const messagingButton = {
  landmark: 'Messaging',
  label: 'Message us (opens in a new tab)',
};

export const resultDialog = {
  success: 'Success',
  failure: 'Failed',
  close: 'Close',
};

export const themeSwitch = {
  legend: 'Colours',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

export const footer = {
  contact: 'Contact',
  hours: 'Opening hours',
  social: 'Follow us',
  newTab: '(opens in a new tab)',
};

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const fullDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes after midnight as a time: `10am`, `12.30pm`. */
const clockTime = (minutes: number): string => {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hours % 12 || 12}${rest ? `.${String(rest).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
};

export const openingHours = {
  /** One day, or a run of days: 1 is Monday. */
  days: (first: number, last: number): string =>
    first === last ? days[first - 1]! : `${days[first - 1]}${last - first === 1 ? ', ' : ' to '}${days[last - 1]}`,
  /** From and to in minutes after midnight. */
  span: (from: number, to: number): string => `${clockTime(from)} to ${clockTime(to)}`,
  separator: ', ',
  closed: 'Closed',
  state: (state: OpeningState): string => {
    if (state.open) return `Open now · closes ${clockTime(state.closes)}`;
    const closed = state.reason ? `Closed today (${state.reason})` : 'Closed';
    if (!state.opens) return closed;
    const { minutes, inDays, day } = state.opens;
    const when = inDays === 0 ? '' : inDays === 1 ? ' tomorrow' : inDays < 7 ? ` on ${fullDays[day - 1]}` : ` in ${inDays} days`;
    return `${closed} · opens ${clockTime(minutes)}${when}`;
  },
};

/** The texts of all components, by component. */
export interface KitMessages {
  dialog: typeof dialog;
  searchField: typeof searchField;
  sortMenu: typeof sortMenu;
  brandFilter: typeof brandFilter;
  categoryTree: typeof categoryTree;
  pagination: typeof pagination;
  filterDrawer: typeof filterDrawer;
  storageBadge: typeof storageBadge;
  priceSlot: typeof priceSlot;
  breadcrumbs: typeof breadcrumbs;
  productGrid: typeof productGrid;
  errorState: typeof errorState;
  resultCount: typeof resultCount;
  activeFilters: typeof activeFilters;
  gallery: typeof gallery;
  link: typeof link;
  button: typeof button;
  skipLink: typeof skipLink;
  spinner: typeof spinner;
  navigationList: typeof navigationList;
  mobileMenu: typeof mobileMenu;
  banner: typeof banner;
  messagingButton: typeof messagingButton;
  resultDialog: typeof resultDialog;
  themeSwitch: typeof themeSwitch;
  footer: typeof footer;
  openingHours: typeof openingHours;
}
