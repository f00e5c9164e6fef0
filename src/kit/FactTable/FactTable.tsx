import type { ComponentProps, JSX, ReactNode } from 'react';
import { denseSpace, inHeadingType, line, sized, styled, token, useThemedProps, type Owned, type Styled } from '../part.ts';

/** One row. */
export interface FactRow {
  /** Name of the measured value. Unique in its table. */
  term: string;
  /** The amounts, one per column. */
  values: readonly ReactNode[];
  /** A part of the row above: "of which sugars". Default: `false`. */
  isPart?: boolean;
}

/** Props of {@link FactTable}; every other prop of a `<table>` reaches it. */
export interface FactTableProps extends Omit<ComponentProps<'table'>, 'children'>, Styled {
  /** Caption of the table. */
  caption: ReactNode;
  /** The heading of the column of terms: "Typical values". */
  termHeading: string;
  /** The heading of each column of values: "Per 100 g". */
  columns: readonly string[];
  /** The rows, in order. */
  rows: readonly FactRow[];
}

const Root = styled('table', { name: 'TkFactTable' })<Owned>({
  inlineSize: '100%',
  ...sized('font.size.sm', 'font.line-height.snug'),
  '& > caption': {
    paddingBlockEnd: token('space.2'),
    ...inHeadingType('font.weight.heading'),
    fontSize: token('font.size.lg'),
    textAlign: 'start',
  },
  '& th, & td': {
    paddingInline: 0,
    paddingBlock: denseSpace('space.2'),
    borderBlockEnd: line('color.border.hairline'),
    verticalAlign: 'top',
  },
  '& th': { fontWeight: token('font.weight.regular'), color: token('color.text.muted') },
  '& thead th': { borderBlockEnd: line('color.border.strong', 'strong') },
  '& :is(td, thead th:not(:first-of-type))': { paddingInlineStart: token('space.4'), textAlign: 'end' },
  '& tbody th': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& td': { fontWeight: token('font.weight.medium'), fontVariantNumeric: 'tabular-nums' },
  '& [data-part] > th': { paddingInlineStart: token('space.4') },
  breakInside: 'avoid',
});

/** Amounts in a table with hairlines, as the nutrition declaration on a pack. */
export function FactTable(given: FactTableProps): JSX.Element {
  const { caption, termHeading, columns, rows, ...rest } = useThemedProps('TkFactTable', given);
  return (
    <Root {...rest}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{termHeading}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, values, isPart = false }) => (
          <tr key={term} data-part={isPart ? '' : undefined}>
            <th scope="row">{term}</th>
            {values.map((value, index) => (
              <td key={columns[index]}>
                <bdi>{value}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
