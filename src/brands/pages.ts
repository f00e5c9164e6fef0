/** The texts of a brand's pages. Each page's texts are a chunk of their own, fetched with the screen that shows them. */
import type { BrandLink, BrandPicture, SharePicture } from './parts.ts';

/** A piece of a page: text, and perhaps a picture beside it. */
export interface PageBlock {
  heading: string;
  paragraphs: readonly string[];
  /** Short points below the paragraphs. */
  points?: readonly string[];
  picture?: BrandPicture;
  action?: BrandLink;
}

/** The top of a page. */
export interface PageIntro {
  /** The page's first heading. */
  heading: string;
  lead: string;
  /** For search engines: one or two sentences. */
  description: string;
  sharePicture: SharePicture;
  picture: BrandPicture;
}

/** Somebody who works here; invented, like their portrait. */
export interface TeamMember {
  name: string;
  role: string;
  /** A sentence that gives them a character. */
  text: string;
  portrait: BrandPicture;
}

/** One step of a process, such as ordering. */
export interface Step {
  title: string;
  text: string;
}

/** The three parts of the range that the about page points to (specification, section 2). */
export interface RangePart {
  /** Words in lower case: the first main category whose name has one of them is linked. */
  words: readonly string[];
  title: string;
  text: string;
}

/** A part of the page About us below its opening. */
export type AboutSection = 'served' | 'steps' | 'range' | 'team' | 'next';

/** The page About us. */
export interface AboutContent extends PageIntro {
  /** Its parts, in their order. */
  sections: readonly AboutSection[];
  served: { heading: string; lead: string; groups: readonly Step[] };
  /** How to order. Approved customers are not shown the steps that lead to an account. */
  steps: { heading: string; steps: readonly (Step & { forVisitors?: true })[] };
  delivery: { heading: string; text: string };
  range: { heading: string; parts: readonly RangePart[] };
  /** Portraits stand beside the words about somebody, or large above them. Default: `small`. */
  team: { heading: string; lead: string; portraits?: 'small' | 'large'; members: readonly TeamMember[] };
  register: { heading: string; text: string; action: string };
}

/** The page Careers, and the texts about the company on every job page. */
export interface CareersContent extends PageIntro {
  blocks: readonly PageBlock[];
  openings: { heading: string; lead: string };
  whoWeAre: { heading: string; paragraphs: readonly string[] };
}

/** The page Contact us. Numbers and addresses are the company's own. */
export interface ContactContent extends Omit<PageIntro, 'picture'> {
  /** The part that stands beside the company's numbers, at the page's top. Default: `form`. */
  first?: 'form' | 'map';
  form: { heading: string };
  map: {
    heading: string;
    /** How to find the door. */
    directions: readonly string[];
    picture: BrandPicture;
    /** The part of the picture that stays in view on phones, as CSS `object-position`. Default: the middle. */
    focus?: string;
    /** Where it is, in degrees (WGS 84). */
    latitude: number;
    longitude: number;
  };
}

/** The pages around the login, except headings and results whose words the specification fixes. */
export interface AccessContent {
  login: {
    heading: string;
    /** For those who have no account yet. */
    register: { heading: string; text: string; action: BrandLink };
  };
  /** The text above the form that asks for a new password. */
  reset: { lead: string };
  newPassword: { heading: string; lead: string };
}

/** Texts beside a long form: the things that applicants need to begin, and the steps after sending. */
export interface FormGuide {
  needs: { heading: string; points: readonly string[] };
  next: { heading: string; steps: readonly string[] };
}

/** The page with the form for a business account. */
export interface AccountFormContent extends FormGuide {
  /** The page's first heading. */
  heading: string;
  lead: string;
}

/** The page with the form that applies for a job, whose title is the page's heading. */
export interface JobApplicationContent extends FormGuide {
  lead: string;
  sharePicture: SharePicture;
}

/** A clause that can be cited. Its number follows from its place; its id stays when other clauses come or go. */
export interface LegalClause {
  /** Unique in its section: letters, digits and hyphens. */
  id: string;
  /** May hold links: `[words](/address)`. */
  text: string;
  /** A list that the text introduces. */
  points?: readonly string[];
}

/** A section of a legal text. */
export interface LegalSection {
  /** Unique in its document; stays for ever, since people share it. */
  id: string;
  title: string;
  clauses: readonly LegalClause[];
}

/** A legal text of the company. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** ISO date from which it applies. */
  version: string;
  sections: readonly LegalSection[];
}

/** Texts and pictures that not every brand has. */
export interface BrandExtras {
  /** The section `guide` of the home page, on what to buy: each title is a search that its card leads to; a picture has 640 by 320 pixels. */
  guide?: { heading: string; points: readonly { title: string; text: string; picture: string }[] };
  /** Of a search that finds nothing, instead of the shop's words. */
  noProducts?: Readonly<Record<'notFound' | 'advice' | 'askForIt', string>>;
}

/** The pages of a brand, each fetched when it is needed. */
export interface BrandPages {
  about: () => Promise<AboutContent>;
  careers: () => Promise<CareersContent>;
  contact: () => Promise<ContactContent>;
  accountForm: () => Promise<AccountFormContent>;
  jobApplication: () => Promise<JobApplicationContent>;
  terms: () => Promise<LegalDocument>;
  privacy: () => Promise<LegalDocument>;
  access: () => Promise<AccessContent>;
}

/** Name of a page whose texts a brand provides. */
export type BrandPageName = keyof BrandPages;
