/** How long a pause may be, in ms, before the next letter starts a new word. */
const PAUSE = 600;

/** Collects the letters typed into a list of choices. One per list, kept for its life. */
export function createTypeAhead(): (key: string, time: number) => string {
  let typed = '';
  let last = -Infinity;
  return (key, time) => {
    if (time - last > PAUSE) typed = '';
    last = time;
    // A space goes on with a word but never begins one: it belongs to the list's own action.
    if (key !== ' ' || typed) typed += key.toLowerCase();
    return typed;
  };
}

/** Whether a key writes a letter: the others have names. A letter may be two code units long. */
export const isLetter = (key: string): boolean => /^.$/u.test(key);

/**
 * Finds what the typed letters mean: the next name after `from` that begins with them, round the end to the start. One letter typed again
 * and again goes through the names that begin with it; while a longer word is being typed, the current name may go on matching.
 *
 * @returns the index in `names`, or -1
 */
export function findByTyping(names: readonly string[], from: number, typed: string): number {
  if (!typed) return -1;
  const repeated = /^(.)\1*$/u.exec(typed);
  const prefix = repeated?.[1] ?? typed;
  const start = repeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    if (names[index]?.toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
