import { useId, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { pageGutters } from '../Container/index.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/index.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.ts';
import { Link } from '../Link/index.ts';
import { inHeadingType, styled, token, touchDensity, useThemedProps, wrapping } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';
import { focusOnGround, tokenVariable } from '../utils/ground.ts';

/** Props of {@link Section}; every other prop of a `<section>` reaches it. */
export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'>, Styled, Rooted {
  /** Names the section. */
  heading?: ReactNode;
  /** The heading's place in the outline of the page. Default: `2`. */
  level?: HeadingLevel;
  /** A word beside the heading on all that follows, such as a `PriceSlot`. */
  note?: ReactNode;
  /** How big the heading looks. Default: by level. */
  headingSize?: HeadingSize;
  /** A link beside the heading to the whole list of which the section shows a part. */
  action?: {
    /** Its text. Name the list: "See all best sellers". */
    label: ReactNode;
    /** Where it leads. */
    href: string;
  };
  /** `plain` on the page's ground, `sunken` on a band, `inverse` on ink. Default: `plain`. */
  tone?: 'plain' | 'sunken' | 'inverse';
  /** Leaves out the page's gutters and the space above and below: for a section in a column. Default: `false`. */
  flush?: boolean;
}

const Root = styled('section', { name: 'TkSection' })<Owned>({
  ...pageGutters,
  paddingBlock: token('space.section'),
  '&:is([data-flush])': { padding: 0 },
  // Two sections of one ground need the space between them only once, whatever `sx` they have.
  ...Object.fromEntries(
    [':not([data-tone])', '[data-tone="sunken"]'].map((ground) => [
      `.TkSection-root:not([data-flush])${ground} + &:not([data-flush])${ground}`,
      { paddingBlockStart: 0 },
    ]),
  ),
  '&[data-tone="sunken"]': { background: token('color.surface.sunken') },
  '&[data-tone="inverse"]': {
    color: token('color.text.inverse'),
    background: token('color.surface.inverse'),
    // Content on the ink ground takes its colours from here, whatever component it is.
    [tokenVariable('color.text.muted')]: token('color.text.inverse'),
    [tokenVariable('color.text.link')]: token('color.text.inverse'),
    [tokenVariable('color.text.link-hover')]: token('color.text.inverse'),
    ...focusOnGround(token('color.surface.inverse'), token('color.text.inverse')),
  },
});

const Head = styled('div', { name: 'TkSection', slot: 'Head' })({
  ...wrapping('space.1', 'space.6'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: token('space.5'),
});

const More = styled(Link, { name: 'TkSection', slot: 'More' })({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token('size.target'),
  // Its height is its target already.
  [touchDensity]: { paddingBlock: 0 },
  gap: token('space.1'),
  ...inHeadingType('font.weight.medium'),
});

/** A part of a page under its heading. Its ground runs to the edges of the screen, its content stands at the page's width. */
export function Section<Root extends ElementType = ElementType>(given: Overridden<SectionProps, Root>): JSX.Element {
  const props = useThemedProps('TkSection', given, { level: 2, tone: 'plain' });
  const { heading, level, headingSize, note, action, tone, flush, children, ...rest } = props;
  const headingId = useId();
  return (
    <Root
      aria-labelledby={heading ? headingId : undefined}
      data-tone={tone === 'plain' ? undefined : tone}
      data-flush={flush || undefined}
      {...rest}
    >
      {heading || action ? (
        <Head>
          {heading ? (
            <Heading id={headingId} level={level} size={headingSize}>
              {heading}
            </Heading>
          ) : null}
          {note}
          {action ? (
            <More href={action.href} variant="inherit">
              <span>{action.label}</span>
              <ArrowRightIcon />
            </More>
          ) : null}
        </Head>
      ) : null}
      {children}
    </Root>
  );
}
