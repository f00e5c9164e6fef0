import { chosenLook, denseSpace, forcedColors, hover, line, sized, token } from '../part.ts';

/** A category as a row that is a link: its name, then (`<small>`) its count. The chosen one has `aria-current`. */
export const categoryRow = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token('size.target'),
  paddingInlineStart: token('space.3'),
  borderBlockEnd: line('color.border.hairline'),
  color: token('color.text.default'),
  ...sized('font.size.sm', 'font.line-height.snug'),
  textDecoration: 'none',
  '@media (pointer: coarse)': { minBlockSize: token('size.control.medium') },
  [hover]: { '&:hover': { background: token('color.surface.hover') } },
  '&[aria-current]': {
    ...chosenLook,
    fontWeight: token('font.weight.bold'),
    boxShadow: `inset ${token('space.1')} 0 ${token('color.ticket.background')}`,
    '&:dir(rtl)': { boxShadow: `inset calc(-1 * ${token('space.1')}) 0 ${token('color.ticket.background')}` },
    [forcedColors]: { textDecoration: 'underline' },
  },
  // Name
  '& > span:first-of-type': { flex: 1, minInlineSize: 0, paddingBlock: denseSpace('space.1'), overflowWrap: 'anywhere' },
  // Count
  '& > small': {
    // The room of "1,636", so that no name breaks anew when the numbers come.
    minInlineSize: `calc(5ch + 2 * ${token('space.2')})`,
    textAlign: 'end',
    paddingInline: token('space.2'),
    color: token('color.text.muted'),
    fontSize: token('font.size.sm'),
    fontWeight: token('font.weight.regular'),
    fontVariantNumeric: 'tabular-nums',
  },
  '&[aria-current] > small': { color: 'inherit' },
} as const;
