import type { JSX } from 'react';
import { line, styled, token, useThemedProps } from '../part.ts';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';
import { breakpoints } from '../theme/generated/token-names.ts';

/** Widths of the facts' columns in rows; the note shares with the name what these leave. */
const rowColumns = { pack: '10.5rem', code: '4.5rem', storage: '5.5rem', note: 'minmax(0, 1fr)' } as const;

/** The columns of a row that has room for them, after its picture. */
const columns = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rowColumns.pack} ${rowColumns.code} ${rowColumns.storage} ${rowColumns.note}`,
  alignItems: 'center',
  columnGap: token('space.3'),
} as const;

const picture = token('space.12');

/** A small picture with the facts below each other, or in columns where there is room. */
const rows = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  '& > li > div': {
    flexDirection: 'row',
    alignItems: 'center',
    border: 0,
    borderRadius: 0,
    borderBlockEnd: line('color.border.hairline'),
    '& > [data-ratio]': { flexShrink: 0, inlineSize: picture, aspectRatio: '1 / 1', alignSelf: 'center' },
    '& > div': {
      flexFlow: 'row wrap',
      alignItems: 'center',
      gap: `0 ${token('space.2')}`,
      padding: token('space.1'),
      paddingInlineStart: token('space.3'),
    },
    '& > div > [data-brand], & :is(h2, h3, h4, h5, h6), & [data-note]': { inlineSize: '100%' },
    '& :is(h2, h3, h4, h5, h6)': { fontSize: token('font.size.sm') },
    '& :is(h2, h3, h4, h5, h6) > a': { gap: 0 },
    '& :is([data-brand], [data-pack])': { padding: 0, marginBlockStart: 0 },
    '& [data-code]': { order: 3, alignSelf: 'center', marginBlock: 0 },
    '& [data-edge]': { order: 4, position: 'static' },
    '& [data-origin]': { display: 'none' },
    '& [data-note]': { display: 'block', order: 5, color: token('color.text.default') },
    '& [data-price]': { order: 6, marginBlock: 0, padding: 0, border: 0 },
    // On the picture, so that the columns stay where they are.
    '& > [data-ticket]': { insetBlockStart: 0, paddingInline: token('space.1'), fontSize: token('font.size.xs') },
    [`@container (min-width: ${breakpoints.sm}px)`]: {
      '& > div': columns,
      '& > div > *': { gridRow: '1 / 3', alignSelf: 'center' },
      '& > div:has(> [data-brand]) > :is(h2, h3, h4, h5, h6)': { gridRow: 2, alignSelf: 'start' },
      '& :is(h2, h3, h4, h5, h6)': { gridColumn: 1 },
      // A pack size in the link has its column there.
      '& :is(h2, h3, h4, h5, h6):has([data-pack])': { gridColumn: '1 / 3' },
      '& a:has([data-pack])': { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${rowColumns.pack}`, columnGap: token('space.3') },
      '& a > [data-brand], & a > [data-name]': { gridColumn: 1 },
      '& a > [data-pack]': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' },
      '& > div > [data-brand]': { gridRow: 1, alignSelf: 'end', gridColumn: 1 },
      '& > div > [data-pack]': { gridColumn: 2 },
      '& [data-code]': { gridColumn: 3 },
      '& [data-edge]': { gridColumn: 4 },
      '& [data-note]': { gridColumn: 5 },
      '& [data-price]': { gridColumn: 6 },
    },
  },
} as const;

const Root = styled(ProductGrid, { name: 'TkProductRows' })({ '[data-view="rows"] &&': rows });

const Headings = styled('div')({
  display: 'none',
  '[data-view="rows"] &': { display: 'block', containerType: 'inline-size' },
  '& > div': {
    display: 'none',
    paddingBlock: token('space.1'),
    paddingInline: `calc(${picture} + ${token('space.3')}) ${token('space.1')}`,
    borderBlockEnd: line('color.border.strong'),
    color: token('color.text.muted'),
    fontSize: token('font.size.xs'),
    [`@container (min-width: ${breakpoints.sm}px)`]: columns,
  },
});

/** Props of {@link ProductRows}; every other prop of a `ProductGrid` reaches it. */
export interface ProductRowsProps extends ProductGridProps {
  /** Titles above the columns, from the name to the note. Not read aloud, since each row says all it has. Default: nothing. */
  headings?: readonly [name: string, pack: string, code: string, storage: string, note: string];
}

/**
 * A `ProductGrid` whose cards are rows inside an element with `data-view="rows"`, with what `note` says of each. As with the mode, that may be `<html>`: a choice
 * that the browser remembers then holds before anything is painted.
 */
export function ProductRows(given: ProductRowsProps): JSX.Element {
  const { headings, ...rest } = useThemedProps('TkProductRows', given);
  return (
    <div>
      {headings ? (
        <Headings aria-hidden>
          <div>
            {headings.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        </Headings>
      ) : null}
      <Root {...rest} />
    </div>
  );
}
