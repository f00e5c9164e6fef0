import { describe, expect, it, vi } from 'vitest';
import { facts as gullwing } from '../../brands/gullwing/facts.ts';
import { facts as tarnbrook } from '../../brands/tarnbrook/facts.ts';
import { openingExceptionsOf } from '../../brands/bankHolidays.ts';
import type { Product } from '../../contract/catalogue.ts';
import type { Thing } from '../head.tsx';
import { jobThing } from './jobThing.ts';
import { breadcrumbThing, companyThing, listThing, productThing, websiteThing } from './structuredData.ts';

const origin = 'https://shop.example.co.uk';

/** Properties that https://schema.org/version/latest defines for the types we use, as far as we use them; `*` is required by search engines. */
const vocabulary: Record<string, readonly string[]> = {
  Organization: [
    'name*',
    'legalName',
    'url*',
    'logo',
    'image',
    'email',
    'telephone',
    'vatID',
    'identifier',
    'address',
    'areaServed',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'sameAs',
  ],
  WholesaleStore: [
    'name*',
    'legalName',
    'url',
    'logo',
    'image',
    'email',
    'telephone',
    'vatID',
    'identifier',
    'address*',
    'areaServed',
    'openingHoursSpecification*',
    'specialOpeningHoursSpecification',
    'sameAs',
  ],
  PostalAddress: ['streetAddress*', 'addressLocality*', 'postalCode*', 'addressCountry*'],
  PropertyValue: ['propertyID', 'name', 'value*'],
  Country: ['name*'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens*', 'closes*', 'name', 'validFrom', 'validThrough'],
  WebSite: ['name*', 'url*', 'inLanguage', 'publisher', 'potentialAction'],
  SearchAction: ['target*', 'query-input*'],
  EntryPoint: ['urlTemplate*'],
  BreadcrumbList: ['itemListElement*'],
  ItemList: ['name', 'itemListElement*'],
  ListItem: ['position*', 'name', 'item', 'url'],
  Product: ['name*', 'description', 'url', 'image*', 'brand', 'category', 'sku', 'gtin', 'additionalProperty'],
  Brand: ['name*'],
  JobPosting: [
    'title*',
    'description*',
    'identifier',
    'datePosted*',
    'validThrough',
    'employmentType',
    'hiringOrganization*',
    'jobLocation*',
    'baseSalary',
    'directApply',
  ],
  Place: ['address*'],
  MonetaryAmount: ['currency*', 'value*'],
  QuantitativeValue: ['value', 'minValue', 'maxValue', 'unitText*'],
};

/** The faults of a thing and all things in it. */
function faultsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsOf(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value === undefined || value === '' ? [`${path} is empty`] : [];
  const { '@type': type, '@id': id, ...properties } = value as Thing;
  if (type === undefined) return typeof id === 'string' && Object.keys(properties).length === 0 ? [] : [`${path} has no type`];
  const types = typeof type === 'string' ? [type] : type;
  const known = types.flatMap((each) => vocabulary[each] ?? [`unknown type ${each}`]);
  const names = new Set(known.map((name) => name.replace('*', '')));
  return [
    ...known.filter((name) => name.endsWith('*') && !(name.slice(0, -1) in properties)).map((name) => `${path}.${name} is missing`),
    ...Object.keys(properties)
      .filter((name) => !names.has(name))
      .map((name) => `${path}.${name} is not of ${types.join(', ')}`),
    ...Object.entries(properties).flatMap(([name, below]) => faultsOf(below, `${path}.${name}`)),
  ];
}

const product: Product = {
  productId: 5,
  name: 'Oldham Road Batter Mix',
  brand: 'Oldham Road',
  packSize: '1 × 16 kg',
  code: '104228',
  barcode: '5000000000005',
  storage: 'ambient',
  variants: [{ images: ['/media/a/front', '/media/a/back'], tags: [] }],
  categories: [{ id: 21, name: 'Batter & Breading' }],
  description: 'A dry mix.',
};

const job = {
  id: 3,
  title: 'Fishmonger',
  description: 'Cut <fish> & smile.',
  task: 'Fillet.',
  requirements: 'A knife.',
  extraRequirements: '',
  employmentType: 'full-time' as const,
  postedAt: '2026-11-01T09:30:00.000Z',
};

describe('Everything that pages tell search engines', () => {
  it.each([
    ['the company', companyThing(tarnbrook.company, origin, '/share.jpg')],
    ['another company', companyThing(gullwing.company, origin, '/share.jpg')],
    ['the website', websiteThing('Tarnbrook Wholesale', origin)],
    ['the way to a page', breadcrumbThing([{ label: 'Home', href: '/' }, { label: 'Here' }], origin)],
    ['a list', listThing('All products', ['/product/1', '/product/2'], origin, 12)],
    ['a product', productThing(product, '/product/5', origin)],
    [
      'a product of which little is known',
      productThing({ ...product, code: undefined, barcode: 'none', storage: undefined }, '/product/5', origin),
    ],
    ['a job', jobThing(job, tarnbrook.company, origin)],
  ])('%s has the shape of schema.org', (_name, thing) => expect(faultsOf(thing)).toEqual([]));
});

it('the company’s hours are those of the specification: Friday in two parts, Sunday shorter', () => {
  expect(companyThing(tarnbrook.company, origin, '/x')['openingHoursSpecification']).toEqual([
    expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'], opens: '10:00', closes: '19:00' }),
    expect.objectContaining({ dayOfWeek: ['Friday'], opens: '10:00', closes: '12:00' }),
    expect.objectContaining({ dayOfWeek: ['Friday'], opens: '14:00', closes: '19:00' }),
    expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '10:00', closes: '18:00' }),
  ]);
});

it('dates with other hours are told from today on; closed ones open and close at midnight', () => {
  vi.setSystemTime('2026-12-20T12:00:00Z');
  const bankHolidays = { spans: [{ from: '10:00', to: '16:00' }], closedOn: ['12-25'] };
  const told = companyThing({ ...tarnbrook.company, bankHolidays }, origin, '/x')['specialOpeningHoursSpecification'] as object[];
  expect(told).toHaveLength(12);
  expect(told.slice(0, 2)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Christmas Day',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Boxing Day',
      validFrom: '2026-12-26',
      validThrough: '2026-12-26',
      opens: '10:00',
      closes: '16:00',
    },
  ]);
  vi.useRealTimers();
});

it('a brand of the demo is closed at Christmas and open for some hours on other bank holidays', () => {
  const christmas = openingExceptionsOf(tarnbrook.company).find(({ name }) => name === 'Christmas Day');
  expect(christmas).toMatchObject({ date: expect.stringMatching(/-12-25$/u) as unknown, spans: [] });
  expect(openingExceptionsOf(gullwing.company).some(({ name }) => name === 'Good Friday')).toBe(true);
});

it('a product has no offer, since prices are not shown, and its barcode only when it names it to everyone', () => {
  expect(productThing(product, '/product/5', origin)).toMatchObject({ gtin: '5000000000005', sku: '104228', url: `${origin}/product/5` });
  expect(productThing(product, '/product/5', origin)).not.toHaveProperty('offers');
  expect(productThing({ ...product, barcode: '12AB' }, '/product/5', origin)).not.toHaveProperty('gtin');
  // The barcode is from the range for use inside a company, like those of the demo catalogue.
  expect(productThing({ ...product, barcode: '2004210000285' }, '/product/5', origin)).not.toHaveProperty('gtin');
});

it('addresses are whole, and positions go on from page to page', () => {
  expect(listThing('List', ['/product/1'], origin, 12)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 13, url: `${origin}/product/1` },
  ]);
});

it('the description of a job is safe HTML, with its lists under the headings of the page', () => {
  expect(jobThing(job, tarnbrook.company, origin)['description']).toBe(
    '<p>Cut &lt;fish&gt; &amp; smile.</p><p><strong>What you will do</strong></p><ul><li>Fillet</li></ul><p><strong>What you need</strong></p><ul><li>A knife</li></ul>',
  );
});

it('the pay of a job is told where its words can be read', () => {
  expect(jobThing({ ...job, salary: '£31,500 a year' }, tarnbrook.company, origin)).toMatchObject({
    baseSalary: { currency: 'GBP', value: { value: 31_500, unitText: 'YEAR' } },
  });
  expect(jobThing({ ...job, salary: 'Competitive' }, tarnbrook.company, origin)).not.toHaveProperty('baseSalary');
});
