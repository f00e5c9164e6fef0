/** Caches the results of a function, since most sentences, brands and sizes of a catalogue are in many products. @param limit - results that are kept */
export function memoise<T>(work: (text: string) => T, limit = 10_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const made = work(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
