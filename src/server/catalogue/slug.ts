import { fold } from './search/normalise.ts';

/** A text as part of an address: small letters and digits joined by hyphens, at most 60 characters; "item" when nothing is left. */
export function slugOf(text: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return slug || 'item';
}
