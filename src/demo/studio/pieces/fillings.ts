/** The inside of a fishcake: the colour of its flesh, and of the flakes and herbs in it. */
interface Filling {
  readonly named: RegExp;
  readonly flesh: string;
  readonly flakes: string;
  readonly herbs: readonly string[];
}

/** The fillings of fishcakes, the first whose name is in the title; the last is potato with white fish. */
const fillings: readonly Filling[] = [
  { named: /salmon/i, flesh: '#f08a6c', flakes: '#fbc4ae', herbs: ['#2f7a34', '#3f9140'] },
  { named: /smoked/i, flesh: '#f4c430', flakes: '#fbe58a', herbs: ['#d99a10'] },
  { named: /thai/i, flesh: '#e9dcae', flakes: '#f6efd2', herbs: ['#3f9140', '#c8321f', '#3f9140'] },
  { named: /cod|haddock/i, flesh: '#f6f3ea', flakes: '#ffffff', herbs: ['#7c9c58'] },
  { named: /(?:)/, flesh: '#efdca0', flakes: '#fbf3d4', herbs: ['#d9bf78'] },
];

/** The filling of the fishcake of this title. */
export function fillingOf(title: string): Filling {
  return fillings.find(({ named }) => named.test(title))!;
}
