import FormControl from '@mui/material/FormControl';
import type { ComponentProps, ComponentType } from 'react';
import { reachesElement, styled } from '../theme/styled.ts';

/** MUI's root of a control and its texts, in a column. MUI gives its element whatever it is given, and knows an element's `color` in another sense. Not public. */
export const FieldRoot = styled(FormControl as ComponentType<ComponentProps<'div'> & { error?: boolean }>, {
  shouldForwardProp: (name) => name === 'error' || reachesElement(String(name)),
})({ display: 'flex', minInlineSize: 0 });
