import type { JSX, ReactNode } from 'react';
import { MuiTheme } from '../../src/kit/theme/MuiTheme.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Page } from '../Foundations/parts.tsx';

/** Permutations of a component, side by side. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.4'), alignItems: 'center' });

/** Fields or texts, as many beside each other as there is room for. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${token('space.24')} * 2.5)), 1fr))`,
  gap: token('space.6'),
  alignItems: 'start',
});

/** MUI's components as they come, inside the kit's theme. */
export const MuiPage = ({ children }: { children: ReactNode }): JSX.Element => (
  <MuiTheme>
    <Page>{children}</Page>
  </MuiTheme>
);
