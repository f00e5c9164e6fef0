import { useId, useState, type ComponentProps, type ElementType, type JSX } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.ts';
import { Anchor } from '../Link/index.ts';
import { packSwitch as packSwitchMessages } from '../messages/en-GB/packSwitch.ts';
import { chosenLook, denseSpace, hover, inGrid, line, sized, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { focusInside } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** One pack of an article. */
export interface PackOption {
  /** The page of the pack. Unique in its list. */
  href: string;
  /** How it is packed, after its size where the packs have several: "7 inch, 100 pieces". */
  label: string;
  /** The unit in which it is ordered: "1 case of 24". */
  orderUnit?: string;
  /** Trade code, as on the shelf label. */
  code?: string;
}

/** Props of {@link PackSwitch}; every other prop of a `<nav>` reaches it. */
export interface PackSwitchProps extends Omit<ComponentProps<'nav'>, 'children'>, Styled, Rooted, Worded<'packSwitch'> {
  /** The packs, in order. */
  packs: readonly PackOption[];
  /** The `href` of the pack that the page is about. */
  current: string;
  /** Most packs shown before the reader asks for all; the current one is always among them. Default: 8. */
  max?: number;
  /** Level of the heading in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
}

const Root = styled('nav', { name: 'TkPackSwitch' })<Owned>({
  ...inGrid('space.2'),
  justifyItems: 'start',
  '& ul': {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    [up('sm')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) auto' },
    columnGap: token('space.4'),
    inlineSize: '100%',
    border: line('color.border.hairline'),
    borderRadius: token('radius.small'),
  },
  '& li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  '& li + li': { borderBlockStart: line('color.border.hairline') },
  '& li > a': {
    ...focusInside,
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    minBlockSize: token('size.control.medium'),
    padding: `${denseSpace('space.1')} ${token('space.3')}`,
    color: 'inherit',
    ...sized('font.size.sm', 'font.line-height.snug'),
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    [hover]: { '&:hover': { textDecoration: 'underline' } },
    '& > :last-of-type': { textAlign: 'end' },
    '& > :first-of-type': { textAlign: 'start', fontWeight: token('font.weight.medium') },
    '& > :not(:first-of-type)': { color: token('color.text.muted'), overflowWrap: 'anywhere' },
  },
  '& li > [aria-current]': {
    ...chosenLook,
    boxShadow: `inset ${token('border-width.focus')} 0 ${token('color.border.strong')}`,
    cursor: 'default',
    '& > :not(:first-of-type)': { color: 'inherit' },
  },
});

/** The packs of an article, each a link to its own page; the one of this page is marked. */
export function PackSwitch<Root extends ElementType = ElementType>(given: Overridden<PackSwitchProps, Root>): JSX.Element {
  const { packs, current, max, level, messages, ...rest } = useThemedProps('TkPackSwitch', given, { max: 8, level: 2 });
  const texts = useMessages('packSwitch', packSwitchMessages, messages);
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const place = packs.findIndex(({ href }) => href === current);
  const start = isWhole ? 0 : Math.max(0, place - max + 1);
  return (
    <Root aria-labelledby={`${id}-heading`} {...rest}>
      <Heading level={level} size="lg" id={`${id}-heading`}>
        {texts.heading}
      </Heading>
      <ul id={id}>
        {packs.slice(start, isWhole ? undefined : start + max).map(({ href, label, orderUnit, code }) => (
          <li key={href}>
            <Anchor href={href} aria-current={href === current ? 'page' : undefined}>
              <bdi>{label}</bdi> {orderUnit || code ? <bdi>{orderUnit}</bdi> : null} {code ? <bdi>{code}</bdi> : null}
            </Anchor>
          </li>
        ))}
      </ul>
      {packs.length > max ? (
        <Button
          variant="text"
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          endIcon={isWhole ? <ChevronUpIcon size="small" /> : <ChevronDownIcon size="small" />}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showFewer : texts.showAll(packs.length)}
        </Button>
      ) : null}
    </Root>
  );
}
