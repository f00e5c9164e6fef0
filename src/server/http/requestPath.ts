/** An address without its query, which may hold what a person typed. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Whether an address is a base or below it: `/api`, `/api/job` and `/api?x=1` are below `/api`, `/apiary` is not. */
export function isBelow(url: string, base: string): boolean {
  const path = pathOf(url);
  return path === base || path.startsWith(`${base}/`);
}
