import type { JSX, ReactNode } from 'react';
import { themes } from '../../tools/tokens/themes.ts';
import { TokenChip } from '../docs/tokens.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';

/** A page of the Foundations: a heading and sections below it. */
export const Page = styled('div')({ display: 'grid', gap: token('space.8'), gridTemplateColumns: 'minmax(0, 1fr)' });

export const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${token('space.24')} * 2.25)), 1fr))`,
  gap: token('space.4'),
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

const Code = styled('code')({ fontSize: token('font.size.xs'), overflowWrap: 'anywhere' });

/** A name as it is written in code. That of a token can be copied. */
export const Name = ({ children }: { children: string }): JSX.Element =>
  children in themes.tarnbrook.light ? <TokenChip name={children} /> : <Code>{children}</Code>;

export const Note = styled('p')({
  fontSize: token('font.size.sm'),
  color: token('color.text.muted'),
  maxInlineSize: token('size.text'),
});

const Block = styled('section')({ display: 'grid', gap: token('space.4'), gridTemplateColumns: 'minmax(0, 1fr)' });
const Title = styled('h2')({ fontSize: token('font.size.xl') });

/** A titled part of a page. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }): JSX.Element {
  return (
    <Block>
      <div>
        <Title>{title}</Title>
        {note ? <Note>{note}</Note> : null}
      </div>
      {children}
    </Block>
  );
}

export const Table = styled('table')({
  inlineSize: '100%',
  fontSize: token('font.size.sm'),
  'th, td': {
    paddingBlock: token('space.2'),
    paddingInlineEnd: token('space.4'),
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
  // Names do not wrap; the region scrolls instead.
  code: { whiteSpace: 'nowrap' },
  'thead th': { fontSize: token('font.size.xs'), color: token('color.text.muted'), fontWeight: token('font.weight.medium') },
});

const ScrollBox = styled('section')({ overflowX: 'auto' });

/** Wide tables scroll in themselves, reachable by keyboard, so that the page does not. */
export function Scroll({ label, children }: { label: string; children: ReactNode }): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <ScrollBox aria-label={label} tabIndex={0}>
      {children}
    </ScrollBox>
  );
}
