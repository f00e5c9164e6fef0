import type { ResponsiveStyleValue } from '@mui/system/styleFunctionSx';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { styled, token, useThemedProps, type Overridden, type Owned, type Rooted, type Styled } from '../part.ts';
import { divided } from '../theme/appTheme.ts';
import { plainList } from '../utils/plainList.ts';

/** Props of {@link Stack}; every other prop of a `<div>` reaches it. */
export interface StackProps extends ComponentProps<'div'>, Styled, Rooted {
  /** `column` one below the other, `row` side by side, wrapping when there is no room; by breakpoint if wanted. Default: `column`. */
  direction?: ResponsiveStyleValue<'column' | 'row'>;
  /** Space between the items, by the tokens `space.*`. Default: `4`, 16 px. */
  gap?: '1' | '2' | '3' | '4' | '6' | '8' | '12' | 'gutter';
  /** The same by MUI's name: a number is so many times the theme's grid, 8 px. It comes before `gap`. */
  spacing?: ResponsiveStyleValue<number | string>;
  /** Stands between each two items: a `Separator`. Default: none. */
  divider?: ReactNode;
}

const Root = styled('div', { name: 'TkStack' })<Owned & { $gap: NonNullable<StackProps['gap']> }>(
  { ...plainList, display: 'flex', flexDirection: 'column', '&[data-row]': { flexFlow: 'row wrap', alignItems: 'center' } },
  ({ $gap }) => ({ gap: token(`space.${$gap}`) }),
);

/** Items at one distance, below or beside each other. */
export function Stack<Root extends ElementType = ElementType>(given: Overridden<StackProps, Root>): JSX.Element {
  const { direction, gap, spacing, sx, children, ...rest } = useThemedProps('TkStack', given, { direction: 'column', gap: '4' });
  const styles = spacing === undefined ? sx : ([{ gap: spacing }, sx].flat() as StackProps['sx']);
  return (
    <Root $gap={gap} data-row={direction === 'row' || undefined} {...rest} sx={styles}>
      {divided(children, rest.divider)}
    </Root>
  );
}
