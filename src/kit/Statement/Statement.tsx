import { useId, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { pageGutters, wideGutters } from '../Container/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { down, inColumn, inGrid, styled, token, up, useThemedProps, wrapping } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';

/** Props of {@link Statement}; every other prop of a `<section>` reaches it. */
export interface StatementProps extends Omit<ComponentProps<'section'>, 'title'>, Styled, Rooted {
  /** The statement of the company, in a few words. */
  heading: ReactNode;
  /** The heading's place in the outline of the page. Default: `1`. */
  level?: HeadingLevel;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** One or two `Button`s. */
  actions?: ReactNode;
  /** A picture for the other half, shown whole. It is above the fold: load it eagerly, with high priority. */
  picture?: ReactNode;
  /** From `md` the picture stands before the words. Default: `false`. */
  pictureFirst?: boolean;
  /** A band as low as its words, whose picture is cut to its height from above: for a page on which goods come first. Default: `false`. */
  low?: boolean;
}

const Root = styled('section', { name: 'TkStatement' })<Owned>({
  ...pageGutters,
  ...inGrid('space.6'),
  paddingBlock: token('space.8'),
  background: token('color.surface.sunken'),
  [up('md')]: {
    ...wideGutters,
    paddingBlock: 0,
    '&:has(> [data-picture])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: token('space.12') },
    '&[data-low]:has(> [data-picture])': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', gap: token('space.8') },
    '&[data-picture-first] > [data-picture]': { order: -1 },
    '&&[data-picture-first][data-low]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
  },
  // On the widest screens its picture is high enough to be seen nearly whole.
  '&[data-low]': {
    paddingBlock: token('space.5'),
    [up('md')]: { paddingBlock: 0 },
    '@media (min-width: 96rem)': { minBlockSize: '17rem' },
  },
});

const Words = styled('div', { name: 'TkStatement', slot: 'Words' })({
  ...inColumn('space.4'),
  alignItems: 'start',
  justifyContent: 'center',
  minInlineSize: 0,
  '& > p': { maxInlineSize: '36em', fontSize: token('font.size.lg'), lineHeight: token('font.line-height.text') },
  '& > div': { ...wrapping('space.3'), marginBlockStart: token('space.2') },
  // On phones beside one another if they fit, and whole lines otherwise.
  [down('sm')]: {
    alignItems: 'stretch',
    '& > div': { gap: token('space.2') },
    '& > div > *': { flex: '1 1 auto' },
    '& > div > :not([data-size])': { paddingInline: token('space.3') },
  },
  [up('md')]: { paddingBlock: token('space.12') },
  '[data-low] > &': { gap: token('space.3'), '& > p': { fontSize: token('font.size.md') }, [up('md')]: { paddingBlock: token('space.6') } },
});

const Picture = styled('div', { name: 'TkStatement', slot: 'Picture' })({
  minBlockSize: 0,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: token('radius.large'),
  '& img, & svg': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  [up('md')]: { alignSelf: 'center', marginBlock: token('space.8') },
  '[data-low] > &': {
    aspectRatio: '3 / 1',
    [up('md')]: { alignSelf: 'stretch', aspectRatio: 'auto', position: 'relative', marginBlock: token('space.4') },
    '& > *': { objectPosition: 'bottom', [up('md')]: { position: 'absolute', inset: 0 } },
  },
});

/** The top of the home page: names the company and the first action. */
export function Statement<Root extends ElementType = ElementType>(given: Overridden<StatementProps, Root>): JSX.Element {
  const props = useThemedProps('TkStatement', given, { level: 1 });
  const { heading, level, lead, actions, picture, pictureFirst, low, ...rest } = props;
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} data-low={low || undefined} data-picture-first={(picture && pictureFirst) || undefined} {...rest}>
      <Words>
        <Heading id={headingId} level={level} size="4xl">
          {heading}
        </Heading>
        {lead ? <p>{lead}</p> : null}
        {actions ? <div>{actions}</div> : null}
      </Words>
      {picture ? <Picture data-picture="">{picture}</Picture> : null}
    </Root>
  );
}
