import type { JSX } from 'react';
import { styled } from '../../kit/theme/styled.ts';
import { token } from '../../kit/theme/token.ts';

/** Boxes that belong together, under their legend. */
export const Group = styled('fieldset')({ border: 0, padding: 0, margin: 0, '& > legend': { paddingBlockEnd: token('space.1') } });

/** Short lines with marks. */
export const List = styled('ul')({ margin: 0, paddingInlineStart: token('space.4'), overflowWrap: 'anywhere' });

/** Texts as such lines. */
export function Lines({ texts }: { texts: readonly string[] }): JSX.Element {
  return (
    <List>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </List>
  );
}
