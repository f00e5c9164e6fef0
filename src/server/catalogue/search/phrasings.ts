/**
 * Rewrites the phrasings in which people say whom a search has to protect into the one that is looked up: "allergic to nuts", "that does not contain nuts" and
 * "minus nuts" become "nut free", a coeliac's bread gluten free bread, and "not halal" asks for the opposite. Each rule is a pattern with the words in its place.
 */
import { freeFrom, freeFromRange, oftenAbsent, thingPhrases } from './absences.ts';
import { protectedLength, protectionOf } from './facts.ts';
import {
  allergenGroups,
  animals,
  denyingPhrases,
  diets,
  faiths,
  freeFromGoods,
  listedAllergens,
  neverLeftOut,
  people,
  refusedFoods,
  sentenceWords,
  thingsMeant,
} from './protective.ts';
import { rewrittenWords, words } from './text/normalise.ts';
import { either, readDietMarks } from './shortForms.ts';
import { stopWords } from './text/word.ts';
import type { Word } from './text/word.ts';

const parts: Readonly<Record<string, string>> = {
  thing: `(?:${either([...thingPhrases, ...oftenAbsent])})s?|e\\d{3,4}`,
  foreign: `(?:${either([...thingsMeant.keys()].filter((word) => !oftenAbsent.has(word) && !animals.includes(word)))})(?:e?s)?`,
  joint: 'and|or|e|y|et|und|en|i|o|og|och|ou|oder',
  food: `(?:${either([...animals, ...refusedFoods])})(?:e?s)?`,
  diet: `(?:${either(diets.flatMap((diet) => diet.words))})s?`,
  person: `(?:${either(people.keys())})s?`,
  faith: `(?:${either(faiths.keys())})s?`,
  held: either(neverLeftOut),
  sensitive: 'allergy|allergies|allergic|intolerances?|intolerant',
  deny: 'without|non|not|no|isnt|arent|never',
  between: 'a|added|all|any|approved|be|certified|contain|containing|contains|eat|for|have|having|of|only|suitable|the|to|traces?',
  praise: 'acceptable|appropriate|fine|fit|good|ideal|ok|okay|safe|suitable|suited',
  whom: 'a|an|any|anyone|customers|eating|everyone|for|guests|my|our|people|someone|the|those|to|who|with',
  after: 'approved|certified|disease|friendly|people|safe|sufferers?',
  goods: `(?:${either(freeFromGoods)})(?:e?s)?`,
  listed: either(listedAllergens),
  allergen: `(?:${either(allergenGroups.flatMap(({ things }) => things))})s?`,
};

type Rule = readonly [pattern: RegExp, words: string | ((...found: string[]) => string)];

const rule = (pattern: string, put: Rule[1]): Rule => {
  const source = pattern.replace(/(?<!p)\{(\w+)\}/gu, (_, name: string) => `(?:${parts[name]})`);
  return [new RegExp(`(?<!\\p{L})(?:${source})(?:(?<= )|(?!\\p{L}))`, 'gu'), put];
};

/** Words before a sensitivity that do not name the thing. */
const unnamed: ReadonlySet<string> = new Set([
  ...'all any bad customer food foods have multiple my severe strong free without non not no'.split(' '),
  ...stopWords,
]);

const eachFree = (list: string): string => list.split(/ (?:and|or) /u).map((thing) => `${thing.replace(/ allergens?$/u, '')} free`).join(' '); // prettier-ignore

const isProtecting = new RegExp(`^(?:${parts['diet']}|${parts['person']}|${parts['faith']}|${parts['sensitive']})$`, 'u');

const singular = (map: ReadonlyMap<string, string>, word: string): string => map.get(word) ?? map.get(word.replace(/s$/u, '')) ?? word;

/** A word of the list of allergens as the shop says it: "egg" for "uova". */
const meant = (word: string): string => {
  const [own = word] = [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].filter((each) => thingsMeant.has(each));
  return oftenAbsent.has(word) || thingPhrases.has(word) ? word : (thingsMeant.get(own) ?? word);
};

const joints = new RegExp(` (?:${parts['joint']}) `, 'u');

const eachMeant = (list: string): string => list.split(joints).map(meant).join(' and ');

const allergenWord = new RegExp(`(?<!\\p{L})(?:${parts['allergen']})(?!\\p{L})`, 'gu');

/** Words that deny what follows, each as "without". They are read before misspellings are looked for. */
const denials: readonly Rule[] = [
  rule(`(?:but )?(?:${either(denyingPhrases)})`, 'without'),
  rule('but (?=(?:{deny}) )', ''),
  rule('(?:that|which)(?: (?:is|are|has|have|contains?|does|do))?', ''),
  rule('(?:unsuitable|not (?:{praise})) (?:(?:{whom}) )*', 'not '),
  rule('({deny})(?! added sugar)(?: (?:{between}))+(?= (?:{thing}|{food}|{foreign}|{diet}|{person}|{faith}|{held}))', '$1'),
  rule('({thing}|{foreign}) (?:traces?|residues?|contamination)', '$1'),
  rule('traces? of (?={thing})', ''),
  rule('({thing}|{foreign}) (?:none|nil|0|removed|excluded|omitted|taken out|left o(?:ut|ff)|not (?:allowed|included|wanted))(?![.,\\d])', (_, word) => `${meant(word)} free`),
  // A search that ends with things after "without" denies all of them: "free from egg milk". "Non dairy cream" is a cream.
  rule('(no|not|without|free (?:from|of)|{sensitive} (?:to|of|from|against)) ((?:{allergen})(?:(?: (?:and|or))? (?:{allergen}))+)(?=\\s*$)', (_, deny, list) => `${deny} ${list.match(allergenWord)!.join(' and ')}`),
  rule('(?:(?:the|all|top|big|main) )*(?:14|fourteen)(?: (?:main|major|top))?(?: allergens?)? free', 'allergen free'),
  rule('free (?:from|of) (?:(?:the|all|any|of|top|big|main) )*(?:14|fourteen)(?: (?:main|major|top))?(?: allergens?)?', 'allergen free'),
  rule('({deny}) ((?:{thing}|{foreign})(?: (?:{joint}) (?:{thing}|{foreign}))*)', (_, deny, list) => `${deny} ${eachMeant(list)}`),
  rule('({thing}|{foreign})(?:[ -]?(?:frei(?:e[rns]?)?|vrij)|fri|siz)', (_, word) => `${meant(word)} free`),
]; // prettier-ignore

const rules: readonly Rule[] = [
  rule('non (?:{sensitive}|allergenic)', 'hypoallergenic'),
  rule('({deny}) ({thing}) free', 'not $2 free'),
  rule('(?:{deny}) ((?:{thing}|{food})(?: allergens?)?(?: (?:and|or) (?:{thing}|{food})(?: allergens?)?(?! free))*)', (_, list) => eachFree(list)),
  rule('(?:{deny}) ({faith})', (_, faith) => `not ${singular(faiths, faith)}`),
  rule('(?:{deny}) ({person})', (_, person) => `not ${singular(people, person)} free`),
  rule('(?:{deny}) (?={diet})', 'not '),
  rule('(?:{praise}) (?:(?:{whom}) )+(?={person}|{faith}|{diet}|{held}|(?:{thing}) (?:free|{sensitive}))', ''),
  rule('({thing}) (?:{sensitive}|safe|allergens?)(?: (?:{after}))*(?: free)?', (all, thing) => (/^allergens?$/u.test(thing) ? all : `${thing} free`)),
  rule('(\\p{L}+) (?:{sensitive})(?! (?:to|of|from|against) )(?: (?:{after}))*(?: free)?', (all, thing) => (unnamed.has(thing) || sentenceWords.has(thing) || thing.endsWith('ly') || isProtecting.test(thing) ? all : `${thing} free`)),
  rule('(?:{sensitive}|allergens?) (?:(?:to|of|from|against) ({thing}|\\p{L}+)|({thing}))(?! free)', (_, any, thing) => `free from ${any ?? thing}`),
  rule('({thing}) less', '$1 free'),
  rule('(carb)s?less', '$1 free'),
  rule('free (?:{sensitive})', 'free'),
  rule('({person})(?: (?:{after}))*(?: free)?', (_, person) => `${singular(people, person)} free`),
  rule('({faith})(?: (?:{after}))*', (_, faith) => singular(faiths, faith)),
  rule('({diet})(?: (?:{after}))+', '$1'),
  rule(`(?<!(?:{thing}) )free ?from(?= {goods}|\\s*$)`, freeFromRange),
  [new RegExp(`^\\s*free (${parts['thing']})(?!\\p{L}| free)`, 'gu'), 'free from $1'],
  // Without goods after it, "peanut sugar free" may be peanuts.
  rule('((?:{allergen})(?: (?:{allergen}))* (?:{thing})) free(?= \\p{L})|((?:gluten|dairy|lactose) (?:{thing})|(?:{listed})(?: (?:{listed}))+ (?:{thing})) free', (_, beforeGoods, alone) => `${(beforeGoods ?? alone).replaceAll(' ', ' and ')} free`),
]; // prettier-ignore

const rewrite = (text: string, list: readonly Rule[]): string =>
  list.reduce((read, [pattern, put]) => read.replace(pattern, put as string).replace(/ {2,}/gu, ' '), text).trim();

/** The text with the words that deny written as "without". */
export function writeDenials(text: string): string {
  return rewrite(text, denials);
}

const somebody = new RegExp(`(?<!\\p{L})(?!(?:${parts['sensitive']})(?!\\p{L}))(?:${parts['person']}|${parts['faith']})(?!\\p{L})`, 'u');

/** Whether a text names people by their need or faith, so that an answer has to say how it was read. */
export function namesPeople(text: string): boolean {
  return somebody.test(text);
}

/** The words of a text, whose denials are written as "without". */
export function phrasedWords(text: string): Word[] {
  return turnRound(rewrittenWords(rewrite(text, rules), (typed) => readDietMarks(typed)));
}

/** Makes one word of "not halal", which asks for the opposite. */
function turnRound(list: readonly Word[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < list.length; at++) {
    const word = list[at]!;
    const rest = list.slice(at + 1);
    const isAbsence = rest[1]?.plain === 'free';
    const phrase = isAbsence ? words(`${rest[0]!.plain} free`) : rest.slice(0, protectedLength(rest));
    if (word.plain === freeFromRange) found.push(freeFrom);
    else if (word.plain === 'not' && phrase.length > 0 && (!isAbsence || phrase[0]!.absent !== undefined)) {
      found.push(denied(phrase));
      at += isAbsence ? 2 : phrase.length;
    } else found.push(word);
  }
  return found;
}

function denied(phrase: readonly Word[]): Word {
  const terms = phrase.map(({ term }) => term);
  const plain = protectionOf(phrase)?.text ?? phrase.map((word) => word.plain).join(' ');
  return { term: `-${terms.join('')}`, plain: `not ${plain}`, denied: terms.join(' ') };
}
