/** Shortened words whose stop does not end a sentence when more of it follows. */
const shortened = /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|incl|excl|max|min|no|vs|ca|St|Mr|Mrs|Ms|Dr)$/iu;

/** Times of day, whose stop ends the sentence only when the next begins: "from 5 a.m. Load" but "5 a.m. to noon". */
const timeOfDay = /(?:^|[\s\d])[ap]\.m$/iu;

/** Abbreviations that never end a sentence. */
const exampleWords = /(?:^|[\s(])(?:e\.g|i\.e)$/iu;

function endsSentence(before: string, after: string): boolean {
  if (after === '') return true;
  // Inside "2.5", "example.co.uk", "p.m": the text goes on without a space. A capital is a new sentence whose space was forgotten.
  if (!/^\s/u.test(after)) return /[\p{Ll}\d)]$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after) && !/(?:^|[\s(])\p{L}$/u.test(before);
  if (exampleWords.test(before)) return false;
  const goesOn = /^\s+[\p{Ll}\d£€(]/u.test(after);
  if (timeOfDay.test(before)) return !goesOn;
  return !(shortened.test(before) && goesOn);
}

/** The sentences of a line. They come without their stop, except one that belongs to an abbreviation; empty ones are left out. */
function sentencesOf(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] !== '.' || !endsSentence(text.slice(start, index), text.slice(index + 1))) continue;
    const line = text.slice(start, index);
    lines.push(timeOfDay.test(line) || shortened.test(line) ? `${line}.` : line);
    start = index + 1;
  }
  lines.push(text.slice(start));
  return lines
    .map((line) =>
      line
        .replace(/\s+/gu, ' ')
        .replace(/\.{2,}$/u, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Splits at each full stop (specification, section 9) and line break, but not inside "e.g.", "2.5" or an address on the internet. */
export const bulletLines = (text: string): string[] => text.split(/\r?\n/u).flatMap(sentencesOf);
