const memoLimit = 10_000;

/** Caches the results of a function, since most sentences, brands and sizes of a catalogue are in many products. */
export function memoise<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const made = work(text);
    if (known.size >= memoLimit) known.clear();
    known.set(text, made);
    return made;
  };
}
