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
import { Grid, Page, Part } from './parts.tsx';
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

const Sample = styled('div')({
  inlineSize: token('space.10'),
  minBlockSize: token('space.12'),
  borderRadius: token('radius.medium'),
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
});
const Swatched = styled('li')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: token('space.3') });
const Value = styled('span')({ fontSize: token('font.size.xs'), color: token('color.text.muted'), fontVariantNumeric: 'tabular-nums' });
const Purpose = styled('div')({
  fontSize: token('font.size.sm'),
  lineHeight: token('font.line-height.snug'),
  '& .sb-used': { display: 'inline-block' },
});

function Swatch({ name }: { name: ColorName }): JSX.Element {
  const { brand, mode } = usePane();
  return (
    <Swatched>
      <Sample sx={{ backgroundColor: token(name) }} />
      <div>
        <TokenChip name={name} plain />
        <Purpose>
          {purposeOfToken[name]} <Value>{themes[brand][mode][name]}</Value> <UsedBy name={name} />
        </Purpose>
      </div>
    </Swatched>
  );
}

/** Groups in columns, close to one another: there are more than a hundred colours. */
const columns = {
  display: 'block',
  columns: `3 calc(${token('space.24')} * 2.5)`,
  '& > *': { breakInside: 'avoid', gap: token('space.2') },
};

function AllColours(): JSX.Element {
  return (
    <Page sx={columns}>
      {groups.map(({ group, members }) => (
        <Part key={group} title={group}>
          <Grid sx={{ gap: token('space.2'), gridTemplateColumns: 'minmax(0, 1fr)', marginBlockEnd: token('space.4') }}>
            {members.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Grid>
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
      const swatch = within(canvas.getByText(name).closest('li')!);
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
  tags: ['!autodocs'],
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
