/** Characters that a person cannot have meant in a one-line field: controls (NUL among them), bidirectional overrides, zero-width. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** The character that {@link unbrokenSizes} puts into a range, as it comes back when a name is copied from the page. */
const joinedRanges = /(?<=\d–)\u2060(?=\d)/gu;

/**
 * Makes a one-line text from outside safe to search with and to show: unwanted characters become spaces, runs of white space
 * become one space, ends are trimmed, and what is longer than `maxLength` UTF-16 code units is cut (never inside a character).
 */
export function cleanLine(value: string, maxLength: number): string {
  const line = value
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replace(joinedRanges, '')
    .replace(unwanted, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  return line
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/u, '')
    .trimEnd();
}

/** The same for a text of several lines: controls except line breaks and tabs, and characters that reverse the reading direction. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const unwantedInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes a text of several lines from outside safe to store and to show: line breaks become `\n`, unwanted characters go, ends are trimmed. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unwantedInText, '')
    .trim();
}

/** Forbids a line break after the dash of a range: "16–32 oz". */
const wordJoiner = '\u2060';
const dashesOfRanges = /(?<=\d)–(?=\d)/gu;
const spacesInSizes = /(?<=\d) (?=×|L\b|Ply\b|[a-z])|(?<=×) (?=\d)/gu;

/** For showing only: sizes, ranges and packs ("24 × 330 ml", "16–32 oz") are not broken across lines, since buyers compare by them. */
export function unbrokenSizes(text: string): string {
  return text.replace(spacesInSizes, '\u00a0').replace(dashesOfRanges, `–${wordJoiner}`);
}

/** Longest description of a page that search engines and shared links show whole, in UTF-16 code units. */
const descriptionMaxLength = 155;

/** Signs that must not be left before the ellipsis of a cut text. */
const danglingEnd = /[\s,;:.!?–—-]+$/u;

/**
 * The beginning of a text as a description: whole when it is short enough, otherwise whole sentences where they fill most of the room, and else
 * whole words with an ellipsis. A word longer than the room is cut inside, but never inside a character.
 */
export function descriptionOf(text: string, maxLength = descriptionMaxLength): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  const sentences = /^.*[.!?](?=\s)/u.exec(line.slice(0, maxLength + 1))?.[0];
  if (sentences !== undefined && sentences.length >= maxLength * 0.6) return sentences;
  const room = line.slice(0, maxLength - 1);
  const words = line[maxLength - 1] === ' ' ? room : room.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\ud800-\udbff]$/u, '').replace(danglingEnd, '')}…`;
}
