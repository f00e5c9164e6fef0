import { down, styled, token, wrapping } from '../part.ts';

/** Says something in a list, with the ways to answer. Not public. */
export const Notice = styled('div')({
  ...wrapping('space.2', 'space.4'),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${token('space.2')} ${token('space.4')}`,
  border: `${token('border-width.hairline')} dashed ${token('color.border.strong')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.sunken'),
});

/** The buttons of an item, or of the notice in its place. Not public. */
export const ItemTools = styled('div')({
  ...wrapping('space.2'),
  justifyContent: 'flex-end',
  // Below the floating name, beside which there is no room.
  [down('sm')]: { clear: 'both', justifyContent: 'flex-start', paddingBlockStart: token('space.1') },
});
