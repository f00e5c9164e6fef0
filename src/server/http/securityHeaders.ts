/** The policy of answers that are no page: they load nothing and may not be framed, should a browser ever show one as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Pages replace the content security policy. @param publicUrl - when it is https, browsers use only HTTPS for a year, also for subdomains */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': dataPolicy,
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
