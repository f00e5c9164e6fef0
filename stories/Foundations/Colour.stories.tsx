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
const modes = ['light', 'dark'] as const;
const names = Object.keys(themes.tarnbrook.light).filter(isColor);

/** The groups of a page, by the second part of a token's name. */
const groups = {
  Surface: ['surface', 'scrim', 'skeleton'],
  Text: ['text'],
  'Border and focus': ['border', 'focus'],
  'Action and control': ['action', 'quiet-action', 'control', 'ticket'],
  Status: ['status'],
  'Storage and tags': ['storage', 'tag'],
  'Around the page': ['header', 'navigation', 'banner', 'footer'],
} as const;
const groupOf = (name: string): string => name.split('.')[1]!;
const membersOf = (of: readonly string[]) => of.flatMap((group) => names.filter((name) => groupOf(name) === group));

const Swatches = styled(Grid)({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', fontSize: token('font.size.sm') });
const Swatch = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${token('space.12')} minmax(0, 1fr)`,
  gap: token('space.3'),
  alignItems: 'start',
  '& > div:first-of-type': {
    display: 'grid',
    gridAutoFlow: 'column',
    overflow: 'hidden',
    blockSize: token('space.12'),
    border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
    borderRadius: token('radius.medium'),
  },
  '& .sb-token': { maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'start' },
  '& small': { marginInlineEnd: token('space.2') },
  '& p': { margin: 0, lineHeight: token('font.line-height.snug') },
  '& :is(small, .sb-used)': { color: token('color.text.muted'), fontSize: token('font.size.xs'), fontVariantNumeric: 'tabular-nums' },
});

function AllColours(): JSX.Element {
  const { brand } = usePane();
  return (
    <Page>
      {Object.entries(groups).map(([title, of]) => (
        <Part key={title} title={title}>
          <Swatches>
            {membersOf(of).map((name) => (
              <Swatch key={name}>
                <div>
                  {modes.map((mode) => (
                    <span key={mode} title={mode} style={{ backgroundColor: String(themes[brand][mode][name]) }} />
                  ))}
                </div>
                <div>
                  <TokenChip name={name} plain />
                  <p>{purposeOfToken[name]}</p>
                  <small>{modes.map((mode) => themes[brand][mode][name]).join(' · ')}</small>
                  <UsedBy name={name} />
                </div>
              </Swatch>
            ))}
          </Swatches>
        </Part>
      ))}
    </Page>
  );
}

/** Every colour a component may use, light on the left and dark on the right. Press a name to copy it. */
export const Semantic = meta.story({
  render: () => <AllColours />,
  play: async ({ canvas }) => {
    await expect(membersOf(Object.values(groups).flat()).toSorted()).toEqual(names.toSorted());
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
const Ratio = styled('div')({ fontSize: token('font.size.xs'), lineHeight: 1.3, color: token('color.text.muted') });

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
              <strong>{ratio.toFixed(1)}</strong> {foreground.slice('color.'.length)} on {background.slice('color.'.length)}
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
