import { down } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** The buttons of an item, or of the notice in its place. Bare ones begin on phones where the text above does. Not public. */
export const ItemTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space.1'),
  [down('sm')]: { justifyContent: 'flex-start', '&[data-bare]': { marginInlineStart: `calc(-1 * ${token('space.3')})` } },
});
