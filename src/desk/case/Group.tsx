import { styled } from '../../kit/theme/styled.ts';
import { token } from '../../kit/theme/token.ts';

/** Boxes that belong together, under their legend. */
export const Group = styled('fieldset')({ border: 0, padding: 0, margin: 0, '& > legend': { paddingBlockEnd: token('space.1') } });
