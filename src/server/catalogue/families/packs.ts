/** The packs of an article as the page of one of them offers the others. */
import type { Pack } from '../../../contract/catalogue.ts';
import { letterSizeOf, readSize } from '../search/text/sizes.ts';
import { termsOf } from '../search/text/normalise.ts';

/** Names the size of each pack where they differ in more than their packs ("7 inch", "Large"), and sorts them from the smallest. One pack alone is no choice: there are none then. */
export function arrangePacks(packs: readonly Omit<Pack, 'size'>[]): Pack[] {
  if (packs.length < 2) return [];
  const names = packs.map(bareName);
  const common = names.reduce((shared, name) => shared.slice(0, shared.findIndex((word, at) => word !== name[at]) >>> 0));
  const sized = packs.map((pack, index): Pack => {
    const size = names[index]!.slice(common.length).join(' ');
    return size === '' ? pack : { ...pack, size };
  });
  const places = new Map(sized.map((pack) => [pack, placeOf(pack)]));
  return sized.toSorted((a, b) => {
    const [one, other] = [places.get(a)!, places.get(b)!];
    const at = one.findIndex((amount, index) => amount !== other[index]);
    return at < 0 ? a.productId - b.productId : one[at]! - other[at]!;
  });
}

/** The words of a name without its pack, which may be written shorter there: "10 kg" for "10 kg box, IQF" or "1 × 10 kg". */
function bareName({ name, packSize }: Pick<Pack, 'name' | 'packSize'>): string[] {
  const single = packSize.replace(/^1 × /u, '');
  const endings = [packSize, single, /^[\d.,]+ \p{L}+/u.exec(single)?.[0] ?? packSize];
  const ending = endings.find((each) => name.endsWith(` ${each}`)) ?? '';
  return name
    .slice(0, name.length - ending.length)
    .trim()
    .split(/\s+/u);
}

/** The order of packs: by size in letters, size, content of one piece, and number. */
function placeOf({ size = '', packSize }: Pack): number[] {
  const own = termsOf(size);
  const pack = termsOf(packSize);
  const amount = (all: readonly string[]) => Math.max(0, ...all.map((term) => readSize(term)?.high ?? 0));
  const count = pack.filter((term) => /^\d+$/u.test(term)).reduce((product, term) => product * Number(term), 1);
  return [letterSizeOf(own) ?? -1, amount(own) || Number(own[0]) || 0, amount(pack), count];
}
