/**
 * Structured data of pages for search engines, as JSON-LD of schema.org. Only the server writes it: call these functions behind
 * `import.meta.env.SSR`, so that none of this code reaches the browser.
 */
import { openingExceptionsOf } from '../../brands/bankHolidays.ts';
import type { Company, OpeningDay, OpeningException } from '../../brands/types.ts';
import type { Product, ProductSummary } from '../../contract/catalogue.ts';
import { isPublicGtin } from '../../contract/gtin.ts';
import { mediaAtWidth } from '../../contract/media.ts';
import type { SharedPicture, Thing } from '../head.tsx';
import { searchPath } from '../navigation/queryPaths.ts';
import { siteName } from '../siteName.ts';

/** Width of the pictures in it: search engines want at least 1200 pixels. */
const pictureWidth = 1280;

/** The address of a search with a place for its text, whose braces stay as they are. */
const searchTemplate = (): string => decodeURIComponent(searchPath('{search_term_string}'));

/** Id of the company, the same on every page. */
const companyId = (publicUrl: string): string => `${publicUrl}/#company`;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours, with days of the same hours together; closed days are left out. */
function hoursOf(days: readonly OpeningDay[]): Thing[] {
  const open = days.flatMap(({ day, spans }) => spans.map(({ from, to }) => ({ day, span: `${from} ${to}` })));
  return [...Map.groupBy(open, ({ span }) => span)].map(([span, same]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: same.map(({ day }) => dayNames[day - 1]), opens, closes };
  });
}

/** How many coming dates with other hours are told. */
const specialDays = 12;

/** The next dates with other hours. A day that is closed opens and closes at midnight, by the convention of search engines. */
function specialHoursOf(exceptions: readonly OpeningException[]): Thing[] {
  const today = new Date().toISOString().slice(0, 10);
  return exceptions
    .filter(({ date }) => date >= today)
    .slice(0, specialDays)
    .flatMap(({ date, name, spans }) =>
      (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        ...(name === undefined ? {} : { name }),
        validFrom: date,
        validThrough: date,
        opens: from,
        closes: to,
      })),
    );
}

/** Lines of an address: street first, town and post code last. */
export function addressOf({ address }: Company): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, -2).join(', '),
    addressLocality: address.at(-2),
    postalCode: address.at(-1),
    addressCountry: 'GB',
  };
}

/** The company, with its hours and numbers. */
export function companyThing(company: Company, publicUrl: string, picture: string): Thing {
  const telephone = company.phones[0]?.href.replace('tel:', '');
  return {
    '@type': ['Organization', 'WholesaleStore'],
    '@id': companyId(publicUrl),
    name: siteName(company),
    legalName: company.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    image: publicUrl + picture,
    email: company.mail,
    telephone,
    vatID: company.vatNumber,
    identifier: { '@type': 'PropertyValue', propertyID: 'Companies House', value: company.registrationNumber },
    address: addressOf(company),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    openingHoursSpecification: hoursOf(company.openingHours),
    ...(company.bankHolidays ? { specialOpeningHoursSpecification: specialHoursOf(openingExceptionsOf(company)) } : {}),
    sameAs: company.socials.map(({ href }) => href),
  };
}

export function websiteThing(name: string, publicUrl: string): Thing {
  return {
    '@type': 'WebSite',
    name,
    url: `${publicUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': companyId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: publicUrl + searchTemplate() },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The breadcrumbs of a page; the last one may have no address. */
export function breadcrumbThing(trail: readonly { label: string; href?: string }[], publicUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: publicUrl + href }),
    })),
  };
}

/** A list of pages, by address. */
export function listThing(name: string, addresses: readonly string[], publicUrl: string, offset = 0): Thing {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: addresses.map((address, index) => ({ '@type': 'ListItem', position: offset + index + 1, url: publicUrl + address })),
  };
}

/** The picture that a link to a product shows when it is shared. */
export function sharedPictureOf({ name, variants }: ProductSummary): SharedPicture | undefined {
  const image = variants[0]?.images[0];
  return image === undefined ? undefined : { src: mediaAtWidth(image, pictureWidth), alt: name, width: pictureWidth };
}

/** A product. It has no offer: prices are for registered businesses. */
export function productThing(product: Product, address: string, publicUrl: string): Thing {
  const property = (name: string, value: string | undefined) => (value ? [{ '@type': 'PropertyValue', name, value }] : []);
  const images = product.variants.flatMap((variant) => variant.images);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: publicUrl + address,
    image: images.slice(0, 4).map((image) => publicUrl + mediaAtWidth(image, pictureWidth)),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.categories.map(({ name }) => name).join(', '),
    ...(product.code ? { sku: product.code } : {}),
    ...(product.barcode && isPublicGtin(product.barcode) ? { gtin: product.barcode } : {}),
    additionalProperty: [
      ...property('Pack size', product.packSize),
      ...property('Order unit', product.caseSize),
      ...property('Storage', product.storage),
      ...property('Shelf life', product.shelfLife),
    ],
  };
}
