import { brandPicture, mainNavigation } from '../parts.ts';
import { paths } from '../../contract/pages.ts';
import type { Brand } from '../types.ts';
import { facts } from './facts.ts';
import headingFont from '../../kit/theme/fonts/archivo-condensed.woff2';
import textFont from '../../kit/theme/fonts/commissioner.woff2';
import logo from './logo.svg';
import icon from './mark.svg?inline';
import goods from './pictures/goods-1280.avif';
import goodsSmall from './pictures/goods-640.avif';
import notFoundPicture from './pictures/no-products.webp';
import sharePicture from './pictures/share.jpg';
import { shopRound } from './round.ts';
import stylesheet from './theme.css?url';

/** Tarnbrook Wholesale: the reference brand. */
export const brand: Brand = {
  ...facts,
  description:
    'Tarnbrook Wholesale supplies UK caterers, takeaways and shops with food, soft drinks, packaging, cleaning supplies, frozen fish and seafood from Manchester.',
  listDescription:
    '{list} at Tarnbrook Wholesale in Manchester, for caterers, takeaways and shops: pack sizes, product codes and trade facts.',
  navigation: mainNavigation,
  banner: {
    text: 'Pricing and orders are coming soon, for registered businesses.',
    action: 'Open a business account',
    short: 'Pricing and orders are coming soon. Register',
  },
  footerLinks: [
    {
      heading: 'Shop',
      links: [
        { label: 'Products', href: paths.productList },
        { label: 'Open a business account', href: paths.accountForm },
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
  logo: { src: `${logo}#logo`, width: 568.2, height: 96 },
  icon,
  sharePicture: { src: sharePicture, alt: 'A long aisle of the warehouse with pallets on racks and a hand truck' },
  notFoundPicture,
  notFood: ['Packaging & Disposables', 'Cleaning & Hygiene'],
  facets: {
    type: 'Type',
    storage: 'Storage',
    diet: 'Diet',
    'free-from': 'Free from',
    species: 'Species',
    cut: 'Cut',
    size: 'Size',
    material: 'Material',
    colour: 'Colour',
    ply: 'Ply',
    pack: 'Pack',
    container: 'Container',
    tag: 'Tags',
  },
  home: {
    statement: 'Everything the trade runs on, under one roof',
    lead: 'One counter: over 10K items in store, open 7 days a week.',
    picture: brandPicture(goods, goodsSmall, 'Pallets of drinks, batter mix, oil and sauce in an aisle of the warehouse', 640),
    sections: ['categories', 'bestSellers', 'blurb', 'benefits'],
    categoriesHeading: 'Main categories',
    blurb: {
      heading: 'A Manchester wholesaler for people who serve food',
      paragraphs: [
        'We supply takeaways, cafés, restaurants, caterers and corner shops across the United Kingdom from one counter in Manchester.',
        'Come and load up yourself, or have it delivered. What you cook, what you serve it in and what you clean up with come from the same aisles.',
      ],
      points: ['Over 10K items in store', 'Open 7 days a week', 'Delivery within the United Kingdom'],
      picture: shopRound,
      action: { label: 'About us', href: paths.aboutUs },
    },
    bestSellersHeading: 'Best-selling products',
    bestSellersColumns: 6,
    benefitsHeading: 'What you can count on',
    benefits: [
      { kind: 'guarantee', title: 'Guarantee', text: 'Refunds for faulty goods are made within 14 days, by the method you paid with.' },
      { kind: 'support', title: 'Support', text: 'Ring, write or come to the counter: we are open 7 days a week.' },
      { kind: 'payments', title: 'Payments', text: 'Card or bank transfer, with prices stated ex-VAT and inc-VAT.' },
      { kind: 'discount', title: 'Discount', text: 'Trade prices for registered businesses, coming soon.' },
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
    register: 'Open a business account',
    notify: facts.priceNotice,
  },
  customer: {
    banner: { text: 'Your account is open. Your prices open soon: we will write to you.', action: 'See your account' },
    account: 'Your account',
    discount: 'Trade prices of your own for your business. They open soon.',
    price: {
      short: 'Price opens soon',
      title: 'Your prices open soon',
      explanation: 'We will write to you when they do',
      ask: 'Ask about this product',
    },
  },
};
