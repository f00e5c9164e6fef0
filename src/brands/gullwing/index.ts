import type { Brand } from '../types.ts';
import { facts } from './facts.ts';
import headingFont from '../../kit/theme/fonts/fraunces.woff2';
import textFont from '../../kit/theme/fonts/nunito-sans.woff2';
import logo from './logo.svg';
import icon from './mark.svg?inline';
import market from './pictures/fish-market-1280.webp';
import marketSmall from './pictures/fish-market-640.webp';
import sharePicture from './pictures/share.jpg';
import stylesheet from './theme.css?url';

/** Gullwing Seafoods: the proof that a brand is tokens and content only. */
export const brand: Brand = {
  ...facts,
  description:
    'Gullwing Seafoods supplies UK restaurants, fishmongers and fryers with fish and seafood, fresh from the quay and frozen at sea.',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'All Products', href: '/product-list' },
    { label: 'Account Form', href: '/account-form' },
    { label: 'Careers', href: '/careers' },
    { label: 'About Us', href: '/about-us' },
    { label: 'Contact Us', href: '/contact-us' },
    { label: 'Terms', href: '/terms&conditions' },
  ],
  banner: { text: 'Trade prices are for registered kitchens and counters.', action: 'Register your business' },
  footerLinks: [
    {
      heading: 'At the counter',
      links: [
        { label: 'The whole range', href: '/product-list' },
        { label: 'Register', href: '/account-form' },
        { label: 'Log in', href: '/login' },
      ],
    },
    {
      heading: 'Gullwing',
      links: [
        { label: 'Our story', href: '/about-us' },
        { label: 'Work with us', href: '/careers' },
        { label: 'Contact', href: '/contact-us' },
        { label: 'Terms', href: '/terms&conditions' },
        { label: 'Privacy', href: '/privacy' },
      ],
    },
  ],
  theme: { stylesheet, fonts: [headingFont, textFont] },
  logo: { src: `${logo}#logo`, width: 461.8, height: 108 },
  icon,
  sharePicture,
  home: {
    statement: 'From the quay to your kitchen before lunch',
    lead: 'Fish landed this morning, shellfish in ice, and everything a seafood kitchen keeps beside it.',
    categoriesHeading: 'What the kitchen needs',
    blurb: {
      heading: 'We buy at the auction so you do not have to',
      paragraphs: [
        'Our buyers stand on the quay before dawn, choose by eye and by hand, and send the boxes inland on ice.',
        'What cannot be eaten fresh is frozen within hours of the catch and keeps the day it was landed on its label.',
      ],
      points: ['Landed, graded and boxed the same day', 'Catch area and method on every line', 'Delivery within the United Kingdom'],
      picture: {
        src: market,
        srcSet: `${marketSmall} 640w, ${market} 1280w`,
        width: 1280,
        height: 800,
        alt: 'Boxes of fish on ice at a harbour auction',
      },
      action: { label: 'Our story', href: '/about-us' },
    },
    bestSellersHeading: 'What other kitchens order',
    benefitsHeading: 'Our word',
    benefits: [
      { kind: 'guarantee', title: 'Guarantee', text: 'If a box is not as graded, we refund it within 14 days.' },
      { kind: 'support', title: 'Support', text: 'Ring the wharf: whoever answers has seen today’s fish.' },
      { kind: 'payments', title: 'Payments', text: 'Card or bank transfer, in advance, ex-VAT and inc-VAT.' },
      { kind: 'discount', title: 'Discount', text: 'Better prices by the box for registered kitchens.' },
    ],
  },
  pages: {
    about: async () => (await import('./about.ts')).about,
    careers: async () => (await import('./careers.ts')).careers,
    contact: async () => (await import('./contact.ts')).contact,
    accountForm: async () => (await import('./accountForm.ts')).accountForm,
    jobApplication: async () => (await import('./jobApplication.ts')).jobApplication,
    terms: async () => (await import('./terms.ts')).terms,
    privacy: async () => (await import('./privacy.ts')).privacy,
    access: async () => (await import('./access.ts')).access,
  },
  price: {
    short: 'Price for registered kitchens',
    title: 'Prices are for registered kitchens',
    explanation: 'Pricing and orders are coming soon. They need a registered business account.',
    register: 'Register your business',
    notify: 'Tell me when prices open',
  },
};
