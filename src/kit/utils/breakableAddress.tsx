import type { ReactNode } from 'react';

/** A mail address that breaks after its "@" where a line is too short for it, rather than in the middle of a word. Other texts stay as they are. */
export function breakableAddress(text: string): ReactNode {
  const [name, ...domain] = text.split(/(?<=@)/u);
  if (domain.length === 0) return text;
  return (
    // Another address is another element: a browser's translator has put elements of its own into the place of the texts.
    <span key={text}>
      {name}
      <wbr />
      {domain.join('')}
    </span>
  );
}

/** A postal address line by line. */
export const asLines = (address: readonly string[]): ReactNode[] =>
  address.map((line, index) => (
    <span key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
