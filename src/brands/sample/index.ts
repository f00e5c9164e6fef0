import { mainNavigation } from '../parts.ts';
import { paths } from '../../contract/pages.ts';
import type { Brand } from '../types.ts';
import { facts } from './facts.ts';
import headingFont from '../../kit/theme/fonts/archivo-condensed.woff2';
import textFont from '../../kit/theme/fonts/commissioner.woff2';
import logo from './logo.svg';
import icon from './mark.svg?inline';
import { samplePicture, sampleShare } from './samplePicture.ts';
import notFoundPicture from './pictures/no-products.webp';
import stylesheet from './theme.css?url';

/** Everything Sample Brand gives to the shop. */
export const brand: Brand = {
  ...facts,
  description: 'Sample text: what Sample Brand sells, to which businesses and where, in one sentence.',
  listDescription: '{list} at Sample Brand. Sample text: for which businesses, and what the list tells of each product.',
  navigation: mainNavigation,
  banner: {
    text: 'Sample text: pricing and orders are coming soon, for registered businesses.',
    action: 'Open a business account',
    short: 'Sample text: pricing and orders, coming soon',
  },
  footerLinks: [
    {
      heading: 'Shop',
      links: [
        { label: 'Products', href: paths.productList },
        { label: 'Business account', href: paths.accountForm },
        { label: 'Log in', href: paths.login },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About us', href: paths.aboutUs },
        { label: 'Careers', href: paths.careers },
        { label: 'Contact us', href: paths.contactUs },
      ],
    },
    {
      heading: 'Legal',
      links: [
        { label: 'Terms and conditions', href: paths.terms },
        { label: 'Privacy policy', href: paths.privacy },
      ],
    },
  ],
  theme: { stylesheet, fonts: [headingFont, textFont] },
  logo: { src: `${logo}#logo`, width: 400, height: 96 },
  icon,
  sharePicture: sampleShare,
  notFoundPicture,
  facets: { type: 'Type', storage: 'Storage', diet: 'Diet', 'free-from': 'Free from', size: 'Size', tag: 'Tags' },
  home: {
    statement: 'Sample text: what Sample Brand stands for',
    lead: 'Sample text: what is in store, and when it is open.',
    picture: samplePicture,
    sections: ['categories', 'bestSellers', 'blurb', 'benefits'],
    categoriesHeading: 'Main categories',
    blurb: {
      heading: 'Sample text: who Sample Brand is',
      paragraphs: ['Sample text: who you supply, and from where.', 'Sample text: what is special about buying from you.'],
      points: ['Sample text: first fact', 'Sample text: second fact', 'Sample text: third fact'],
      picture: samplePicture,
      action: { label: 'About us', href: paths.aboutUs },
    },
    bestSellersHeading: 'Best-selling products',
    bestSellersColumns: 6,
    benefitsHeading: 'What you can count on',
    benefits: [
      { kind: 'guarantee', title: 'Guarantee', text: 'Sample text: what you put right.' },
      { kind: 'support', title: 'Support', text: 'Sample text: who answers the telephone, and when.' },
      { kind: 'payments', title: 'Payments', text: 'Sample text: how one can pay.' },
      { kind: 'discount', title: 'Discount', text: 'Sample text: what registered businesses save.' },
    ],
  },
  pages: {
    about: async () => (await import('./about.ts')).about,
    careers: async () => (await import('./careers.ts')).careers,
    contact: async () => (await import('./contact.ts')).contact,
    accountForm: async () => (await import('./accountForm.ts')).accountForm,
    jobApplication: async () => (await import('./jobApplication.ts')).jobApplication,
    terms: async () => (await import('./terms.ts')).terms(brand),
    privacy: async () => (await import('./privacy.ts')).privacy(brand),
    access: async () => (await import('./access.ts')).access,
  },
  price: {
    short: 'Prices soon, on registration',
    title: 'Prices soon, on registration',
    register: 'Register your business',
    notify: facts.priceNotice,
  },
  customer: {
    banner: { text: 'Your account is open. Your prices open soon: we will write to you.', action: 'See your account' },
    account: 'Your account',
    discount: 'Sample text: what you save.',
    price: {
      short: 'Price opens soon',
      title: 'Your prices open soon',
      explanation: 'We will write to you when they do',
      ask: 'Ask about this product',
    },
  },
};
