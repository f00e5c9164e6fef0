import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { oneColumn, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link AsideLayout}; every other prop of a `<div>` reaches it. */
export interface AsideLayoutProps extends ComponentProps<'div'>, Styled, Rooted {
  /** Notes to read before the content: what one needs, what comes next. Default: none, and the content stands alone. */
  aside?: ReactNode;
  /** Where it stands if there is room: beside the content, or above it with its parts side by side and, on large screens, the titles of a form's sections beside their fields. Default: `beside`. */
  asidePlace?: 'beside' | 'above';
  /** Names it for screen readers. Default: unnamed. */
  asideLabel?: string;
}

const Root = styled('div', { name: 'TkAsideLayout' })<Owned>({
  ...oneColumn,
  gap: token('space.8'),
  alignItems: 'start',
  '& > [data-slot]': { display: 'flex', flexDirection: 'column', gap: token('space.6'), minInlineSize: 0 },
  '& > [data-slot="content"]': { inlineSize: '100%', maxInlineSize: token('size.text') },
  '& > [data-slot="aside"]': {
    padding: token('space.4'),
    borderRadius: token('radius.large'),
    background: token('color.surface.sunken'),
    [up('md')]: { padding: token('space.6') },
  },
  [up('md')]: {
    '&[data-aside-place="above"] > [data-slot="aside"]': {
      flexDirection: 'row',
      gap: token('space.12'),
      paddingBlock: token('space.4'),
      '& > *': { flex: 1 },
    },
  },
  [up('lg')]: {
    // Below the notes a form has the whole width: the titles of its sections stand beside their fields.
    '&[data-aside-place="above"] > [data-slot="content"]': {
      maxInlineSize: `calc(${token('size.sidebar')} + ${token('size.text')})`,
      '& > form': { paddingInlineStart: token('size.sidebar') },
      '& > form > fieldset': {
        position: 'relative',
        marginInlineStart: `calc(-1 * ${token('size.sidebar')})`,
        paddingInlineStart: token('size.sidebar'),
        '& > legend': { position: 'absolute', insetInlineStart: 0, maxInlineSize: `calc(${token('size.sidebar')} - ${token('space.6')})` },
      },
    },
    '&[data-aside-place="beside"]': {
      gridTemplateColumns: `minmax(0, ${token('size.text')}) minmax(${token('size.sidebar')}, 1fr)`,
      gap: token('space.12'),
      '& > [data-slot]': { gridRow: 1 },
      '& > [data-slot="aside"]': { gridColumn: 2, maxInlineSize: `calc(${token('size.sidebar')} * 1.5)`, justifySelf: 'end' },
    },
  },
  '@media print': { display: 'block', '& > [data-slot="aside"]': { marginBlockEnd: token('space.6') } },
});

/** A long form, or a text, with its help beside it. Where there is no room the help comes first: it says what one needs to begin. */
export function AsideLayout<Root extends ElementType = ElementType>(given: Overridden<AsideLayoutProps, Root>): JSX.Element {
  const { aside, asidePlace, asideLabel, children, ...rest } = useThemedProps('TkAsideLayout', given, { asidePlace: 'beside' });
  return (
    <Root {...rest} data-aside-place={asidePlace}>
      {aside ? (
        <aside data-slot="aside" aria-label={asideLabel}>
          {aside}
        </aside>
      ) : null}
      <div data-slot="content">{children}</div>
    </Root>
  );
}
