/** A list that only groups. An empty marker instead of `list-style: none`: Safari would no longer call it a list. */
export const plainList = { paddingInlineStart: 0, listStyleType: '""' } as const;
