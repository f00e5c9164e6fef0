import { useEffect } from 'react';
import { form as formMessages } from '../messages/en-GB/form.ts';
import { useMessages } from '../provider/index.ts';

/**
 * Puts "Error: " in front of the document's title as long as something is wrong: the title is the first thing a screen reader says of a page.
 *
 * @param isWrong - whether something is
 */
export function useErrorTitle(isWrong: boolean): void {
  const { titlePrefix } = useMessages('form', formMessages);
  useEffect(() => {
    if (!isWrong) return undefined;
    if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [isWrong, titlePrefix]);
}
