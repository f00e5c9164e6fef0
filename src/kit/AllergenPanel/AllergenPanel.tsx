import { useId, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { allergenPanel as allergenPanelMessages } from '../messages/en-GB/allergenPanel.ts';
import { inGrid, line, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';

/** Props of {@link AllergenPanel}; every other prop of a `<section>` reaches it. */
export interface AllergenPanelProps extends Omit<ComponentProps<'section'>, 'children'>, Styled, Rooted, Worded<'allergenPanel'> {
  /** Allergens that the product is declared to contain. */
  contains?: readonly string[];
  /** Allergens of which the product may contain traces. */
  mayContain?: readonly string[];
  /** All other allergens of the law: declared neither way. They are folded. */
  others?: readonly string[];
  /** Its allergens are not declared, which is not the same as none; `mayContain` is shown all the same. Default: `false`. */
  unknown?: boolean;
  /** Below the lists: what to do in doubt. */
  children?: ReactNode;
  /** The heading's place in the outline of the page. Default: `2`. */
  level?: HeadingLevel;
}

const Root = styled('section', { name: 'TkAllergenPanel' })<Owned>({
  ...inGrid('space.3'),
  padding: token('space.4'),
  border: line('color.border.strong', 'strong'),
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  ...sized('font.size.sm', 'font.line-height.snug'),
  // Nothing in it calls for the eye.
  '&:has(> details):not(:has(> dl))': { borderWidth: token('border-width.hairline') },
  '& dl': { display: 'grid', gap: token('space.3') },
  '& dt': { color: token('color.text.muted'), fontWeight: token('font.weight.regular') },
  '& [data-level="contains"] dd': { fontSize: token('font.size.lg'), fontWeight: token('font.weight.bold') },
  '& [data-level="may"] dd': { fontSize: token('font.size.md'), fontWeight: token('font.weight.medium') },
  '& [data-level="none"]': { fontSize: token('font.size.md'), fontWeight: token('font.weight.medium') },
  '& summary': { inlineSize: 'fit-content', alignContent: 'center', minBlockSize: token('size.target') },
  breakInside: 'avoid',
  '@media print': { '& summary': { listStyle: 'none' } },
});

/** Which allergens a food contains, may contain, and which are not declared; none is told apart from not known. */
export function AllergenPanel<Root extends ElementType = ElementType>(given: Overridden<AllergenPanelProps, Root>): JSX.Element {
  const props = useThemedProps('TkAllergenPanel', given, { contains: [], mayContain: [], others: [], level: 2 });
  const { contains, mayContain, others, unknown, children, level, messages, ...rest } = props;
  const texts = useMessages('allergenPanel', allergenPanelMessages, messages);
  const id = useId();
  const rows = [
    {
      level: 'contains',
      term: texts.contains,
      names: unknown && contains.length === 0 && mayContain.length > 0 ? [texts.unknown] : contains,
    },
    { level: 'may', term: texts.mayContain, names: mayContain },
  ].filter(({ names }) => names.length > 0);
  const hasOthers = !unknown && others.length > 0;
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading level={level} size="lg" id={id}>
        {texts.heading}
      </Heading>
      {rows.length === 0 && !hasOthers ? <p data-level="none">{unknown ? texts.unknown : texts.none}</p> : null}
      {rows.length === 0 ? null : (
        <dl>
          {rows.map(({ level, term, names }) => (
            <div key={level} data-level={level}>
              <dt>{term}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasOthers ? (
        <details>
          <summary>{(rows.length === 0 ? texts.all : texts.others)(others.length)}</summary>
          {/* On paper the names would read as what is in it. */}
          <p data-print="hide">{others.join(', ')}</p>
        </details>
      ) : null}
      {children}
    </Root>
  );
}
