import { down, forcedColors, hover, inHeadingType, sized, token } from '../part.ts';
import { unseen } from '../utils/unseen.ts';

/** A pill only as long as a line of text is in it: the curve of a taller one would cut into the first and the last line. */
const corner = (size: 'small' | 'medium' | 'large') => `min(${token('radius.action')}, calc(${token(`size.control.${size}`)} / 2))`;

/** Colours of a disabled control, where colours are the system's. */
export const forcedDisabled = { [forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } } as const;

/** Styles that `Button` and `IconButton` share, for a `<button>` and a link alike. */
export const buttonBase = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  padding: 0,
  border: `${token('border-width.hairline')} solid transparent`,
  borderRadius: corner('medium'),
  color: 'inherit',
  background: 'transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${token('motion.duration.fast')}, border-color ${token('motion.duration.fast')}`,
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
} as const;

/** The outlined look: every button but the one that matters. */
export const quietLook = {
  color: token('color.quiet-action.text'),
  background: token('color.quiet-action.background'),
  borderColor: token('color.quiet-action.border'),
  [hover]: { '&:hover': { background: token('color.quiet-action.background-hover'), borderColor: token('color.border.strong') } },
  '&:active': { background: token('color.quiet-action.background-pressed') },
};

/** No ground until the pointer is on it; in the colour around it. */
export const bareLook = {
  [hover]: { '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' } },
  '&:active': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
};

/** Outlined like the quiet one, in the colours of an error: it is told from the others before it is pressed, and is never louder than the action. */
const dangerLook = {
  color: token('color.text.danger'),
  background: token('color.control.background'),
  borderColor: token('color.border.danger'),
  [hover]: { '&:hover': { color: token('color.status.danger.text'), background: token('color.status.danger.background') } },
  '&:active': { color: token('color.status.danger.text'), background: token('color.status.danger.background') },
};

/** In the colour around it, on a trace of it. */
const inheritLook = {
  color: 'inherit',
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  borderColor: 'transparent',
  ...bareLook,
};

/** A control without a ground gets none when it is disabled: it would look heavier than the enabled ones. Paler than what is around it, on any ground. */
export const bareDisabled = {
  color: 'color-mix(in srgb, currentColor 55%, transparent)',
  background: 'transparent',
  borderColor: 'transparent',
  ...forcedDisabled,
} as const;

/** A square with the icon alone; the text is for screen readers. */
const iconOnly = {
  '&[data-compact]': { inlineSize: token('size.control.medium'), paddingInline: 0 },
  '&[data-compact] > [data-label]': unseen,
};

/** The text small below the icon, as on the bars of telephones. */
const underIcon = (which: string) => ({
  [`&${which}`]: {
    flexDirection: 'column',
    gap: token('space.0-5'),
    minInlineSize: token('size.control.medium'),
    padding: `${token('space.0-5')} ${token('space.1-5')}`,
    // The text stands at the foot, where a whole pill has no room for its first and last letter.
    borderRadius: `min(${token('radius.action')}, calc(${token('size.control.medium')} / 4))`,
    fontSize: token('font.size.xs'),
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
});

export const buttonStyles = {
  ...buttonBase,
  gap: token('space.2'),
  minBlockSize: token('size.control.medium'),
  padding: `${token('space.2')} ${token('space.5')}`,
  ...inHeadingType('font.weight.medium'),
  ...sized('font.size.md', 'font.line-height.tight'),
  textAlign: 'center',
  '& > [data-label]': { minInlineSize: 0 },
  '&[data-size="small"]': {
    minBlockSize: token('size.control.small'),
    padding: `${token('space.1-5')} ${token('space.3')}`,
    borderRadius: corner('small'),
    fontSize: token('font.size.sm'),
  },
  '&[data-size="large"]': {
    minBlockSize: token('size.control.large'),
    paddingInline: token('space.6'),
    borderRadius: corner('large'),
    fontSize: token('font.size.lg'),
  },
  '&[data-full]': { inlineSize: '100%' },
  '&[data-variant="contained"]': {
    color: token('color.action.text'),
    background: token('color.action.background'),
    borderColor: token('color.action.border'),
    [hover]: { '&:hover': { background: token('color.action.background-hover') } },
    '&:active': { background: token('color.action.background-pressed') },
  },
  '&[data-variant="outlined"]': quietLook,
  '&[data-variant="text"]': bareLook,
  '&[data-color="inherit"][data-variant="outlined"]': { ...inheritLook, background: 'transparent', borderColor: 'currentColor' },
  '&[data-color="inherit"][data-variant="contained"]': inheritLook,
  '&[data-color="error"][data-variant="text"]': { color: token('color.text.danger') },
  '&[data-color="error"][data-variant="outlined"]': dangerLook,
  '&[data-color="error"][data-variant="contained"]': {
    color: token('color.text.inverse'),
    background: token('color.text.danger'),
    borderColor: token('color.text.danger'),
    [hover]: { '&:hover': { background: `color-mix(in srgb, ${token('color.text.danger')} 85%, ${token('color.text.default')})` } },
    '&:active': { background: `color-mix(in srgb, ${token('color.text.danger')} 70%, ${token('color.text.default')})` },
  },
  '&[aria-disabled="true"]:where(:not([aria-busy="true"]))': {
    color: token('color.text.disabled'),
    background: token('color.surface.sunken'),
    borderColor: token('color.border.hairline'),
    '&:where([data-variant="text"])': bareDisabled,
    ...forcedDisabled,
  },
  [down('md')]: { ...iconOnly, ...underIcon('[data-stacked]') },
  [down('lg')]: underIcon('[data-stacked="lg"]'),
} as const;
