/** Whether the visitor asked to save data, or has no line, or one on which guesses would be in the way of the page. */
export function isLineScarce(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !navigator.onLine || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
