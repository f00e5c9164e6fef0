import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { styled, token, useThemedProps, wrapping, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** One note. */
export interface FactNote {
  /** A sign of the kit's icons; decoration, the label says it all. */
  icon?: ReactNode;
  /** The promise, in a few words. */
  label: string;
}

/** Props of {@link FactNotes}; every other prop of a `<ul>` reaches it. */
export interface FactNotesProps extends Omit<ComponentProps<'ul'>, 'children' | 'style'>, Styled, Rooted {
  /** The notes, in order. */
  items: readonly FactNote[];
}

const Root = styled('ul', { name: 'TkFactNotes' })<Owned>({
  ...wrapping('space.2', 'space.6'),
  fontSize: token('font.size.sm'),
  fontWeight: token('font.weight.medium'),
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: token('space.2') },
  '& svg': { color: token('color.text.success') },
});

/** A short row of promises beside a product or a form: 'Secured Payment', 'Made by the Professionals'. */
export function FactNotes<Root extends ElementType = ElementType>(given: Overridden<FactNotesProps, Root>): JSX.Element {
  const { items, ...rest } = useThemedProps('TkFactNotes', given);
  return (
    <Root {...bareList} {...rest}>
      {items.map(({ icon, label }) => (
        <li key={label}>
          {icon}
          {label}
        </li>
      ))}
    </Root>
  );
}
