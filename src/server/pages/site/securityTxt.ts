import { paths } from '../../../contract/pages.ts';

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const validDays = 180;

/** RFC 9116. @param now - the time of the request, from which on the file is valid, so that it never expires */
export function securityTxt(mail: string, publicUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validDays));
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}${paths.terms}#site-security.reports`,
    '',
  ].join('\n');
}
