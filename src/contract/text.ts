/** Controls (line breaks and tabs among them), the line and paragraph separators of Unicode, and marks that turn the direction of reading. */
export const controlCharacters: RegExp = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Characters without a shape, and places of objects left behind by copying. Line breaks and tabs are white space, and {@link shaping} judges the rest. */
const hidden =
  /[[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffc]--[\t-\r\x85\p{Join_Control}\p{Variation_Selector}\u180e\u{e0020}-\u{e007f}]]/gv;

/** Letters and marks of the scripts that are written otherwise with a joiner between them: Persian, Indic, Sinhala … */
const joinable = `[[[\\p{L}\\p{M}]--\\p{Variation_Selector}]&&[${'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'.replace(/(\w+) ?/gu, '\\p{scx=$1}')}]]`;

/** Joiners, selectors and tags. Where they are text – in emoji, between such letters, behind a sign that takes a vowel away – the first group has them. */
const shaping = new RegExp(
  [
    String.raw`(\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*`,
    String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}|[\d#*]\ufe0f\u20e3|\p{scx=Hani}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{scx=Mong}[\u180b-\u180f]`,
    String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\p{Join_Control}|(?<=${joinable})\p{Join_Control}(?=${joinable}))`,
    String.raw`[\p{Join_Control}\p{Variation_Selector}\u180e\u{e0020}-\u{e007f}]`,
  ].join('|'),
  'gv',
);

/** Most texts: composed already, and everything in them can be seen. */
const plain = /^[ -~¡-¬®-ɏ]*$/u;

function visible(text: string): string {
  if (plain.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(hidden, '')
      .replace(/(?<=\p{Join_Control})\p{Join_Control}+/gu, '')
      // Composing puts marks in their order, on which it depends whether a joiner stays, and joins what stood apart.
      .normalize('NFC')
      .replace(shaping, '$1')
      .normalize('NFC')
  );
}

/** The beginning of a text, of at most so many UTF-16 code units and without half a character. */
const startOf = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/u, '');

/**
 * Makes a one-line text from outside fit to be judged, compared, stored and shown: composed, without invisible characters, white space of every kind as one
 * space, ends trimmed. A line longer than `maxLength` UTF-16 code units is cut, never inside a character.
 */
export function cleanLine(value: string, maxLength: number = Infinity): string {
  const line = visible(startOf(value, maxLength * 4))
    .replace(/[\s\x85\u2800]+/gu, ' ')
    .trim();
  return line.length <= maxLength ? line : visible(startOf(line, maxLength)).trimEnd();
}

/** The same for a text of several lines: line breaks become `\n`, tabs and runs of spaces stay. */
export function cleanText(value: string): string {
  return visible(value)
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/gu, '\n')
    .replace(/[^\S\t\n]|\u2800/gu, ' ')
    .trim();
}

/** Letters and signs that Unicode does not take apart, and those that look alike, by how they are folded. */
const folded = new Map('æae œoe ßss øo đd łl ðd þth ıi ςσ يی كک ×x ⁄/'.split(' ').map((pair) => [pair[0]!, pair.slice(1)] as const));
const foldable = new RegExp(`[${[...folded.keys()].join('')}]`, 'gu');

/** Marks of inches and other double quotes; "''" is one of them. */
const quotes = /[\u02ba\u02ee\u201c-\u201f\u2033\u2034\u2036\u2037\u2057\u00ab\u00bb\u05f4\uff02]|['`\u00b4\u2018-\u201b\u2032]{2}/gu;
const apostrophes = /['`\u00b4\u02b9\u02bb-\u02bf\u02c8\u0374\u05f3\u1fef\u1ffd\u2018-\u201b\u2032\u2035\uff07\uff40]/gu;

/** Digits of every script and width as 0 to 9; those of a script follow each other. */
export function plainDigits(text: string): string {
  return text.replace(/[\p{Nd}--\d]/gv, (digit) => {
    let zero = digit.codePointAt(0)!;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((digit.codePointAt(0)! - zero) % 10);
  });
}

/** A character as Unicode takes it apart. Digits of its own are parted from those beside it: "2³" is not 23. */
function takenApart(character: string, at: number, whole: string): string {
  const apart = character.normalize('NFKD');
  if (!/\d/u.test(apart)) return character;
  const before = /^\d/u.test(apart) && /\d$/u.test(whole.slice(Math.max(0, at - 2), at).normalize('NFKD'));
  return `${before ? '^' : ''}${apart}${/\d$/u.test(apart) && /\d/u.test(whole[at + character.length] ?? '') ? '^' : ''}`;
}

/**
 * Small letters without accents, ligatures and apostrophes, digits of every script as 0 to 9: addresses, keys and searches begin with it. Accents go where
 * they only colour a letter, in Latin and Greek; elsewhere they are letters. Behind a number ' and " stay, being feet and inches, and "1½" is "1 1/2".
 */
export function foldLetters(text: string): string {
  return (
    plainDigits(text)
      .replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '')
      .replace(/(?<=\p{N})(?=[¼-¾⅐-⅞↉])|(?<=[¼-¾⅐-⅞↉])(?=\p{N})/gu, ' ')
      // Unicode takes these apart into a letter and an apostrophe.
      .replace(/[ŉẚ]/gu, (letter) => (letter === 'ŉ' ? 'n' : 'a'))
      .replace(quotes, '"')
      .replace(apostrophes, "'")
      .replace(/[^\0-\x7f]/gu, takenApart)
      .normalize('NFKD')
      .replace(/(?<!\p{N})'/gu, '')
      .toLowerCase()
      .replace(foldable, (letter) => folded.get(letter)!)
      .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      .normalize('NFC')
  );
}

/**
 * Texts that look or sound alike have the same key. Case, accents, widths, ligatures, apostrophes, the kind of dash and space, "&" for "and" and signs of a
 * trade mark do not count; words, numbers and their parting do. Never shown.
 */
export function textKey(value: string): string {
  const key = foldLetters(cleanLine(value).replace(/[©®™℠]/gu, ''))
    .replace(/(?<!\p{N})"/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/&|(?<!\S)and(?!\S)|(?<=\p{L} )\+(?= \p{L})/gu, ' & ');
  return cleanLine(key);
}

/** Forbids a line break after the dash of a range: "16–32 oz". */
const wordJoiner = '\u2060';
const dashesOfRanges = /(?<=\d)–(?=\d)/gu;
const spacesInSizes = /(?<=\d) (?=×|°C|L\b|Ply\b|[a-z])|(?<=×) (?=\d)/gu;

/** For showing only: sizes, ranges and packs ("24 × 330 ml", "16–32 oz") are not broken across lines, since buyers compare by them. */
export function unbrokenSizes(text: string): string {
  return text.replace(spacesInSizes, '\u00a0').replace(dashesOfRanges, `–${wordJoiner}`);
}

/** Longest description of a page that search engines and shared links show whole, in UTF-16 code units. */
const descriptionMaxLength = 155;

/** Signs that must not be left before the ellipsis of a cut text. */
const danglingEnd = /[\s,;:.!?–—-]+$/u;

/** Whole when it is short enough, else whole sentences that fill most of the room, else whole words with an ellipsis. Never cuts a character. */
export function descriptionOf(text: string, maxLength = descriptionMaxLength): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  const sentences = /^.*[.!?](?=\s)/u.exec(line.slice(0, maxLength + 1))?.[0];
  if (sentences !== undefined && sentences.length >= maxLength * 0.6) return sentences;
  const room = line.slice(0, maxLength - 1);
  const words = line[maxLength - 1] === ' ' ? room : room.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\ud800-\udbff]$/u, '').replace(danglingEnd, '')}…`;
}
