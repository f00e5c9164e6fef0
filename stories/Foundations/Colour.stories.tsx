import type { JSX } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usePane } from '../../.storybook/surroundings.tsx';
import { contrast, pairs } from '../../design-tokens/contrast.ts';
import { themes } from '../../tools/tokens/themes.ts';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { TokenChip, UsedBy } from '../docs/tokens.tsx';
import { DataTable, Grid, Page, Part } from './parts.tsx';
import { purposeOfToken } from './purposes.ts';

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['autodocs'] });

type ColorName = Extract<TokenName, `color.${string}`>;

const isColor = (name: string): name is ColorName => name.startsWith('color.');
const names = Object.keys(themes.tarnbrook.light).filter(isColor);

/** `color.surface.page` belongs to `surface`; a token without a group (`color.scrim`) to `other`. */
function groupOf(name: ColorName): string {
  const [, group = '', ...rest] = name.split('.');
  return rest.length > 0 ? group : 'other';
}

const groups = [...new Set(names.map(groupOf))].map((group) => ({ group, members: names.filter((name) => groupOf(name) === group) }));

const Value = styled('td')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Sample = styled('span')({
  display: 'inline-block',
  inlineSize: token('space.10'),
  blockSize: token('space.6'),
  marginInlineEnd: token('space.2'),
  verticalAlign: 'middle',
  borderRadius: token('radius.small'),
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
});

function AllColours(): JSX.Element {
  const { brand } = usePane();
  return (
    <Page>
      {groups.map(({ group, members }) => (
        <Part key={group} title={group.charAt(0).toUpperCase() + group.slice(1).replace('-', ' ')}>
          <DataTable label={group} columns={['Token', 'Light', 'Dark', 'Use', 'Used by']}>
            {members.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <TokenChip name={name} plain />
                </th>
                {(['light', 'dark'] as const).map((mode) => (
                  <Value key={mode}>
                    <Sample style={{ backgroundColor: String(themes[brand][mode][name]) }} />
                    {themes[brand][mode][name]}
                  </Value>
                ))}
                <td>{purposeOfToken[name]}</td>
                <td>
                  <UsedBy name={name} />
                </td>
              </tr>
            ))}
          </DataTable>
        </Part>
      ))}
    </Page>
  );
}

/** Every colour a component may use, with its purpose. Components must not use the palette behind them. */
export const Semantic = meta.story({
  render: () => <AllColours />,
  play: async ({ canvas }) => {
    for (const name of names) {
      const swatch = within(canvas.getByText(name).closest('tr')!);
      await expect(swatch.getByText(purposeOfToken[name]!, { exact: false })).toBeVisible();
    }
  },
});

const Ground = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.3'),
  paddingBlock: token('space.1'),
  paddingInline: token('space.3'),
  borderRadius: token('radius.medium'),
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
});
const Mark = styled('span')({
  inlineSize: token('space.8'),
  blockSize: token('space.5'),
  borderRadius: token('radius.small'),
  flex: 'none',
});
const Ratio = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  '& strong': { whiteSpace: 'nowrap' },
  fontSize: token('font.size.xs'),
  color: token('color.text.muted'),
});

function Pairs(): JSX.Element {
  const { brand, mode } = usePane();
  const values = themes[brand][mode];
  return (
    <Grid
      sx={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${token('space.24')} * 1.5)), 1fr))`, gap: token('space.2') }}
    >
      {pairs.map(({ foreground, background, minimum }) => {
        const ratio = contrast(String(values[foreground]), String(values[background]));
        return (
          <li key={`${foreground} ${background}`}>
            <Ground sx={{ backgroundColor: token(background), color: token(foreground) }}>
              {minimum === 3 ? <Mark sx={{ backgroundColor: 'currentcolor' }} /> : <span>Case of 12</span>}
            </Ground>
            <Ratio>
              <span>
                {foreground.slice('color.'.length)} on {background.slice('color.'.length)}
              </span>
              <strong>
                {ratio.toFixed(1)}
                <span aria-hidden="true"> : 1</span>
              </strong>
            </Ratio>
          </li>
        );
      })}
    </Grid>
  );
}

/** The pairs that `design-tokens/contrast.test.ts` checks for WCAG 2.2 AA: 4.5 for text, 3 for edges and marks (shown as bars). */
export const Contrast = meta.story({
  render: () => (
    <Page>
      <Part
        title="Contrast of what meets on a screen"
        note="Text needs 4.5, marks and edges 3. A test checks every pair in both brands and modes."
      >
        <Pairs />
      </Part>
    </Page>
  ),
});
