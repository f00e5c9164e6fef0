/**
 * Privacy policy of a UK wholesaler, to be reviewed by a solicitor before it is relied on. The sections and figures are those of the specification
 * (sections 2, 3 and 9); it follows what articles 13 and 14 of the UK GDPR ask a company to say.
 */
import type { LegalDocument, LegalSection } from '../pages.ts';
import type { BrandFacts, BrandRetention } from '../types.ts';
import { longDate, section, withOwnClauses, type Clauses, type OwnClauses } from './clauses.ts';

/** The parts of the privacy policy that differ by brand. */
export interface PrivacyWords {
  /** Clauses that only this brand has, by section; they come after the others. */
  own?: OwnClauses;
}

/** The sentence on each kind of data that is stored for so many days. */
const keptWords: { readonly [Data in keyof BrandRetention]-?: (days: number) => string } = {
  unverifiedAccounts: (days) =>
    `An account form is ours to keep once its e-mail address is confirmed. Until then it only waits: what nobody confirms is erased after ${days} days, with its files.`,
  rejectedAccounts: (days) =>
    `By way of exception, the account form of a business that we do not accept is erased ${days} days after our decision, with its files.`,
  applications: (days) => `By way of exception, job applications are erased after ${days} days, with their CVs.`,
  messages: (days) => `By way of exception, messages to us are erased after ${days} days.`,
  mails: (days) => `By way of exception, our records of the e-mails that we sent are erased after ${days} days.`,
};

/** A clause for each period that a brand names. */
function keptFor(retention: BrandRetention): Clauses {
  const kept = (Object.keys(keptWords) as (keyof BrandRetention)[]).flatMap((data) => {
    const days = retention[data];
    return days === undefined ? [] : [[`kept-${data.toLowerCase()}`, keptWords[data](days)]];
  });
  return Object.fromEntries(kept) as Clauses;
}

/** Writes the privacy policy of a brand. */
export function privacyOf({ name, company, legal, switches, retention = {} }: BrandFacts, { own = {} }: PrivacyWords = {}): LegalDocument {
  const { legalName, registrationNumber, registeredIn, address, mail, phones } = company;
  const office = address.join(', ');
  const telephone = phones.map(({ label }) => label).join(' or ');
  const rememberedLogin =
    switches.rememberLogin === 'credentials'
      ? '“user”: if you choose “Remember me”, your user name and your password, unencrypted. Choose it only on a device that nobody else uses; it is removed when you log in with “Remember me” off.'
      : '“user”: if you choose “Remember me”, your user name. It is removed when you log in with “Remember me” off.';

  const sections: readonly LegalSection[] = [
    section('overview', 'Overview', {
      what: `This policy says which personal data ${legalName} collects, why, how long we keep it and what you can ask of us.`,
      short: [
        'In short:',
        'We collect what you give us in our forms, and the technical data that answering you needs.',
        'We use it to run accounts, orders, applications and enquiries. We sell it to nobody.',
        'We set no tracking or advertising cookies.',
        `You can see, correct or have deleted what we hold about you: write to [${mail}](mailto:${mail}).`,
      ],
    }),
    section('definitions', 'Definitions', {
      list: [
        'Words with a fixed meaning in this policy:',
        '“Personal data”: any information about a living person who can be identified by it.',
        '“Data protection law”: the UK GDPR, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003, as amended.',
        '“Controller”: whoever decides why and how personal data is used.',
        '“Website”: this website with all its pages.',
      ],
    }),
    section('about', 'About us', {
      controller: `The controller is ${legalName}, registered in ${registeredIn} with number ${registrationNumber}. Its registered office is ${office}. In this policy “${name}”, “we” and “us” mean this company.`,
      questions: `Questions about data protection are answered at [${mail}](mailto:${mail}) and on ${telephone}.`,
    }),
    section('scope', 'What this policy covers', {
      covers: 'It covers this website and our dealings with customers, applicants and people who write to us.',
      not: 'It does not cover other websites that we link to. Please read their own policies.',
    }),
    section('personal-data', 'What personal data is', {
      meaning:
        'Personal data is, for example, a name, an e-mail address, a telephone number or an address on the internet. Data about a company as such is not personal data, but data about its directors and staff is.',
      special: 'We do not ask for special categories of data, such as health or religion. Please leave them out of messages and CVs.',
    }),
    section('rights', 'Your rights', {
      list: [
        'Data protection law gives you the right:',
        'to be informed, which is what this policy is for;',
        'to see the data that we hold about you;',
        'to have wrong data corrected;',
        'to have data deleted;',
        'to restrict its use;',
        'to object to its use;',
        'to receive your data in a form that can be taken elsewhere;',
        'not to be subject to decisions made by machines alone. We make none.',
      ],
      withdraw: 'Where we rely on your consent you can withdraw it at any time. What was done before stays lawful.',
      complain: 'You can complain to the Information Commissioner’s Office (ico.org.uk). We would be glad to hear from you first.',
    }),
    section('collection', 'What we collect, and how', {
      account:
        'When you register a business: name, addresses, telephone numbers and e-mail address of the business; its VAT and company numbers; the same contact data of each director; proof of address where you attach it; that you accepted the terms, when, and your address on the internet at that time.',
      application:
        'When you apply for a job: your name, town, county and post code; your mobile number and e-mail address; your page on a professional network if you name it; your CV; your acceptance of the terms as above.',
      contact: 'When you write to us: your name, e-mail address, subject and message.',
      login:
        'When you use an account: your user name, your password (stored only as a hash from which it cannot be read back), and when you log in.',
      technical:
        'When you visit the website: your address on the internet, the address of the page, the time, and the kind of browser, as every web server receives them. Our log leaves out what you typed into addresses and forms.',
      'ip-lookup':
        'When you send a registration or an application, your browser asks a public look-up service which address on the internet it has, so that we can record it with your acceptance. That service learns this address and nothing else.',
      others: 'To check a registration we may check public registers, such as Companies House.',
    }),
    section('use', 'How we use it, and why we may', {
      contract:
        'To open and run accounts, take and deliver orders, and answer complaints: because a contract needs it, or steps before one.',
      applications: 'To consider your application: because you ask us to take steps before a contract.',
      law: 'To keep accounts for tax, to trace food in a recall and to check who we trade with: because the law demands it.',
      interests:
        'To answer messages, to keep the website secure and to prove that terms were accepted: because we have a legitimate interest that does not outweigh yours.',
      news: 'We send no advertising. If you have asked to be told when prices go live, we write to you about that, because you asked.',
      'no-profiling': 'We make no profiles of visitors.',
    }),
    section('retention', 'How long we keep it', {
      indefinitely: 'We retain data indefinitely, since business relations, recalls and claims can reach far back.',
      ...keptFor(retention),
      erase: 'If you ask us to erase your data, we do so, unless the law obliges us to keep it or we need it for a legal claim.',
      review: 'Where the law sets a time, such as for tax records, we keep the data for at least that time.',
    }),
    section('storage', 'Where and how we store it', {
      where:
        'Data is stored on servers that we or our suppliers run. Outside the United Kingdom it is handled only in countries that the United Kingdom has found adequate, or under its standard contractual safeguards.',
      security:
        'Proofs and CVs are never on the public part of the website, and passwords are stored only as hashes. Only those whose work needs it may see your data.',
      breach: 'If data is lost or stolen we tell the Information Commissioner’s Office and you, as the law requires.',
    }),
    section('sharing', 'Who we share it with', {
      suppliers: 'With companies that work for us and on our instructions: hosting, e-mail, payment and delivery.',
      advisers: 'With our accountants, insurers and lawyers, as far as they need it.',
      authorities: 'With authorities and courts, when the law demands it.',
      sale: 'With a buyer of our business, who may use it only as this policy says.',
      never: 'We never sell personal data.',
    }),
    section('control', 'How you can control it', {
      forms: 'Fields marked as optional may stay empty.',
      object: `Tell us at [${mail}](mailto:${mail}) if you object to something that we do with your data.`,
      browser: 'What the website keeps in your browser can be removed there at any time; see “[Cookies](#cookies)”.',
    }),
    section('withholding', 'If you withhold data', {
      browse: 'You can look at the whole website without telling us anything.',
      consequence: 'Without the required fields we cannot open an account, consider an application or answer a message.',
    }),
    section('access', 'How to see your data', {
      ask: `Ask for a copy of your data (a “subject access request”) at [${mail}](mailto:${mail}) or in a letter to ${office}. It is free of charge.`,
      identity: 'We may ask you to show that you are who you say.',
      time: 'We answer within one month. If a request is complex we may extend this to three months in all, and tell you so within the first.',
      excessive: 'For requests that are manifestly unfounded or repeated without reason, we may charge what they cost us or decline them.',
    }),
    section('cookies', 'Cookies and what your browser keeps', {
      none: 'The website sets no cookies. It uses no analytics and no advertising networks.',
      local: [
        'So that it works as you expect, it keeps in your browser’s own storage, which is not sent to us by itself:',
        '“sortBy”: the order you last chose for product lists.',
        '“mode”: light or dark colours, if you chose them.',
        '“recentlyViewed”: the products you looked at last. “Clear” beside them removes it.',
        '“recentSearches”: what you searched for last. “Clear recent searches” below an empty search box removes it.',
        '“token”: after logging in, the key of your session, until you log out.',
        rememberedLogin,
        'Only if you tick “Keep what I type for 7 days” above a long form: what you typed into it, and of files the names, for 7 days at most, until you send the form or untick the box.',
        'For the time the tab is open: where you were on a page, what you have typed into a form that you have not sent yet, where the link of a registration went and its reference, and whether you were led back from an error page (“redirected”).',
      ],
      map: 'The map on “[Contact us](/contact-us)” is a drawing of our own. Only if you ask for the interactive map does your browser connect to the service that makes it, which then learns your address on the internet.',
    }),
    section('contact', 'How to reach us', {
      ways: `Write to [${mail}](mailto:${mail}), ring ${telephone}, or send a letter to ${legalName}, ${office}.`,
    }),
    section('changes', 'Changes to this policy', {
      right: 'We may change this policy, for example when the law changes. The current version is always here, with its date.',
      version: `This version applies from ${longDate(legal.privacyVersion)}.`,
    }),
    section('attribution', 'Attribution', { own: 'This policy was written for this website.' }),
    section('acceptance', 'Acceptance', {
      how: 'By ticking the box in a form you confirm that you have read this policy. We record the version that you saw.',
      no: 'If you do not agree with it, please send us no data through the website. You can always ring us.',
    }),
  ];

  return {
    title: 'Privacy policy',
    lead: `What ${legalName} does with personal data, and what you can ask of us.`,
    description: `Which personal data ${legalName} collects, why, how long it is kept, who it is shared with, and your rights under UK data protection law.`,
    version: legal.privacyVersion,
    sections: withOwnClauses(sections, own),
  };
}
