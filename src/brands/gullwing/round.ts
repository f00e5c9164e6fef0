/** Text alternative of the drawing of a delivery round, for every page that shows it. */
export const roundAlt = 'A street of fish restaurants and shops at sunrise, with the delivery van before a fish and chip shop';
