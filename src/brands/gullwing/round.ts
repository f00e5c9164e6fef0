/** What the drawing of a delivery round shows, wherever it stands. */
export const roundAlt = 'A street of fish restaurants and shops at sunrise, with the delivery van before a fish and chip shop';
