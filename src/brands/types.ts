/**
 * The texts of a brand and its choices of behaviour. A brand is this data, its tokens (`design-tokens/brands/`) and its pictures; the
 * storefront and the kit never ask which brand it is.
 */
import type { Job } from '../contract/careers.ts';
import type { DemoChoices } from '../contract/demo.ts';
import type { FacetName } from '../contract/facets.ts';
import type { IconName } from '../kit/icons/index.ts';
import type { BrandLetters } from './letters.ts';
import type { BrandExtras, BrandPages } from './pages.ts';
import type { BrandLink, BrandPicture, SharePicture } from './parts.ts';
import type { RefusalReason } from './refusals.ts';

export type { BrandLink, BrandPicture, SharePicture };

/** A span of a day, as 24-hour local times: `10:00`. */
export interface OpeningSpan {
  from: string;
  to: string;
}

/** One weekday's hours; Monday is 1, Sunday 7. No spans: closed all day. */
export interface OpeningDay {
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  spans: readonly OpeningSpan[];
}

/** A date on which other hours hold. */
export interface OpeningException {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Its hours instead of the week's; none: closed. */
  spans: readonly OpeningSpan[];
  /** Why, as it is read: `Christmas Day`. */
  name?: string;
}

/** The company behind the shop. */
export interface Company {
  /** As registered: "Tarnbrook Wholesale Ltd". */
  legalName: string;
  registrationNumber: string;
  vatNumber: string;
  registeredIn: string;
  address: readonly string[];
  mail: string;
  /** As written and as dialled. */
  phones: readonly { label: string; href: string }[];
  /** Link that opens a conversation in a messaging app. */
  messagingHref: string;
  socials: readonly (BrandLink & { kind: 'photos' | 'posts' | 'network' | 'video' })[];
  openingHours: readonly OpeningDay[];
  /** Hours on the bank holidays of England and Wales, where they are not the week's; `closedOn` are days of the year (`12-25`) without any. Default: as in any week. */
  bankHolidays?: { spans: readonly OpeningSpan[]; closedOn?: readonly string[] };
  /** Time zone of the opening hours. */
  timeZone: string;
}

/** One of the four promises under the best sellers. */
export interface BrandBenefit {
  kind: 'guarantee' | 'support' | 'payments' | 'discount';
  title: string;
  text: string;
}

/** A section of the home page. */
export type HomeSection = 'categories' | 'guide' | 'blurb' | 'bestSellers' | 'benefits';

/** The words of the home page. */
export interface HomeContent {
  statement: string;
  lead: string;
  /** Beside the statement: what the shop sells. */
  picture: BrandPicture;
  /** The sections below the statement, in their order. */
  sections: readonly HomeSection[];
  categoriesHeading: string;
  blurb: { heading: string; paragraphs: readonly string[]; points: readonly string[]; picture: BrandPicture; action: BrandLink };
  bestSellersHeading: string;
  /** How many best sellers stand side by side on wide screens: many small ones, or few with larger pictures. */
  bestSellersColumns: 3 | 6;
  /** Promises in one frame with an icon each, or as plain columns of words. Default: `cells`. */
  benefitsVariant?: 'cells' | 'plain';
  benefitsHeading: string;
  benefits: readonly BrandBenefit[];
}

/** A brand's choices between ways the shop can behave. */
export interface BrandSwitches {
  /** The data that "Remember me" stores in this browser: name and password in plain form, or the name alone. */
  rememberLogin: 'credentials' | 'login-only';
}

/** Texts of staff and choices for the demo, which no visitor's browser fetches. */
export interface BrandStaffTexts {
  /** Letters to people who wrote or applied. */
  letters: BrandLetters;
  /** Reasons to refuse an account, which make the letter. */
  refusalReasons: readonly RefusalReason[];
  /** Its own words for the search. Default: the usual ones alone. */
  searchWords?: SearchWords;
  /** How the demo's range stands in its shop. Default: as it is. */
  demo?: DemoChoices;
}

/** Words of a trade, in small letters without punctuation, for its search. */
export interface SearchWords {
  /** Phrases that mean the same; one alone has no other name, and its words mean nothing one by one. */
  groups: readonly (readonly string[])[];
  /** Narrower phrases that one includes: whoever searches for flatfish finds plaice. */
  wider?: Readonly<Record<string, readonly string[]>>;
  /** Whether they take the place of the usual words, which are those of food, packaging and cleaning. Default: they come to these. */
  isWhole?: boolean;
}

/** The facts as the server has them. */
export type ServerFacts = BrandFacts & BrandStaffTexts;

/** The facts of a brand for the server and its mails: plain data without files, so that Node can import it. */
export interface BrandFacts {
  /** The short name customers use: "Tarnbrook". */
  name: string;
  company: Company;
  /** Dates (ISO 8601) from which the legal texts hold; the record of consent names them. */
  legal: { termsVersion: string; privacyVersion: string };
  /** ISO date of the last change of its pages' texts, for the sitemap. */
  wordsChanged: string;
  /** Letters that its account numbers begin with: "TB" for TB100001. */
  accountPrefix: string;
  /** The request of a visitor who waits for prices: the words of the button, and the subject of the message that it sends. */
  priceNotice: string;
  switches: BrandSwitches;
  /** How long personal data is kept; the privacy policy says the same. Data without an entry is stored for ever. */
  retention?: BrandRetention;
}

/** Days after which data is deleted. Data without a number stays stored. */
export interface BrandRetention {
  /** Accounts whose mail address was never confirmed, counted from their form. */
  unverifiedAccounts?: number;
  /** Accounts that were rejected, counted from that day. */
  rejectedAccounts?: number;
  /** Job applications with their CVs. */
  applications?: number;
  /** Messages of the contact page. */
  messages?: number;
  /** Records of mails that were sent, and mails that were given up. */
  mails?: number;
}

/** A job opening as it is posted. */
export type Opening = Omit<Job, 'id' | 'postedAt' | 'closesAt'>;

/** One that a brand starts with; it is posted when the shop first starts. */
export interface FirstOpening extends Opening {
  /** How many days it takes applications from then on; without it, until staff close it. */
  openForDays?: number;
}

/** Texts for logged-in customers in the places where visitors are told to register. */
export interface CustomerContent {
  /** The strip under the header; leads to the account. */
  banner: { text: string; action: string };
  /** The words of links to the account. */
  account: string;
  /** The text of the home page's benefit `discount`. */
  discount: string;
  /** Texts of the price slot. `explanation` has no mark at its end: a colon and the customer's mail address follow, or a full stop until that is known. */
  price: { short: string; title: string; explanation: string; ask: string };
}

/** Everything a brand gives to the shop. */
export interface Brand extends BrandFacts {
  /** One sentence about the shop, for search engines. */
  description: string;
  /** Description of a product list, for search engines. `{list}` becomes its name: "Soft Drinks". */
  listDescription: string;
  /** The main navigation, in order. */
  navigation: readonly BrandLink[];
  /** Where it stands on wide screens: a bar under the header, or beside the logo, above the search box. Default: the bar. */
  navigationPlace?: 'bar' | 'beside-logo';
  /**
   * How its pages are arranged: `opening`, `filters`, `productPicture` and `formNotes` on wide screens. Default: a page's opening words before their picture,
   * filters and pictures of a product at the start, cards in frames, a product's facts between lines, the notes on a long form beside it, and the origin of a fish on its page alone.
   */
  arrangement?: {
    opening?: 'words-first' | 'picture-first';
    filters?: 'start' | 'end';
    productPicture?: 'start' | 'end';
    cards?: 'outlined' | 'plain';
    facts?: 'lines' | 'panel';
    formNotes?: 'beside' | 'above';
    origin?: 'page' | 'cards';
  };
  /** The strip that leads to the account form: under the header, or before the footer. `short` is all it says on a phone, in one line. */
  banner: { text: string; action: string; short: string; place?: 'top' | 'bottom' };
  /** Groups of links at the page's foot. */
  footerLinks: readonly { heading: string; links: readonly BrandLink[] }[];
  /** Icons that take the place of the kit's, by name: the path of a filled shape on a 24 × 24 grid. */
  icons?: Readonly<Partial<Record<IconName, string>>>;
  /** The brand's tokens as a built style sheet, and the fonts it starts with. */
  theme: { stylesheet: string; fonts: readonly string[] };
  /** The wordmark: an SVG file whose element `logo` takes the colour of its surroundings, and its size in that file's units. */
  logo: { src: string; width: number; height: number };
  /** The square mark of browser tabs, as an SVG file. */
  icon: string;
  /** Picture for search engines and shared links, for every page without one of its own. */
  sharePicture: SharePicture;
  /** Picture for searches without results: 480 by 360 pixels, in the brand's colours. */
  notFoundPicture: string;
  /** Labels of the facets beside a list, in order, after categories and brands; types stand before these, beside a search only. One that splits nothing, or says little of a list, is not shown. */
  facets: Readonly<Partial<Record<FacetName, string>>>;
  /** Names of the main categories whose goods nobody eats: their pages say nothing of allergens. Default: none. */
  notFood?: readonly string[];
  home: HomeContent;
  pages: BrandPages;
  /** Fetched with the parts that show it. Default: nothing. */
  extras?: () => Promise<BrandExtras>;
  /** Texts of the price slot until prices are shown. */
  price: { short: string; title: string; register: string; notify: string };
  /** Texts in the same places for logged-in customers with an approved account, who need not register. */
  customer: CustomerContent;
}
