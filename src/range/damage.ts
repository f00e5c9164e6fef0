/** Repairs cells that other programs damaged, or tells what cannot be repaired. */
import { decodeHTMLStrict } from 'entities';
import { cleanLine } from '../contract/text.ts';

export interface RepairedCell {
  readonly text: string;
  /** Why it cannot be used; continues a sentence that begins with its column. */
  readonly damage?: string;
}

/** A cell that has nothing to repair: most of them. */
const sound = /^(?!Loading\.|System\.|Error 20|[bu]?\(?'|.*\b(?:null|nan|undefined)\b)[a-z0-9 ,.();|>'×/\n-]*$/iu;

/** Errors that a spreadsheet shows in the place of a value: in English anywhere, in other languages as a whole cell or part of a list. */
const spreadsheetError =
  /#GETTING_DATA|#(?:Error|Deleted)(?=$)|#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC)[!?]|#N\/A(?![\p{L}\d])|(?<=^|[|>]\s*)(?:#[¡¿]?\p{Lu}[\p{Lu}/0]+[!?]|#(?:\p{L}\/\p{L}|NV|YOK|#+)|(?:Err|Error):\d{3})(?=\s*(?:[|>]|$))/iu;

const blank =
  /^(?:[-–—_.?*]+|n\/?a\.?|n\.a\.?|nil|\\N|0{8,14}|(?:__EMPTY|Unnamed:)[_ \d]*|[<[({]*(?:null|undefined|nan|<na>|blank|empty|leer|vide)[>\])}]*|\(none\))$/iu;

/** Elements of web pages; other words between angle brackets are text. */
const element =
  'a|abbr|acronym|article|aside|audio|b|big|blockquote|body|br|button|caption|center|circle|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|g|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|meta|nav|noscript|o:p|object|ol|optgroup|option|p|path|picture|pre|q|rect|s|samp|section|select|small|source|span|strike|strong|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|use|var|video|w:\\w+|wbr|[a-z][a-z\\d]*(?:-[a-z\\d]+)+';
const unshown =
  /<!--.*?(?:-->|$)|<\?(?:xml|php|=).*?(?:\?>|$)|<!doctype[^>]*>|<(script|style)\b.*?(?:<\/\1\s*>|$)|<!\[(?:CDATA\[|(?:end)?if\b[^>]*>)|\]\]>/gisu;
const linesOfTags =
  /(?:\s*<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|hr|dd|dt|dl|blockquote|section|article|header|footer|summary|figcaption|option)\b[^<>]*(?:>|$)\s*)+/giu;
const cellsOfTags = /(?:\s*<\/?t[dh]\b[^<>]*(?:>|$)\s*)+/giu;
const otherTags = new RegExp(`</?(?:${element})(?:[\\s/][^<>]*)?(?:>|$)`, 'giu');

/** Marks between square brackets: of page builders and forums. Those without a word of their own are text, "[milk]". */
const shortcode = /\[(?:\/[a-z][\w-]*|[a-z]\w*_[^\]]*|[a-z][\w-]*\s+[\w-]+=[^\]]*)\]|\[([a-z][\w-]*)(?:=[^\]]*)?\](?=.*\[\/\1\])/gisu;

/** How Excel writes what XML cannot hold: the ends of lines, and other signs. */
const excelBreak = /(?:_x000[ad]_\n?)+/giu;
const excelSign = /_x([\da-f]{4})_/giu;

/** A text that was encoded for an address, whole: its spaces too. */
const addressText = /^(?!.*:\/\/)(?=.*\p{L}(?:%[\da-f]{2})+[\p{L}\p{N}])(?:[^\s%]|%[\da-f]{2})*$/iu;

/** Letters beyond English that were encoded so, in any text but an address. */
const escapedLetters = /(?<!:\/\/\S*)(?:%[c-f][\da-f](?:%[89ab][\da-f])+)+/giu;

/** How programming languages write the ends of lines and other signs, and bullets of a font of signs. */
const escapedBreak = /(?<!\\)(?:\\r)?\\n(?![\\/])/gu;
const escapedSign = /(?<!\\)\\(?:u([\da-f]{4})|t(?![a-z]))|[\uf020-\uf0ff]/giu;

/** Marks and words for "as in the cell above". */
const ditto = /^(?:[-–—]*\s*(?:["″〃”“„‟]|''|’’|,,)+\s*[-–—]*|dit?to\.?|do\.|idem|(?:same )?as above|see above|↑+)$/iu;

/** Marks that templates and programs leave where they had nothing to fill in. */
const unfilled =
  /^Loading(?:\.{3}|…)$|(?<=[^|>\s]\s+)(?:undefined|null|NaN)$|^(?:undefined|null|NaN)\s+[^|>\s]+$|^Error 20\d\d$|^-?1\.#[A-Z]+|System\.DBNull|=\?[\w-]+\?[QB]\?|\ufffd|\[object \w+\]|\{\{[^{}]*\}\}|\{%.*?%\}|[$#]\{[^{}]*\}|<%.*?%>/u;

/** Texts of programs: a formula that was never worked out, and values of data formats. */
const programText =
  /^=[[(@{]|^="[^"]*"\s*&|^=[_A-Za-z][\w.]*[([]|^=[-+]?(?:(?:'[^']+'|[\w.]+)!)?\$?[A-Z]{1,3}\$?\d+(?:[-+*/&:].*)?$|^[[{(]\s*["'].*[\]})]$|^[bu]'.*'$|^(?:[aO]:\d+:[{"]|s:\d+:").*[;}]$/su;

/** References to signs whose semicolon was lost, where a letter or digit cannot have followed. */
const openReference =
  /&(amp|lt|gt|quot|apos|nbsp|pound|euro|deg|copy|reg|trade|[lr][sd]quo|hellip|[nm]dash|times|middot|bull|frac(?:12|14|34)|[aeiouy](?:acute|grave|circ|uml)|[ano]tilde|ccedil|szlig|#\d{2,6}|#x[\da-f]{2,5})(?![\p{L}\p{N};])|&(pound|euro)(?=\d)/giu;

/** Letters that encodings of one byte have in the place of the bytes 80 to ff. */
const highLetters = (encoding: string): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));
const [windowsLetters, macLetters] = [highLetters('windows-1252'), highLetters('macintosh')];
const [following, macFollowing] = [`[\u0080-\u00bf${windowsLetters.slice(0, 32)}]`, `[${macLetters.slice(0, 64)}]`];
/** UTF-8 that was read as Windows-1252: beginnings that no text has, others in a word with small letters, and still others where several follow each other. */
const misread = new RegExp(
  `[ÂÃ]${following}|(?<=\\p{Ll})[ÄÅ]${following}|[ÄÅ](?!’s)${following}(?=\\p{Ll})|â${following}{2}|ï[»¿¼½¾]${following}|ð${following}{3}|(?:[À-ß]${following}){2,}`,
  'gu',
);
/** The same, read as Mac Roman. */
const misreadMac = new RegExp(`[√¬]${macFollowing}|‚${macFollowing}{2}`, 'gu');
/** A letter whose second half was taken for a space, or left alone. */
const halfLetter = /(?<!\p{Lu})[ÂÃ](?=[\s\p{P}]|$)|â€/u;
/** Signs and letters that became "?". */
const lostLetter = new RegExp(
  [
    String.raw`(?<=^|\s)\?{2,}(?=\s|$)|(?<=\S\s)\?(?=\s[\p{Ll}\d])|(?<=^|\s)\?(?:\p{L}{2}|\d)|\d\?(?:[CF]\b|\d)`,
    String.raw`(?<![\p{L}\p{N}./=&?-])(?:\p{L}+\?\p{Ll}+|\p{Lu}+\?\p{Lu}+)(?![\p{L}\p{N}/=&])`,
  ].join('|'),
  'u',
);
/** Before a space it is told from a question only by words that end in a letter with an accent. */
const lostEnding = /(?<!\p{L})(?:caf|p[aâ?]t|ros|saut|souffl|flamb|glac|frapp|consomm|pur|entr)\?(?![\p{L}?])/iu;

/** The cell as it was before. @param isRead - leaves words for "empty" to the cell's reader: "nil" among the allergens declares that there are none */
export function repairCell(cell: string, lineBreak: '\n' | ' ' = '\n', isRead = false): RepairedCell {
  if (ditto.test(cell.trim())) return { text: cell, damage: `holds "${cell}", which means the cell above: write it out` };
  if (sound.test(cell)) return { text: !isRead && blank.test(cell) ? '' : cell };
  const text = withoutTags(decoded(unescaped(cell, lineBreak)), lineBreak);
  const seen = cleanLine(text);
  if (seen === '' || (!isRead && blank.test(seen))) return { text: '' };
  const error = spreadsheetError.exec(text)?.[0];
  if (error !== undefined) return { text, damage: `holds "${error}", an error of a spreadsheet` };
  const gone = unfilled.exec(text)?.[0];
  if (gone !== undefined) return { text, damage: `holds "${gone}" in the place of what an export lost` };
  if (programText.test(seen)) return { text, damage: 'holds the text of a program: its result was lost in the export' };
  const lost = (halfLetter.exec(text) ?? lostLetter.exec(text) ?? lostEnding.exec(text))?.[0];
  if (lost !== undefined) return { text, damage: `holds "${lost}": letters were lost when it was saved in another encoding` };
  return { text };
}

function unescaped(cell: string, lineBreak: string): string {
  const text = cell
    .replace(escapedBreak, lineBreak)
    .replace(/\\(?=["'])|"(?=")/gu, '')
    .replace(escapedSign, (sign, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : sign === '\\t' ? ' ' : '•'))
    .replace(escapedLetters, decodedLetters)
    .replace(excelBreak, lineBreak)
    .replace(excelSign, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)).replace(/\p{Cc}/u, ' '));
  return addressText.test(text) ? decodedLetters(text) : text;
}

function decodedLetters(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes until nothing changes, since several programs may have encoded the text one after another. */
function decoded(cell: string): string {
  let text = cell;
  for (let round = 0; round < 5; round += 1) {
    const next = decodeHTMLStrict(text.includes('&') ? text.replace(/&amp;/giu, '&amp;').replace(openReference, '&$1$2;') : text)
      .replace(misread, asUtf8(windowsLetters))
      .replace(misreadMac, asUtf8(macLetters));
    if (next === text) break;
    text = next;
  }
  return text;
}

const asUtf8 =
  (table: string) =>
  (letters: string): string => {
    const bytes = Uint8Array.from(letters, (letter) => (table.includes(letter) ? 0x80 + table.indexOf(letter) : letter.charCodeAt(0)));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return letters;
    }
  };

function withoutTags(text: string, lineBreak: string): string {
  if (!/[<[]/u.test(text)) return text;
  return text
    .replace(shortcode, '')
    .replace(unshown, '')
    .replace(cellsOfTags, ' ')
    .replace(linesOfTags, lineBreak)
    .replace(otherTags, '')
    .trim();
}
