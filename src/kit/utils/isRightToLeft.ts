/** Whether lines run from right to left at the place of an element: the arrow keys and swipes that mean "on" and "back" change places there. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
