/** Attributes that are read out or shown. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
] as const;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * The texts that a story gives to the component, to search in. Play functions are left out, since they name the kit's own texts; so are comments and
 * imports.
 */
export const givenBy = (source: string): string =>
  oneLine(
    source
      .replaceAll(/^( *)(?:async )?play(?::|\().*\{\n[\s\S]*?^\1\},?\n/gmu, '')
      .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
      .replaceAll(/^import [\s\S]*?;$/gmu, '')
      .replaceAll(/^\s*\/\/.*$/gmu, ''),
  );

/** The parts of a text outside the brackets of the pseudo-locale, without numbers, surrounding punctuation and single letters. */
export function outsideBrackets(text: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/gu, '\n');
  }
  return rest
    .split(/[\n\d]+/u)
    .map((part) => oneLine(part).replaceAll(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, ''))
    .filter((part) => /\p{L}{2}/u.test(part));
}

/** The words of a source's strings and of the text between its tags. */
const wordsIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</gu)].flatMap((match) =>
      (match.slice(1).find(Boolean) ?? '').toLowerCase().split(/[^\p{L}]+/u),
    ),
  );

/** Names of files are never texts of the kit: play functions upload such files. */
const fileName = /^\S+\.(?:pdf|png|docx?|txt)$/iu;

/**
 * Whether a story gave this text: literally, or composed of its words, but never a single word, which may be there by chance.
 *
 * @param given - from {@link givenBy}
 */
export function isGiven(part: string, given: string): boolean {
  if (given.includes(part) || fileName.test(part)) return true;
  const words = part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const known = wordsIn(given);
  return words.length > 1 && words.every((word) => known.has(word));
}

/** Storybook's own hidden messages, and typed text. */
const notOurs = '.sb-wrapper, script, style, noscript, template, textarea';

/** Every text and spoken name on the page, with where it is. */
function* textsOnPage(): Generator<[where: string, text: string]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(notOurs)) continue;
    if (node === element) {
      for (const name of spoken) if (element.hasAttribute(name)) yield [`${element.localName}[${name}]`, element.getAttribute(name)!];
    } else {
      yield [element.localName, node.textContent ?? ''];
    }
  }
}

/**
 * Texts on the page, or read out, that come neither from a messages file (they would be in brackets) nor from the story.
 *
 * @param sources - source text of all files that give texts to the story
 */
export function unknownTexts(sources: readonly string[]): string[] {
  const given = sources.map(givenBy).join('\n');
  const unknown = [...textsOnPage()].flatMap(([where, text]) =>
    outsideBrackets(text)
      .filter((part) => !isGiven(part, given))
      .map((part) => `${where}: ${part}`),
  );
  return [...new Set(unknown)];
}
