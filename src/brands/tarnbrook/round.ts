/** What the drawing of a delivery round shows, wherever it stands. */
export const roundAlt = 'A street of small restaurants and shops in the evening, with the delivery van before a takeaway';
