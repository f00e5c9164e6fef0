import { StartError } from './errors.ts';

/**
 * @param unit - for the message: "megabytes"
 * @throws {StartError} when the text is no whole number from `least` to `most`
 */
export function readWhole(name: string, text: string, unit: string, least: number, most: number): number {
  const number = /^\d+$/u.test(text) && text.length <= String(most).length ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(`${name} is "${text}", but must be a whole number of ${unit} from ${least} to ${most}.`);
}
