/**
 * Tells passwords that a guessing program tries first: those of a published list of 49,000, and what follows the same habits (a well-known word with a
 * number, a walk over the keyboard, the alphabet beside 1234) with this year's number, or the names of this shop.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

/** In lower case, the most frequent first. */
const published: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words that people like to make passwords of: about passwords themselves, feelings, names, animals, teams, seasons, places. */
const popularWords = new Set(
  `
  account admin administrator andrew angel angela anthony april ashley august austin autumn babe baby babygirl bacon banana barbara barcelona
  baseball basketball beautiful birmingham biscuit blessed blink blue bonnie boss brandon brian bristol business buster butterfly canada cardiff
  caroline castle celtic change changeme charlie charlotte cheese chelsea cherry chicken chocolate chris christmas claire coconut coffee computer
  cookie cool cricket customer daniel darling david december default demo diamond doctor dolphin donald dragon dublin dundee edinburgh edward
  elephant elizabeth emily emma england enter everton family february flower football forever freedom friday friend friends george ginger glasgow
  golf gordon guest guitar hannah happy harley harry heather hello hero heroes holiday home horse hunter iceman iloveyou internet isabella jack
  jackson james january jasmine jason jennifer jessica jesus john jonathan jordan joseph joshua july june junior justin katie kevin killer king
  kitten knight ladies lady laura leeds leicester letmein lewis liam lily linda liverpool login london lorraine love lovely loveme lucky lucy
  madison magic manager margaret maria market marketing martin master matrix matthew maverick maxwell member merlin michael michelle midnight monday
  money monkey monster morgan mother mummy murphy music natalie newcastle nicholas nicole ninja nothing november october office oliver olivia orange
  oscar pakistan pass passcode passphrase password patrick peaches peanut pepper phoenix pizza police poppy precious prince princess private purple
  rachel rainbow rangers rebecca red richard river robert rocket rosie ryan sales samantha samuel sarah saturday sausage school scooter scotland
  secret secure security september server shadow shannon sheffield shop shopping silver simple smile smokey soccer sophie spider spring star stephen
  steven strawberry summer sunday sunderland sunflower sunshine superstar support sweetie system taylor teacher temp temporary test tester testing
  thomas thunder thursday tiger tottenham trade trustnoone tuesday unicorn united user username vanessa victoria village virgin wales warrior
  wednesday weekend welcome whatever william winner winston winter wizard wolf wolves yellow york
  `
    .trim()
    .split(/\s+/u),
);

/** Words of this trade and place, which a guesser who knows the shop tries first. */
const tradeWords = [
  'wholesale',
  'wholesaler',
  'cash',
  'carry',
  'trade',
  'buyer',
  'orders',
  'catering',
  'caterer',
  'takeaway',
  'manchester',
  'england',
];

/** Characters in the order in which fingers walk over them. */
const walks = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
];

/** Digits and signs that stand for a letter. */
const standIns: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' };

/**
 * Whether a password is one of the first that a guesser would try.
 *
 * @param password - letters and digits
 * @param context - names that belong to the account or the shop: "Tarnbrook", the account number, the business's name
 */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (published.has(lower)) return true;
  if (context.some((name) => holdsNumber(name, lower))) return true;
  const words = new Set([...popularWords, ...tradeWords, ...context.flatMap(wordsOf)]);
  return [lower, withoutStandIns(lower)].some((each) => {
    const letters = each.replace(/[^a-z]/gu, '');
    const digits = each.replace(/\D/gu, '');
    return isPredictable(letters, words) && isPredictableNumber(digits);
  });
}

/** Whether a password holds a name with digits, such as an account number. */
function holdsNumber(name: string, password: string): boolean {
  const bare = name.toLowerCase().replace(/[^a-z\d]/gu, '');
  return bare.length >= 5 && /\d/u.test(bare) && password.includes(bare);
}

/** A name in the forms in which it turns up in passwords. */
function wordsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^a-z]+/u);
  return [parts.join(''), ...parts].filter((part) => part.length > 2);
}

/** Digits inside a word are letters; those at its ends are a number: `p4ssw0rd1` is "password" and 1. */
function withoutStandIns(text: string): string {
  const [, before = '', middle = '', after = ''] = /^(\d*)(.*?)(\d*)$/u.exec(text) ?? [];
  return before + middle.replace(/\d/gu, (digit) => standIns[digit] ?? digit) + after;
}

/** Whether letters are one or two known words, a walk, a repetition, or too few to matter. */
function isPredictable(letters: string, words: ReadonlySet<string>): boolean {
  const isKnown = (part: string) =>
    part.length <= 2 || words.has(part) || words.has(part.replace(/s$/u, '')) || isWalk(part) || isRepeated(part);
  if (isKnown(letters)) return true;
  for (let end = 2; end <= letters.length - 2; end += 1)
    if (isKnown(letters.slice(0, end)) && isKnown(letters.slice(end)) && (end > 2 || letters.length - end > 2)) return true;
  return false;
}

/** Whether a number is short, a year or a date, counts up or down, or repeats itself. */
function isPredictableNumber(digits: string): boolean {
  return (
    digits.length <= 4 ||
    isWalk(digits) ||
    isRepeated(digits) ||
    /^(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)?\d\d$/u.test(digits) ||
    /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u.test(digits)
  );
}

/** Whether each character is the neighbour of the one before, in one direction. */
function isWalk(text: string): boolean {
  return walks.some((walk) => walk.includes(text) || walk.includes(Array.from(text).toReversed().join('')));
}

/** Whether a text is one shorter text over and over: `aaaa`, `abcabc`. */
function isRepeated(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}
