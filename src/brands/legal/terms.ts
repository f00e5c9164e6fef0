/**
 * Terms and conditions of a UK wholesaler, to be reviewed by a solicitor before they are relied on. The sections and figures are those of the specification
 * (sections 2 and 9); names, addresses and times come from the brand's facts, and a brand may add clauses of its own.
 */
import type { LegalDocument, LegalSection } from '../pages.ts';
import type { BrandFacts } from '../types.ts';
import { longDate, section, withOwnClauses, type OwnClauses } from './clauses.ts';

/** The parts of the terms that differ by brand. */
export interface TermsWords {
  /** The goods in a few words: "food, soft drinks and packaging". */
  goods: string;
  /** The place where goods are collected: "the trade counter". */
  counter: string;
  /** Clauses that only this brand has, by section; they come after the others. */
  own?: OwnClauses;
}

/** Writes the terms of a brand. */
export function termsOf({ name, company, legal }: BrandFacts, { goods, counter, own = {} }: TermsWords): LegalDocument {
  const { legalName, registrationNumber, vatNumber, registeredIn, address, mail, phones } = company;
  const office = address.join(', ');
  const telephone = phones.map(({ label }) => label).join(' or ');

  const sections: readonly LegalSection[] = [
    section('overview', 'Overview', {
      what: `These terms say how ${legalName} sells goods to businesses and how this website may be used. They are a contract, so please read them before you register or order.`,
      short: [
        'The most important points in short, each explained below:',
        'We sell to businesses only, and deliver only within the United Kingdom.',
        'You pay in advance, by card or bank transfer. Prices are shown ex-VAT and inc-VAT.',
        'We deliver within 30 days of confirming an order. Goods that you do not collect are cancelled after 7 days.',
        'Tell us about faulty goods promptly. Where a refund is due you have it within 14 days, by the method you paid with.',
        'Our liability for an order is limited to £500 or 100% of its value, whichever is greater.',
      ],
      coming:
        'Pricing and ordering on this website are coming soon. Until then the parts about orders apply to orders that we accept in any other way, such as by telephone or at the counter.',
    }),
    section('about-us', 'About us', {
      company: `${legalName} is a private limited company registered in ${registeredIn} with number ${registrationNumber}. Its registered office is ${office}. Its VAT number is ${vatNumber}.`,
      names: `In these terms “${name}”, “we”, “us” and “our” mean ${legalName}.`,
    }),
    section('definitions', 'Definitions', {
      list: [
        'Words with a fixed meaning in these terms:',
        '“Account”: the business account that we open for you after reviewing your registration.',
        '“Confirmation”: our message that accepts your order. It makes the contract.',
        `“Goods”: what we offer for sale: ${goods}.`,
        '“Order”: your request to buy goods.',
        '“User content”: anything that you send to or put on the website, such as messages and files.',
        '“Website”: this website with all its pages.',
        '“You” and “your”: the business that buys, registers or uses the website, and whoever acts for it.',
      ],
      writing: '“In writing” includes e-mail to and from our e-mail address. Headings are there for convenience and change nothing.',
    }),
    section('business-customers', 'Business customers', {
      only: 'We sell only to businesses: to companies, partnerships, sole traders, public bodies and charities that buy for their trade. We do not sell to consumers, and rights that the law gives only to consumers do not apply.',
      authority: 'Whoever registers or orders for a business confirms that they may bind it.',
      proof: 'We may ask for proof that you trade: your company and VAT registration, the address of your premises and of your directors.',
      resale:
        'You may resell the goods in the course of your business, in their packaging and with their labels, and you comply with the rules that apply to your trade.',
    }),
    section('goods', 'Goods, pricing and availability', {
      pictures:
        'Pictures and descriptions show the goods as well as a screen can. Packaging and recipes change: the label on the pack decides, above all for ingredients and allergens. Check it before you use or serve the goods.',
      tolerance:
        'Goods may vary by up to 2% in size, weight or dimensions from what is stated. Goods within that tolerance are as ordered.',
      prices:
        'Prices are in pounds sterling and are shown both ex-VAT and inc-VAT. VAT is charged at the rate that applies on the day of supply.',
      'delivery-cost': 'The cost of delivery is not part of the price of the goods. It is shown before you order.',
      'price-changes': 'Prices may change at any time. A change does not affect an order that we have confirmed.',
      errors:
        'If we find that we have stated a price wrongly, we tell you before we send the goods. You then choose to confirm the order at the right price or to cancel it and have your money back.',
      stock:
        'All goods are offered while stock lasts. If something runs out after you have paid for it, we offer you a substitute or refund its price.',
      age: 'Some goods, such as certain cleaning chemicals, may be sold only to persons of a certain age. We ask for proof of age where the law requires it.',
    }),
    section('orders', 'Orders', {
      account: 'To buy goods you need an account. See “[Accounts](#site-accounts)” for how to get one.',
      offer:
        'Your order is an offer to buy. An automatic acknowledgement only says that the order has arrived. The contract is made when we send you the confirmation.',
      refuse:
        'We may refuse an order, in particular when goods are out of stock, when payment fails, when the delivery address is outside our area, or when a price was stated wrongly. Money that you have paid for a refused order is returned.',
      check: 'Please check the confirmation and tell us at once if something in it is wrong.',
      cancel: `You can change or cancel an order free of charge until we start to pick it. Ring ${telephone}.`,
      'made-to-order': 'Goods that we buy in, print or cut for you alone cannot be cancelled once we have started on them.',
    }),
    section('payment', 'Payment', {
      methods:
        'Payment is in advance, by card or by bank transfer. We do not accept cheques, and we do not give credit unless we have agreed it with you in writing.',
      cleared: 'We pick an order when its full price has reached our account.',
      security: 'Card payments are handled by a payment provider, under that provider’s own terms.',
      invoice: 'You receive a VAT invoice for every order.',
      ownership: 'The goods become your property when you have paid for them in full and they have been handed over to you.',
      late: 'If we have agreed credit and you pay late, we may charge interest and compensation under the Late Payment of Commercial Debts (Interest) Act 1998.',
    }),
    section('delivery', 'Delivery', {
      area: 'We deliver only within the United Kingdom: England, Scotland, Wales and Northern Ireland. Jersey, Guernsey and the Isle of Man are not part of it; please ring us before you order from there.',
      time: 'We deliver within 30 days of the order’s confirmation. If we cannot, we tell you, and you may wait or cancel what has not been delivered and have its price back.',
      receiving:
        'Please have someone there to receive the goods, with a safe way to the door. Risk in the goods passes to you when they are handed over at the address you gave.',
      failed: 'If nobody can take the delivery, we agree another time with you. A further attempt may be charged for.',
      collection: `If you collect, we keep the goods ready at ${counter}. Goods that have not been collected within 7 days are cancelled; we refund their price, less the value of goods that have gone out of date meanwhile.`,
      temperature:
        'Chilled and frozen goods are delivered at the temperature on their label. Move them into your own cold store straight away.',
      instalments: 'We may deliver an order in parts. Each part is then a contract of its own.',
    }),
    section('faulty-goods', 'Faulty goods', {
      inspect:
        'Look at the goods when they arrive. Note missing or visibly damaged goods on the delivery note, and tell us without delay, above all when they are fresh, chilled or frozen.',
      hidden: 'Tell us about faults that could not be seen on delivery as soon as you find them, and before the goods’ date has passed.',
      keep: 'Keep the goods as their label says and send us a photograph with batch number and date. We may ask to have the goods back, at our cost.',
      remedy:
        'If goods are faulty or not what you ordered, we replace them, put them right or refund their price, as you choose where this is possible.',
      refunds: 'Refunds are made within 14 days of our agreeing to them, by the method with which you paid.',
      'not-faulty':
        'Goods are not faulty because they were stored or used against their label, damaged after delivery, within the 2% tolerance, or no longer wanted.',
      recall:
        'If goods must be recalled we tell you how. Stop using and selling them at once, and keep records that let you do the same for your customers.',
    }),
    section('liability', 'Our liability for goods', {
      'never-limited':
        'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for defective products under the Consumer Protection Act 1987, or for anything else for which the law allows no limit.',
      cap: 'Apart from that, our total liability for an order, on whatever ground, is limited to £500 or 100% of the order’s value, whichever is greater.',
      indirect:
        'Apart from that, we are not liable for loss of profit, of business or of goodwill, nor for indirect or consequential loss.',
      implied:
        'Conditions implied by law are excluded as far as the law permits, except that we have the right to sell the goods and that they match their description.',
    }),
    section('force-majeure', 'Events outside our control', {
      meaning:
        'Neither of us is liable for a delay or failure caused by an event that it could not reasonably prevent, such as flood, fire, epidemic, strike, war, a failure of power or networks, or an act of government (“force majeure”).',
      duty: 'Whoever is affected tells the other without delay and does what can reasonably be done to carry on.',
      cancel:
        'If the event lasts for more than 30 days, either of us may cancel the orders that it affects. We then refund what you have paid for goods that were not delivered.',
    }),
    section('site-access', 'Using this website: access', {
      free: 'Looking at the website is free of charge and needs no account.',
      availability: 'We do not promise that the website is always there or free of errors. We may change it, restrict it or switch it off.',
      information: 'What the website says is general information and no advice for your particular case.',
    }),
    section('site-accounts', 'Using this website: accounts', {
      needed: 'You need an account to buy goods and to post user content.',
      age: 'Account holders must be 18 years of age or over.',
      true: 'What you state when you register must be true and complete. Tell us when it changes.',
      review: `After you have registered we send you a link to confirm your e-mail address. We then review the registration and approve it or tell you what is missing. We may decline a registration.`,
      password:
        'Choose a strong password: at least 8 characters, with letters and digits, used nowhere else. Keep it to yourself. You answer for what is done with your password until you tell us that someone else knows it.',
      close:
        'You can close your account at any time by writing to us. We may suspend or close an account that breaks these terms. Orders that have been confirmed are still carried out.',
    }),
    section('site-ip', 'Using this website: intellectual property', {
      ours: `The website and what is on it (words, pictures, drawings, data, code and marks) belong to ${legalName} or to those who let us use them.`,
      allowed: 'You may view pages, print them and save single pages for your own business. You may share links to them.',
      'not-allowed': 'Without our written consent you may not otherwise copy, publish, sell or change them.',
    }),
    section('site-content', 'Using this website: your content', {
      rights:
        'You keep the rights in your user content. You allow us, free of charge and for as long as the rights last, to store, show and use it as far as running the website and our business with you needs it.',
      promise: 'You confirm that you may post it and that it breaks no law and no one’s rights.',
      removal: 'We may remove user content that breaks these terms.',
    }),
    section('site-scraping', 'Using this website: no scraping and no AI training', {
      scraping:
        'You may not collect content or data from the website by automated means (scraping, crawling, mining), except for search engines that follow our robots.txt.',
      training:
        'You may not use the website’s content to train, test or feed machine learning or artificial intelligence. We reserve our rights in this, also for the purposes of text and data mining.',
    }),
    section('site-links', 'Using this website: links', {
      'to-us':
        'You may link to our pages, as long as the link is fair, does not suggest that we endorse you, and does not show our pages inside yours.',
      'from-us': 'We have no control over other websites that we link to and are not responsible for them.',
    }),
    section('site-liability', 'Using this website: liability', {
      loss: 'As far as the law permits, we are not liable for loss that comes from using the website or from being unable to use it. What we [never limit](#liability.never-limited) for goods is not limited here either.',
      cap: 'Where we are still liable, the limit is £500 or 100% of the value of the order concerned, whichever is greater.',
    }),
    section('site-security', 'Using this website: security', {
      viruses: 'We take care that the website is secure, but do not promise that it is free of harmful code. Protect your own devices.',
      attacks:
        'You must not attack the website, try to get into it without permission, or bring harmful code into it. Such acts may be offences under the Computer Misuse Act 1990, and we report them.',
      reports: `If you find a weakness, please tell us at [${mail}](mailto:${mail}) before you tell anyone else.`,
    }),
    section('site-acceptable-use', 'Using this website: acceptable use', {
      rules: [
        'You may not use the website:',
        'against the law, or for a purpose that harms others;',
        'to send advertising that nobody asked for;',
        'to pretend to be someone else or another business;',
        'to post what is obscene, hateful, threatening, false or infringing;',
        'in a way that overloads it or disturbs its use by others.',
      ],
      breach: 'If you break these rules we may warn you, remove content, close your account and pass on what the authorities need.',
    }),
    section('privacy-and-cookies', 'Privacy and cookies', {
      policy: 'Our [privacy policy](/privacy) says what we do with personal data.',
      storage:
        'The website sets no advertising or tracking cookies. It keeps a few things in your own browser so that it works as you expect; the [privacy policy](/privacy#cookies) lists them.',
    }),
    section('contact', 'How to reach us', {
      ways: `Write to [${mail}](mailto:${mail}), use the form on “[Contact us](/contact-us)”, ring ${telephone}, or send a letter to ${legalName}, ${office}.`,
      complaints:
        'If something has gone wrong, please tell us first, so that we can put it right. If we cannot agree, we suggest mediation before either of us goes to court.',
    }),
    section('changes', 'Changes to these terms', {
      right:
        'We may change these terms, for example when the law or our business changes. The version that is on the website when you order applies to that order.',
      notice: 'We tell account holders about important changes by e-mail before they apply.',
      version: `This version applies from ${longDate(legal.termsVersion)}.`,
    }),
    section('law', 'Law and other rules', {
      law: 'These terms and all contracts under them are governed by the law of England and Wales. Its courts have jurisdiction; if you are in Scotland or Northern Ireland, you may also bring proceedings there.',
      transfer:
        'We may transfer our rights and duties to another company; this does not affect your rights. You may transfer yours with our written consent.',
      severance: 'If a clause turns out to be invalid, the others stay in force.',
      waiver: 'If we do not insist on a right at once, we do not give it up.',
      'third-parties':
        'Nobody else has rights under these terms, whatever the Contracts (Rights of Third Parties) Act 1999 would otherwise give them.',
      entire: 'These terms, with your confirmed order, are everything that has been agreed. Your own terms of purchase do not apply.',
    }),
    section('attribution', 'Attribution', {
      drawings: 'The drawings of goods, places and people on this website are our own. Fonts are used under the SIL Open Font License.',
    }),
    section('acceptance', 'Acceptance', {
      how: 'You accept these terms by ticking the box when you register or apply, by placing an order, or by using the website.',
      record:
        'When you tick the box we record that you did, when, from which address on the internet, and which version of the terms it was.',
      no: 'If you do not accept these terms, please do not register, order or use the website.',
    }),
  ];

  return {
    title: 'Terms and conditions',
    lead: `How ${legalName} sells to businesses, and how this website may be used.`,
    description: `The terms on which ${legalName} sells goods to UK businesses: orders, payment, delivery, faulty goods, liability and use of the website.`,
    version: legal.termsVersion,
    sections: withOwnClauses(sections, own),
  };
}
