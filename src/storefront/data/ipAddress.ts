/** How long the service may take, in milliseconds, since a visitor waits for the form to be sent. */
const patience = 2000;

/** Longest textual IP address, in characters (IPv6 with an IPv4 tail); anything longer is none. */
const ipMaxLength = 45;

/**
 * Asks a public service, which answers `{ "ip": "…" }`, for the visitor's IP address, without cookies and referrer. Without a service no request is sent.
 *
 * @returns the IP address; empty when it could not be found out within two seconds, which never keeps anything from being sent
 */
export async function lookUpIpAddress(service: string): Promise<string> {
  if (!service) return '';
  try {
    const response = await fetch(service, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const ip = typeof answer === 'object' && answer !== null && 'ip' in answer ? answer.ip : undefined;
    return typeof ip === 'string' && ip.length <= ipMaxLength ? ip : '';
  } catch {
    // There may be no network, a blocker, no JSON or a slow service. The server knows the connection's address anyway.
    return '';
  }
}
