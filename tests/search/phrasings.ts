/** Makes searches of people who must do without something, in many phrasings and with slips, and knows what they must not be shown. It shares no words with the search. */

/** A food as its label has it. */
export interface Label {
  readonly name: string;
  /** Allergens that the label names as contained, by the law's names; undefined where nobody can say. */
  readonly contains: readonly string[] | undefined;
  readonly mayContain: readonly string[];
  readonly ingredients: string;
  readonly tags: readonly string[];
}

/** A search, and why a food must not be shown for it. */
export interface Asked {
  readonly text: string;
  objection(label: Label): string | undefined;
}

/** Random numbers that are the same in each run. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, and not, 1. */
  number(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 4_294_967_296;
  }

  below(end: number): number {
    return Math.floor(this.number() * end);
  }

  of<Item>(list: readonly Item[]): Item {
    return list[this.below(list.length)]!;
  }
}

/** Things that people do without: the law's names that speak against each, and its words in an ingredient list. */
const things: Readonly<Record<string, { readonly law: readonly string[]; readonly label: RegExp }>> = {
  nut: {
    law: ['Tree nuts', 'Peanuts'],
    label: /\b(?:(?<!kola )nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?)\b/iu,
  },
  nuts: {
    law: ['Tree nuts', 'Peanuts'],
    label: /\b(?:(?<!kola )nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?)\b/iu,
  },
  peanut: { law: ['Peanuts'], label: /\bpeanuts?\b/iu },
  almond: { law: ['Tree nuts'], label: /\balmonds?\b/iu },
  milk: { law: ['Milk'], label: /\b(?:(?<!coconut |soya |oat |almond |rice )milk|whey|yogurt|cheddar)\b/iu },
  dairy: { law: ['Milk'], label: /\b(?:(?<!coconut |soya |oat |almond |rice )milk|whey|yogurt|cheddar)\b/iu },
  egg: { law: ['Eggs'], label: /\beggs?\b(?!-free)/iu },
  eggs: { law: ['Eggs'], label: /\beggs?\b(?!-free)/iu },
  fish: { law: ['Fish'], label: /\b(?:fish|haddock|cod|anchov(?:y|ies))\b/iu },
  shellfish: { law: ['Crustaceans', 'Molluscs'], label: /\b(?:prawns?|crab|lobster|mussels?|squid|oysters?(?! mushroom))\b/iu },
  crustacean: { law: ['Crustaceans'], label: /\b(?:prawns?|crab|lobster)\b/iu },
  molluscs: { law: ['Molluscs'], label: /\b(?:mussels?|squid|oysters?(?! mushroom))\b/iu },
  prawn: { law: ['Crustaceans'], label: /\bprawns?\b/iu },
  wheat: { law: ['Cereals containing gluten'], label: /\b(?:wheat|semolina|couscous)\b/iu },
  gluten: { law: ['Cereals containing gluten'], label: /\b(?:wheat|barley|rye|semolina|couscous)\b/iu },
  soya: { law: ['Soybeans'], label: /\b(?:soya|tofu)\b/iu },
  sesame: { law: ['Sesame'], label: /\b(?:sesame|tahini)\b/iu },
  mustard: { law: ['Mustard'], label: /\bmustard\b/iu },
  celery: { law: ['Celery'], label: /\bceler(?:y|iac)\b/iu },
  lupin: { law: ['Lupin'], label: /\blupin\b/iu },
  sulphite: { law: ['Sulphur dioxide and sulphites'], label: /\b(?:sulphites?|metabisulphite)\b/iu },
};

/** Phrasings: `#` is the thing, `@` the goods. */
const phrasings = [
  '# free @', '@ # free', '#-free @', '#free @', '@ no #', 'no # @', '@ without #', 'without any # @', '@ minus #', '@ except #', '@ sans #', '@ avoiding #', '@ leave out #',
  '@ leaving out #', '@ excluding #', '@ but no #', '@ other than #', '@ that does not contain #', "@ that doesn't contain #", '@ which contain no #', 'free from # @', '@ free of #', '@ # allergy',
  '# allergy @', '# intolerant @', 'allergic to # @', '@ suitable for # allergy', '@ safe for people with a # allergy', '@ -#', '@ not containing #', '@ omit #', '@ skip the #', '@ hold the #',
  '@ w/o #', '@ with no #', "I can't eat # @", '#less @', '@ non #', '@ apart from #', '@ avoid #', '@ with no added #', '@ anything but #', '@ lacking #', 'freefrom # @', '@, no #', '@ (no #)',
]; // prettier-ignore

/** Diets: contained allergens and ingredients that speak against each. */
const diets: Readonly<Record<string, { readonly law: readonly string[]; readonly label: RegExp }>> = {
  vegan: { law: ['Milk', 'Eggs', 'Fish', 'Crustaceans', 'Molluscs'], label: /\b(?:beef|pork|chicken|ham|bacon|honey|lard)\b/iu },
  vegetarian: { law: ['Fish', 'Crustaceans', 'Molluscs'], label: /\b(?:beef|pork|chicken|ham|bacon|lard)\b/iu },
  halal: { law: [], label: /\b(?:pork|ham|bacon|lard)\b/iu },
  kosher: { law: ['Crustaceans', 'Molluscs'], label: /\b(?:pork|ham|bacon|lard)\b/iu },
};
const dietPhrasings = ['# @', '@ #', '@ suitable for #', '# friendly @', '@ ok for #s', '@ certified #'];

/** Two things at once. */
const pairPhrasings = [
  '# and + free @',
  '#, + free @',
  'free from # and + @',
  '@ no # or +',
  '@ without # and +',
  '# free + free @',
  '@ minus # minus +',
];

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));

/** One slip in a text: a letter more, less or another, two swapped, a space lost, made or moved. */
function slip(text: string, at: number, dice: Dice): string {
  const [before, letter, next, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
  return dice.of([
    () => before + dice.of(letters) + letter + next + after,
    () => before + next + after,
    () => before + dice.of(letters) + next + after,
    () => before + next + letter + after,
    () => before + letter + letter + next + after,
    () => `${before} ${letter}${next}${after}`,
  ])();
}

/** Words that a slip may make of another, and then nobody can know what was meant; "sut" is milk in Turkish. */
const short = new Set('lo a an as at be by do go he if in is it me my of on or so to up us we and but for the has had was now not note one out our off own see set she tie top two use via who why you ham hot jam pea pie rum tea tin nut oat fat fee egg ice oil cod milk mild silk mint tree less safe gf df nf fish dish wish ski ship skin kip sut suts'.split(' ')); // prettier-ignore

/**
 * Asks at random.
 *
 * @param goods - words that the range's names have
 * @param isWord - whether the range has a word, so that a slip that makes it is no slip
 */
export function ask(dice: Dice, goods: readonly string[], isWord: (word: string) => boolean): Asked {
  const thing = dice.of(goods);
  const kind = dice.number();
  const isDiet = kind < 0.15;
  const isPair = !isDiet && kind < 0.25;
  const names = isDiet
    ? [dice.of(Object.keys(diets))]
    : isPair
      ? [dice.of(Object.keys(things)), dice.of(Object.keys(things))]
      : [dice.of(Object.keys(things))];
  const phrasing = dice.of(isDiet ? dietPhrasings : isPair ? pairPhrasings : phrasings);
  const right = phrasing.replace('#', names[0]!).replace('+', names[1] ?? '').replace('@', thing); // prettier-ignore
  const written = dice.number() < 0.1 ? right.toUpperCase() : right;
  const text = dice.number() < 0.45 ? withSlip(written, dice, isWord) : written;
  const objections = names.map((name) => (isDiet ? diets[name]! : things[name]!));
  return {
    text,
    objection: (label) => objections.map((each) => objectionTo(label, each, isDiet)).find((reason) => reason !== undefined),
  };
}

function objectionTo(
  label: Label,
  { law, label: words }: { readonly law: readonly string[]; readonly label: RegExp },
  isDiet: boolean,
): string | undefined {
  const named = [...(label.contains ?? []), ...(isDiet ? [] : label.mayContain)].find((each) => law.some((name) => each.startsWith(name)));
  if (named) return `declares ${named}`;
  const ingredient = words.exec(label.ingredients)?.[0];
  if (ingredient) return `has ${ingredient} among its ingredients`;
  const claims = [label.name, ...label.tags].join(' ');
  return label.contains === undefined && !/free|vegan|vegetarian|halal|kosher/iu.test(claims) ? 'declares nothing' : undefined;
}

function withSlip(text: string, dice: Dice, isWord: (word: string) => boolean): string {
  const before = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  for (let attempt = 0; attempt < 20; attempt++) {
    const made = slip(text, dice.below(text.length), dice);
    const words = made.toLowerCase().split(/[^\p{L}]+/u).filter(Boolean); // prettier-ignore
    const strange = words.filter((word) => !before.has(word));
    // Without the space before it, or with one after it, a minus is a hyphen or a dash.
    const isHyphen = / - /u.test(made) || (/\p{L}-\p{L}/u.test(made) && !/\p{L}-\p{L}/u.test(text));
    // Without its only minus a search refuses nothing: that is another search, and no slip that could be seen.
    const refusesStill = text.split('-').length === made.split('-').length;
    if (made !== text && !isHyphen && refusesStill && !strange.some((word) => word.length === 1 || short.has(word) || isWord(word)))
      return made;
  }
  return text;
}
