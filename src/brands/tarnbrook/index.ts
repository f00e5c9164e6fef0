import type { Brand } from '../types.ts';
import headingFont from '../../kit/theme/fonts/archivo-condensed.woff2';
import textFont from '../../kit/theme/fonts/commissioner.woff2';
import logo from './logo.svg';
import icon from './mark.svg?inline';
import warehouse from './pictures/warehouse-1280.webp';
import warehouseSmall from './pictures/warehouse-640.webp';
import stylesheet from './theme.css?url';

const weekday = [{ from: '10:00', to: '19:00' }];

/** Tarnbrook Wholesale: the reference brand. */
export const brand: Brand = {
  name: 'Tarnbrook',
  description:
    'Tarnbrook Wholesale supplies UK caterers, takeaways and shops with food, soft drinks, packaging, cleaning supplies, frozen fish and seafood from Manchester.',
  company: {
    legalName: 'Tarnbrook Wholesale Ltd',
    registrationNumber: '09990417',
    vatNumber: 'GB 340 8043 29',
    registeredIn: 'England and Wales',
    address: ['Unit 7, Tarnbrook Trade Park', 'Packhorse Lane', 'Manchester', 'M12 0ZX'],
    mail: 'trade@tarnbrook.example.co.uk',
    phones: [
      { label: '0161 496 0142', href: 'tel:+441614960142' },
      { label: '07700 900142', href: 'tel:+447700900142' },
    ],
    messagingHref: 'https://chat.example.com/tarnbrook',
    socials: [
      { kind: 'photos', label: 'Tarnbrook in photos', href: 'https://photos.example.com/tarnbrook' },
      { kind: 'posts', label: 'Tarnbrook news', href: 'https://posts.example.com/tarnbrook' },
      { kind: 'network', label: 'Tarnbrook for the trade', href: 'https://network.example.com/tarnbrook' },
    ],
    openingHours: [
      { day: 1, spans: weekday },
      { day: 2, spans: weekday },
      { day: 3, spans: weekday },
      { day: 4, spans: weekday },
      {
        day: 5,
        spans: [
          { from: '10:00', to: '12:00' },
          { from: '14:00', to: '19:00' },
        ],
      },
      { day: 6, spans: weekday },
      { day: 7, spans: [{ from: '10:00', to: '18:00' }] },
    ],
    timeZone: 'Europe/London',
  },
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'All Products', href: '/product-list' },
    { label: 'Account Form', href: '/account-form' },
    { label: 'Careers', href: '/careers' },
    { label: 'About Us', href: '/about-us' },
    { label: 'Contact Us', href: '/contact-us' },
    { label: 'Terms', href: '/terms&conditions' },
  ],
  banner: { text: 'Pricing and orders are coming soon, for registered businesses.', action: 'Open a business account' },
  footerLinks: [
    {
      heading: 'Shop',
      links: [
        { label: 'All products', href: '/product-list' },
        { label: 'Business account', href: '/account-form' },
        { label: 'Log in', href: '/login' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About us', href: '/about-us' },
        { label: 'Careers', href: '/careers' },
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
    {
      heading: 'Legal',
      links: [
        { label: 'Terms and conditions', href: '/terms&conditions' },
        { label: 'Privacy policy', href: '/privacy' },
      ],
    },
  ],
  theme: { stylesheet, fonts: [headingFont, textFont] },
  logo: { src: `${logo}#logo`, width: 568.2, height: 96 },
  icon,
  home: {
    statement: 'Everything the trade runs on, under one roof',
    lead: 'Food, soft drinks, packaging, cleaning supplies, frozen fish and seafood: over 10K items in store, open 7 days a week.',
    categoriesHeading: 'Main categories',
    blurb: {
      heading: 'A Manchester wholesaler for people who serve food',
      paragraphs: [
        'We supply takeaways, cafés, restaurants, caterers and corner shops across the United Kingdom from one counter in Manchester.',
        'Come and load up yourself, or have it delivered. Either way the person who picks your order knows which batter holds, which box stays crisp and which haddock is in today.',
      ],
      points: ['Over 10K items in store', 'Open 7 days a week', 'Delivery within the United Kingdom'],
      picture: {
        src: warehouse,
        srcSet: `${warehouseSmall} 640w, ${warehouse} 1280w`,
        width: 1280,
        height: 800,
        alt: 'A long aisle of the warehouse with pallets on racks and a hand truck',
      },
      action: { label: 'About us', href: '/about-us' },
    },
    bestSellersHeading: 'Best-selling products',
    benefitsHeading: 'What you can count on',
    benefits: [
      { kind: 'guarantee', title: 'Guarantee', text: 'Faulty or wrong goods are put right or refunded within 14 days.' },
      { kind: 'support', title: 'Support', text: 'A person at the counter answers the telephone, 7 days a week.' },
      { kind: 'payments', title: 'Payments', text: 'Card or bank transfer, with prices stated ex-VAT and inc-VAT.' },
      { kind: 'discount', title: 'Discount', text: 'Trade prices for registered businesses, by the case and by the pallet.' },
    ],
  },
  price: {
    short: 'Price on registration',
    title: 'Trade prices need registration',
    explanation: 'Pricing and orders are coming soon. They need a registered business account.',
    register: 'Register your business',
  },
  switches: { rememberLogin: 'credentials' },
};
