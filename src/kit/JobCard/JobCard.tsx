import Card from '@mui/material/Card';
import type { ComponentProps, ElementType, JSX } from 'react';
import { Button } from '../Button/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Anchor } from '../Link/index.ts';
import { jobCard as jobCardMessages } from '../messages/en-GB/jobCard.ts';
import { denseSpace, down, framed, hover, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Overridden, Rooted, Styled, Worded } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';
import { plainList } from '../utils/plainList.ts';
import { inlineTarget } from '../utils/inlineTarget.ts';

/** Props of {@link JobCard}; every other prop of an `<article>` reaches it. */
export interface JobCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'>, Styled, Rooted, Worded<'jobCard'> {
  /** Title of the job. */
  title: string;
  /** Where it is described. */
  href: string;
  /** A sentence or two. */
  description?: string;
  /** Place, kind, pay: a few words each. */
  facts?: readonly string[];
  /** The title's place in the outline of the page. Default: `3`. */
  level?: HeadingLevel;
  /** The visitor is on its page: marked, and its links say so. Default: `false`. */
  current?: boolean;
}

const Root = styledMui(Card, { name: 'TkJobCard' })({
  overflow: 'visible',
  color: 'inherit',
  display: 'grid',
  gap: denseSpace('space.3'),
  blockSize: '100%',
  padding: denseSpace('space.5'),
  ...framed('medium'),
  borderInlineStart: `${token('space.1')} solid ${token('color.ticket.background')}`,
  alignContent: 'start',
  justifyItems: 'start',
  // In a row of cards facts and buttons stand at one height, however long titles and facts are: a `CardGrid` gives them its rows.
  '&[data-parts]': { gridTemplateRows: 'auto 1fr auto', alignContent: 'stretch' },
  '&[data-parts] > a': { gridRow: 3, alignSelf: 'end' },
  [up('lg')]: {
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: token('space.8') },
    '&[data-wide] > a': { gridArea: '1 / 2 / span 3', alignSelf: 'center' },
    '&[data-wide] > :not(a)': { gridColumn: 1 },
  },
  '& > p': { maxInlineSize: token('size.text'), lineHeight: token('font.line-height.text') },
  '& > ul': {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    // On phones each has a line: beside each other only the short ones would fit.
    [down('sm')]: { flexDirection: 'column' },
    gap: `${token('space.1')} ${token('space.4')}`,
    color: token('color.text.muted'),
    fontSize: token('font.size.sm'),
  },
  '& small': {
    color: token('color.text.muted'),
    fontFamily: token('font.family.text'),
    fontWeight: token('font.weight.regular'),
  },
  '&[data-current]': { background: token('color.surface.selected'), borderInlineStartColor: token('color.border.strong') },
  '@media print': { '& > a': { display: 'none' } },
});

const Title = styled(Anchor, { name: 'TkJobCard', slot: 'Title' })({
  color: 'inherit',
  textDecoration: 'none',
  ...inlineTarget,
  [hover]: { '&:hover': { textDecoration: 'underline' } },
});

/** A job opening in a list. Its title and its button lead to it. */
export function JobCard<Root extends ElementType = ElementType>(given: Overridden<JobCardProps, Root>): JSX.Element {
  const props = useThemedProps('TkJobCard', given, { facts: [], level: 3 });
  const { title, href, description, facts, level, current, messages, ...rest } = props;
  const texts = useMessages('jobCard', jobCardMessages, messages);
  const here = current ? 'page' : undefined;
  return (
    <MuiTheme yields>
      <Root
        component="article"
        variant="outlined"
        data-wide={description ? '' : undefined}
        data-parts={description ? undefined : 3}
        data-current={current || undefined}
        {...rest}
      >
        <Heading level={level} size="xl">
          <Title href={href} aria-current={here}>
            {title}
          </Title>
          {current ? <small> {texts.current}</small> : null}
        </Heading>
        {facts.length > 0 ? (
          <ul>
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {description ? <p>{description}</p> : null}
        <Button href={href} aria-current={here}>
          {texts.view}
          <span className="tk-visually-hidden">{` ${title}`}</span>
        </Button>
      </Root>
    </MuiTheme>
  );
}
