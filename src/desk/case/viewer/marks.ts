/** A text as a search in a document compares it: without case, accents and spaces. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** Keeps the words of a page in sight: those that are marked, else its first when none is seen, as where it was turned or made larger. */
export function keepInSight(pieces: readonly HTMLElement[]): void {
  const texts = pieces.filter(({ textContent }) => textContent?.trim());
  const marked = texts.find(({ className }) => className === 'mark');
  const isSeen = texts.some((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
  });
  if (marked || !isSeen) (marked ?? texts[0])?.scrollIntoView({ block: 'center' });
}

/** Marks the pieces of a text that a search hits, and no others. A hit may go over several of them. */
export function markIn(pieces: readonly HTMLElement[], text: string): void {
  const sought = bare(text);
  const parts = pieces.map((piece) => bare(piece.textContent ?? ''));
  const whole = parts.join('');
  let hit = sought === '' ? -1 : whole.indexOf(sought);
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const to = from + part.length;
    while (hit >= 0 && hit + sought.length <= from) hit = whole.indexOf(sought, hit + 1);
    pieces[index]!.classList.toggle('mark', hit >= 0 && hit < to && part !== '');
    from = to;
  }
}
