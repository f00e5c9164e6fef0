/** Looks of each fish outside and inside, by the words of its title. First match wins. */

/** Marks on a skin. */
export type SkinPattern = 'plain' | 'speckled' | 'mottled' | 'tiger' | 'spots' | 'lateral' | 'bars';

/** A fish as the studio draws it. */
export interface Species {
  /** Depth of the body as a share of its length. */
  readonly deep: number;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  /** A band along the side: a trout's pink, a haddock's dark line. */
  readonly line: string;
  readonly pattern: SkinPattern;
  /** Raw flesh. */
  readonly flesh: string;
  /** The line of dark muscle along a fillet, where it is marked: a tilapia's pink one. */
  readonly bloodline?: string;
  /** How its fillets are built, where they are not like a cod's: plump, lobed at the head, a thick slab, or with the bones cut out in a notch. */
  readonly cut?: 'plump' | 'lobed' | 'slab' | 'notched';
  /** Lies on its side: drawn from above as an oval. */
  readonly isFlat?: true;
  /** How many whole ones lie on the slab. */
  readonly count: number;
}

const species: readonly (readonly [RegExp, Species])[] = [
  [/haddock/i, { deep: 0.235, back: '#4b525c', side: '#8d969d', belly: '#e6e8e6', line: '#23282d', pattern: 'lateral', flesh: '#dbd5ce', cut: 'notched', count: 2 }],
  [/pacific cod/i, { deep: 0.27, back: '#5d5648', side: '#8f8672', belly: '#e2ded2', line: '#cfc6b2', pattern: 'mottled', flesh: '#ece6da', cut: 'plump', count: 2 }],
  [/\bcod\b/i, { deep: 0.27, back: '#6f6440', side: '#a8986a', belly: '#e9e4d4', line: '#e4dcc2', pattern: 'mottled', flesh: '#f6efe3', count: 2 }],
  [/plaice/i, { deep: 0.62, back: '#6d5636', side: '#86704a', belly: '#a48c62', line: '#5c482c', pattern: 'spots', flesh: '#efe9de', isFlat: true, count: 2 }],
  [/sole|flounder|dab\b/i, { deep: 0.44, back: '#5c4c38', side: '#7b6a50', belly: '#97855f', line: '#4b3d2b', pattern: 'mottled', flesh: '#efdfc4', isFlat: true, count: 2 }],
  [/halibut|turbot|brill/i, { deep: 0.56, back: '#4a4636', side: '#67624c', belly: '#857e62', line: '#39352a', pattern: 'mottled', flesh: '#f6f3ec', isFlat: true, count: 1 }],
  [/mackerel/i, { deep: 0.21, back: '#155a63', side: '#5fa3a0', belly: '#eef2ef', line: '#bfe0d6', pattern: 'tiger', flesh: '#c9a596', count: 3 }],
  [/sprat/i, { deep: 0.2, back: '#43606f', side: '#a9bcc5', belly: '#f0f3f3', line: '#d5e3e8', pattern: 'plain', flesh: '#c7aea2', count: 12 }],
  [/sardine|pilchard/i, { deep: 0.2, back: '#2f5666', side: '#93aebb', belly: '#edf1f1', line: '#d0dfe4', pattern: 'speckled', flesh: '#b98d80', count: 6 }],
  [/herring/i, { deep: 0.23, back: '#2d4a5c', side: '#9fb2bb', belly: '#eff1ee', line: '#cfdadc', pattern: 'plain', flesh: '#c3a091', count: 4 }],
  [/trout/i, { deep: 0.26, back: '#5d6440', side: '#b3a58b', belly: '#ebe6da', line: '#d98f86', pattern: 'speckled', flesh: '#ee9474', count: 3 }],
  [/salmon|keta|gravlax/i, { deep: 0.25, back: '#3e4b55', side: '#a3b0b6', belly: '#eef1f0', line: '#c3ccd0', pattern: 'speckled', flesh: '#ee7f55', count: 1 }],
  [/nile/i, { deep: 0.34, back: '#5a5c50', side: '#a9aa9a', belly: '#ecebe2', line: '#83857a', pattern: 'plain', flesh: '#eec3b2', cut: 'slab', count: 2 }],
  [/sea bass/i, { deep: 0.28, back: '#4b565c', side: '#aab4b8', belly: '#f0f1ef', line: '#788389', pattern: 'plain', flesh: '#f0e6dc', count: 3 }],
  [/bream/i, { deep: 0.42, back: '#5a6168', side: '#b8bec0', belly: '#eff0ec', line: '#c2a24c', pattern: 'plain', flesh: '#efe2d8', cut: 'lobed', count: 2 }],
  [/tilapia/i, { deep: 0.42, back: '#4b4f4a', side: '#8b908a', belly: '#d8d8cf', line: '#6d726c', pattern: 'bars', flesh: '#f4e8de', bloodline: '#d2605e', cut: 'lobed', count: 2 }],
  [/snapper/i, { deep: 0.38, back: '#b3443c', side: '#dc7a68', belly: '#f3d3c5', line: '#c25a4c', pattern: 'plain', flesh: '#f2dfd6', count: 2 }],
  [/redfish/i, { deep: 0.36, back: '#c4503c', side: '#e38a70', belly: '#f4d6c6', line: '#cc6450', pattern: 'plain', flesh: '#f1e0d8', count: 2 }],
  [/grouper/i, { deep: 0.36, back: '#5e4a33', side: '#94775a', belly: '#cdb595', line: '#715a41', pattern: 'mottled', flesh: '#f3ece4', count: 2 }],
  [/milkfish/i, { deep: 0.34, back: '#4d6f78', side: '#bcd0d6', belly: '#f6f8f8', line: '#dbe8ec', pattern: 'plain', flesh: '#efe5dd', count: 2 }],
  [/kingfish/i, { deep: 0.2, back: '#37566b', side: '#9fb4bf', belly: '#eef1f2', line: '#c9b873', pattern: 'bars', flesh: '#e8cfc4', count: 2 }],
  [/coley|saithe/i, { deep: 0.25, back: '#2f3a3c', side: '#6d797a', belly: '#d8dcd8', line: '#e4e6e0', pattern: 'plain', flesh: '#bdb3ae', count: 2 }],
  [/pollock|pollack/i, { deep: 0.25, back: '#4c4f3a', side: '#8b8c70', belly: '#dcdac8', line: '#5d5f48', pattern: 'plain', flesh: '#d6d0c8', count: 2 }],
  [/hake/i, { deep: 0.21, back: '#4e5459', side: '#93999c', belly: '#e8e8e4', line: '#6d7478', pattern: 'plain', flesh: '#f4eee8', count: 2 }],
  [/whiting/i, { deep: 0.22, back: '#7b7459', side: '#b9b298', belly: '#eeece2', line: '#d4cfb8', pattern: 'plain', flesh: '#f1eae4', count: 3 }],
  [/basa|pangasius/i, { deep: 0.24, back: '#5b6064', side: '#9ba0a2', belly: '#e8e8e6', line: '#767b7e', pattern: 'plain', flesh: '#fbf3ea', cut: 'plump', count: 2 }],
]; // prettier-ignore

const unknown: Species = {
  deep: 0.27,
  back: '#5a656c',
  side: '#a3adb2',
  belly: '#eceeed',
  line: '#7f8a90',
  pattern: 'plain',
  flesh: '#f0e7dd',
  count: 2,
};

/** The fish that a title names. */
export function speciesOf(title: string): Species {
  return species.find(([words]) => words.test(title))?.[1] ?? unknown;
}
