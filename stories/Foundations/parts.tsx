import type { JSX, ReactNode } from 'react';
import { themes } from '../../tools/tokens/themes.ts';
import { usePane } from '../../.storybook/surroundings.tsx';
import { TokenChip, UsedBy } from '../docs/tokens.tsx';
import { purposeOfToken } from './purposes.ts';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
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

export const Note = styled('p')({ fontSize: token('font.size.sm'), color: token('color.text.muted'), maxInlineSize: token('size.text') });

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

const Table = styled('table')({
  inlineSize: '100%',
  fontSize: token('font.size.sm'),
  'th, td': {
    paddingBlock: token('space.1'),
    paddingInlineEnd: token('space.4'),
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
  // Names do not wrap; the region scrolls instead.
  'code, data, .sb-used': { whiteSpace: 'nowrap' },
  '.sb-used[open]': { whiteSpace: 'normal' },
  '& td:nth-last-of-type(2)': { minInlineSize: `calc(${token('space.24')} * 2)` },
  'thead th': { fontSize: token('font.size.xs'), color: token('color.text.muted'), fontWeight: token('font.weight.medium') },
});

const ScrollBox = styled('section')({ overflowX: 'auto' });

interface DataTableProps {
  label: string;
  /** Titles of the columns. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table. A wide one scrolls in itself, reachable by keyboard, so that the page does not. */
export const DataTable = ({ label, columns, children }: DataTableProps): JSX.Element => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
  <ScrollBox className="sb-scroll" aria-label={label} tabIndex={0}>
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </ScrollBox>
);

const all = Object.keys(themes.tarnbrook.light) as TokenName[];

/** The tokens of a group: `space.` */
export const tokensIn = (group: string): readonly TokenName[] => all.filter((name) => name.startsWith(group));

/** The unit of a token that is a number. */
const unitOf = (name: string): string =>
  /^(?:layer|density|font\.(?:weight|line-height))\./u.test(name) ? '' : name.startsWith('motion.') ? ' ms' : ' px';

/** A look is no wider than its column, whatever its token says. */
const Look = styled('td')({ inlineSize: '30%', maxInlineSize: 0, overflow: 'clip', overflowClipMargin: token('space.6') });

interface TokenTableProps {
  names: readonly TokenName[];
  label: string;
  /** Draws a token. Default: tokens have no look of their own. */
  look?: (name: TokenName) => JSX.Element;
}

/** Tokens with their looks, their values in the brand and mode of the toolbar, their purposes, and the components that use them. */
export function TokenTable({ names, label, look }: TokenTableProps): JSX.Element {
  const { brand, mode } = usePane();
  const valueOf = (name: TokenName): string | JSX.Element => {
    const value = themes[brand][mode][name];
    return typeof value === 'number' ? <data value={value}>{`${value}${unitOf(name)}`}</data> : value;
  };
  return (
    <DataTable label={label} columns={['Token', 'Value', ...(look ? ['Look'] : []), 'Purpose', 'Used by']}>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">
            <Name>{name}</Name>
          </th>
          <td>{valueOf(name)}</td>
          {look ? <Look>{look(name)}</Look> : null}
          <td>{purposeOfToken[name]}</td>
          <td>
            <UsedBy name={name} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
