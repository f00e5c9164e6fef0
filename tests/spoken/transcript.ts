/** The written form of what is spoken. */

/** A step of a visitor, and all that was said then. */
export interface Part {
  readonly done: string;
  readonly said: readonly string[];
}

/** A transcript as text: who reads it sees what is done at the margin, and below it what is said. */
export const written = (parts: readonly Part[]): string =>
  parts
    .map(({ done, said }) => `${done}\n${(said.length > 0 ? said : ['(nothing is said)']).map((phrase) => `    ${phrase}\n`).join('')}`)
    .join('\n');
