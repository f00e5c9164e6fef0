import { Children, isValidElement, type JSX, type ReactNode } from 'react';

/**
 * Text that changes, or comes and goes, beside other children of an element. A browser's translator puts elements of its own into the place of each text
 * node. React changes a text that has siblings in its node, which is then no longer on the page: the old words stay, and taking them away throws. A text that is the
 * only child of its element is set as a whole, whatever stands in there by now. So this gives each run of text an element of its own, and leaves other children as they are.
 */
export function WholeText({ children }: { children?: ReactNode }): JSX.Element {
  const parts: ReactNode[] = [];
  let run = '';
  const end = (): void => {
    if (run !== '') parts.push(<span key={`text${parts.length}`}>{run}</span>);
    run = '';
  };
  for (const child of Children.toArray(children)) {
    if (isValidElement(child)) {
      end();
      parts.push(child);
    } else run += String(child);
  }
  end();
  return <>{parts}</>;
}
