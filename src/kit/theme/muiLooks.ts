import { line } from './boxes.ts';
import { token } from './token.ts';

/*
 * Styles that the parts of MUI's theme share.
 */

/** The looks of one of MUI's components, by slot. */
export const slots = <Styles>(styleOverrides: Styles) => ({ styleOverrides });

/** The looks of one whose root is all there is to style. */
export const root = <Style>(style: Style) => slots({ root: style });

export const hairline = line('color.border.hairline');

export const ring = {
  outline: line('color.focus.ring', 'focus'),
  outlineOffset: token('border-width.strong'),
  boxShadow: `0 0 0 ${token('border-width.strong')} ${token('color.focus.gap')}`,
} as const;

/** The focus ring of an element that fills a clipping frame. */
export const innerRing = { ...ring, outlineOffset: `calc(-1 * ${token('border-width.focus')})`, boxShadow: 'none' } as const;

export const noRing = { outline: 'none', boxShadow: 'none' } as const;

/** Styles of a disabled part. */
export const disabled = {
  opacity: 1,
  color: token('color.text.disabled'),
  backgroundColor: token('color.surface.sunken'),
  borderColor: token('color.border.hairline'),
} as const;

/** The text of a disabled part that has no ground. */
export const off = { opacity: 1, color: token('color.text.disabled') } as const;

/** The ground under the pointer. */
export const hovered = { backgroundColor: token('color.surface.hover') } as const;

/** The focus of a row in a list. */
export const rowFocus = { ...innerRing, ...hovered } as const;

/** Styles of the selected item, in a list or a group. */
export const selected = { color: token('color.text.on-selected'), backgroundColor: token('color.surface.selected') } as const;

/** The one thing that matters. */
export const action = {
  color: token('color.action.text'),
  backgroundColor: token('color.action.background'),
  borderColor: token('color.action.border'),
  '&:hover': { backgroundColor: token('color.action.background-hover') },
  '&:active': { backgroundColor: token('color.action.background-pressed') },
} as const;

/** Everything else that is pressed. */
export const quiet = {
  color: token('color.quiet-action.text'),
  backgroundColor: token('color.quiet-action.background'),
  borderColor: token('color.quiet-action.border'),
  '&:hover': { backgroundColor: token('color.quiet-action.background-hover'), borderColor: token('color.border.strong') },
  '&:active': { backgroundColor: token('color.quiet-action.background-pressed') },
} as const;

/** A note that lies above everything: tooltips and snackbars. */
export const inverse = { color: token('color.text.inverse'), backgroundColor: token('color.surface.inverse') } as const;

/** Styles of a surface that floats above the page. */
export const floating = {
  color: token('color.text.default'),
  backgroundColor: token('color.surface.raised'),
  border: hairline,
  borderRadius: token('radius.medium'),
  boxShadow: token('shadow.overlay'),
} as const;
