/** Spaces that break no line are spaces all the same. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase();

/** How the size of a pack may end a name, the longest first: "24 × 330 ml", without a count of one "5 kg", "10 kg" of "10 kg box, IQF". */
function sizesOf(packSize: string): string[] {
  const [first = ''] = packSize.split(',');
  const single = first.replace(/^1\s×\s/u, '');
  const amount = /^[\d.]+\s\S+/u.exec(single)?.[0] ?? '';
  return [packSize, first, single, amount].filter(Boolean);
}

/**
 * Takes brand and pack size off a product's name, for where they stand beside it.
 *
 * @returns the part before, the part that is left (never nothing), and the part after; together they are the name
 */
export function splitName(name: string, brand = '', packSize = ''): [before: string, shown: string, after: string] {
  const start = brand && plain(name).startsWith(`${plain(brand)} `) ? brand.length + 1 : 0;
  const size = sizesOf(packSize).find((each) => plain(name).endsWith(` ${plain(each)}`));
  const end = name.length - (size ? size.length + 1 : 0);
  return end > start ? [name.slice(0, start), name.slice(start, end), name.slice(end)] : ['', name, ''];
}
