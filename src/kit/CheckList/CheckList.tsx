import type { ComponentProps, ElementType, JSX } from 'react';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { inGrid, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link CheckList}; every other prop of a `<ul>` reaches it. */
export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'>, Styled, Rooted {
  /** The points, each a few words. */
  items: readonly string[];
}

const Root = styled('ul', { name: 'TkCheckList' })<Owned>({
  ...inGrid('space.2'),
  fontWeight: token('font.weight.medium'),
  '& > li': { display: 'flex', gap: token('space.2') },
  '& svg': { marginBlockStart: '0.1em', color: token('color.text.success') },
});

/** Short points, each ticked: promises to count on. */
export function CheckList<Root extends ElementType = ElementType>(given: Overridden<CheckListProps, Root>): JSX.Element {
  const { items, ...rest } = useThemedProps('TkCheckList', given);
  return (
    <Root {...bareList} {...rest}>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          {item}
        </li>
      ))}
    </Root>
  );
}
