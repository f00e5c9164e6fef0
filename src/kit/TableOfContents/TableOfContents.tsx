import { useId, type ComponentProps, type ElementType, type JSX } from 'react';
import { tableOfContents as tableOfContentsMessages } from '../messages/en-GB/tableOfContents.ts';
import { forcedColors, hover, line, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link TableOfContents}; every other prop of a `<nav>` reaches it. */
export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'>, Styled, Rooted, Worded<'tableOfContents'> {
  /** The sections by the ids of their headings, in order. */
  items: readonly { id: string; title: string }[];
  /** Id of the section that is read now. */
  current?: string;
}

const Root = styled('nav', { name: 'TkTableOfContents' })<Owned>({
  ...sized('font.size.sm', 'font.line-height.snug'),
  '& > p': { marginBlockEnd: token('space.2'), fontFamily: token('font.family.heading'), fontWeight: token('font.weight.heading') },
  '& a': {
    display: 'block',
    alignContent: 'center',
    minBlockSize: token('size.target'),
    padding: `${token('space.1')} ${token('space.3')}`,
    borderInlineStart: line('color.border.hairline', 'strong'),
    color: token('color.text.muted'),
    textDecorationLine: 'none',
    '--tk-focus-offset': `calc(-1 * ${token('border-width.focus')})`,
  },
  '& a[aria-current]': { borderColor: token('color.border.strong'), color: token('color.text.default') },
  [hover]: { '& a:hover': { color: token('color.text.default'), textDecorationLine: 'underline' } },
  [forcedColors]: { '& a': { borderColor: 'Canvas' }, '& a[aria-current]': { borderColor: 'Highlight' } },
  '@media print': { display: 'none' },
});

/** The sections of a long page, beside it. */
export function TableOfContents<Root extends ElementType = ElementType>(given: Overridden<TableOfContentsProps, Root>): JSX.Element {
  const { items, current, messages, ...rest } = useThemedProps('TkTableOfContents', given);
  const texts = useMessages('tableOfContents', tableOfContentsMessages, messages);
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <p id={id}>{texts.title}</p>
      <ol {...bareList}>
        {items.map(({ id: section, title }) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
