/** Takes MUI's own looks from the parts of its `Alert`: its letters, and the room around icon, message and action. */
export const alertParts = {
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  '& > .MuiAlert-icon, & > .MuiAlert-message, & > .MuiAlert-action': {
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    opacity: 1,
    overflow: 'visible',
    fontSize: 'inherit',
  },
} as const;
