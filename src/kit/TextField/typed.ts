/**
 * Text of a text field after something was typed or pasted, and the place of the caret in it.
 *
 * @param typed - the text as the browser has it now
 * @param caret - where the caret stands in it, in UTF-16 code units
 * @param normalise - brings the text into its usual form
 * @returns the text, and the caret beside the same characters as before
 */
export function normaliseTyped(typed: string, caret: number, normalise: (text: string) => string): { text: string; caret: number } {
  const text = normalise(typed);
  return { text, caret: Math.min(text.length, normalise(typed.slice(0, caret)).length) };
}
