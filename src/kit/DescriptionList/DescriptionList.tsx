import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { breakpoints } from '../theme/generated/token-names.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** One fact. */
export interface DescriptionItem {
  /** What the fact is about: "Case size". Unique in its list. */
  term: string;
  /** The fact: "24 × 330 ml". An item without one (`undefined`, `null`, empty) is left out. */
  description: ReactNode;
}

/** Props of {@link DescriptionList}; every other prop of a `<dl>` reaches it. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children' | 'style'> {
  /** The facts, in order. */
  items: readonly DescriptionItem[];
  /** Columns of facts where there is room (a container from 640 px). Default: 1. */
  columns?: 1 | 2;
  sx?: SxProps;
}

const Root = styled('dl')({
  containerType: 'inline-size',
  margin: 0,
  fontSize: token('font.size.sm'),
  lineHeight: token('font.line-height.snug'),
  '& > div': { borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}` },
  '& > div > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: token('space.4'),
    paddingBlock: token('space.2'),
    borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
  '& dt': { color: token('color.text.muted') },
  '& dd': { margin: 0, fontWeight: token('font.weight.medium'), overflowWrap: 'anywhere' },
  [`@container (min-width: ${breakpoints.sm}px)`]: {
    '&[data-columns="2"] > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: token('space.8') },
  },
});
