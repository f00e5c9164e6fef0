import { Children, isValidElement, type JSX, type ReactNode } from 'react';

/** A run of text, and the white space around it. */
const run = /^(\s*)(.*?)(\s*)$/su;

/**
 * Text that changes, or comes and goes, beside other children of an element. A browser's translator puts elements of its own into the place of each text
 * node. React changes a text that has siblings in its node, which is then no longer on the page: the old words stay, and taking them away throws. A text that is the
 * only child of its element is set as a whole, whatever stands in there by now. So this gives each run of text an element of its own, and leaves other children as they are.
 */
export function WholeText({ children }: { children?: ReactNode }): JSX.Element {
  const parts: ReactNode[] = [];
  let text = '';
  const end = (): void => {
    const [, before, words, after] = run.exec(text)!;
    // White space stays outside: translators leave it alone, and accessible names would lose it.
    if (words) parts.push(before, <span key={`text ${parts.length}`}>{words}</span>, after);
    else parts.push(text);
    text = '';
  };
  for (const child of Children.toArray(children)) {
    if (isValidElement(child)) {
      end();
      parts.push(child);
    } else text += `${child as string | number | bigint}`;
  }
  end();
  return <>{parts}</>;
}
