/** What every answer of this server says to browsers, whatever it is. */

/** A policy for what is no page: it loads nothing and may not be framed, should a browser ever show it as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer. Pages replace the content security policy by their own.
 *
 * @param publicUrl - origin of the shop; where it is an https one, browsers are told to come by HTTPS for a year, subdomains too
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': dataPolicy,
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
