import { down, styled, token } from '../part.ts';

/** The buttons of an item, or of the notice in its place. Not public. */
export const ItemTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space.2'),
  // Below the floating name, beside which there is no room.
  [down('sm')]: { clear: 'both', justifyContent: 'flex-start', paddingBlockStart: token('space.1') },
});
