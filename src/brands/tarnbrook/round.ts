/** Text alternative of the drawing of a delivery round, for every page that shows it. */
export const roundAlt = 'A street of small restaurants and shops in the evening, with the delivery van before a takeaway';
