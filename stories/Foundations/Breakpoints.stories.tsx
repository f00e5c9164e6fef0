import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { breakpoints, type Breakpoint } from '../../src/kit/theme/generated/token-names.ts';
import { down, up } from '../../src/kit/theme/media.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { DataTable, Name } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Breakpoints', tags: ['autodocs'] });

const purpose: Record<Breakpoint, string> = {
  sm: 'Three columns of products; Previous and Next have words.',
  md: 'Tablet: wider gutters, five category tiles in a row, the header in one row.',
  lg: 'Sidebar beside the list, navigation in full, four columns of products.',
  xl: 'Fluid sizes have reached their largest.',
};
const names = Object.keys(breakpoints) as Breakpoint[];

const Now = styled('span')({ color: token('color.text.muted'), fontWeight: token('font.weight.bold') });
const Yes = styled(Now)({ display: 'none' });
const nowFrom = (name: Breakpoint): JSX.Element => (
  <>
    <Yes sx={{ [up(name)]: { display: 'inline' } }}>yes</Yes>
    <Now sx={{ [up(name)]: { display: 'none' } }}>no</Now>
  </>
);

/** The widths at which the layout changes. Write styles for small screens first and add others with `up`; resize the window to see the last column change. */
export const Breakpoints = meta.story({
  render: () => (
    <DataTable label="Breakpoints" columns={['Name', 'From px', 'What changes', 'up', 'down', 'Reached now']}>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">
            <Name>{name}</Name>
          </th>
          <td>{breakpoints[name]}</td>
          <td>{purpose[name]}</td>
          <td>
            <Name>{up(name)}</Name>
          </td>
          <td>
            <Name>{down(name)}</Name>
          </td>
          <td>{nowFrom(name)}</td>
        </tr>
      ))}
    </DataTable>
  ),
});
