import type { IconComponent } from '../../src/kit/icons/index.ts';
import * as exports from '../../src/kit/icons/index.ts';
import { KitProvider } from '../../src/kit/provider/index.ts';
import preview from '../../.storybook/preview.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Copy } from '../docs/tokens.tsx';
import { Grid, Page, Part } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['autodocs'] });

const icons: [string, IconComponent][] = Object.entries(exports);

const Cell = styled('li')({
  display: 'grid',
  justifyItems: 'center',
  gap: token('space.3'),
  paddingBlock: token('space.5'),
  paddingInline: token('space.2'),
  textAlign: 'center',
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  borderRadius: token('radius.medium'),
});

/**
 * Material's icons in the style "Outlined" (`@mui/icons-material`), on a 24 × 24 grid; what Material has no outline of (leaf, fish) is drawn for this kit. Each
 * is a module of its own at the price of its path, so a page loads only the icons it shows. Import an icon that is missing here from MUI, `…Outlined`. They are
 * decoration by default; give one a `title` when it stands alone and nothing else names it.
 */
export const All = meta.story({
  render: () => (
    <Grid sx={{ gridTemplateColumns: `repeat(auto-fill, minmax(calc(${token('space.24')} * 1.5), 1fr))`, gap: token('space.2') }}>
      {icons.map(([name, Icon]) => (
        <Cell key={name}>
          <Icon size="large" />
          <Copy text={`import { ${name} } from '@tarnbrook/kit/icons';`} title="Copies its import">
            <code>{name}</code>
          </Copy>
        </Cell>
      ))}
    </Grid>
  ),
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.4') });
const shown = icons.filter(([name]) => /^(Search|Truck|Snowflake|Thermometer|Leaf|Percent|Card|Filter|ArrowRight|Star)Icon$/.test(name));

/** Three sizes by token, which grow with the reader's text size. Icons that point along the line are mirrored in right-to-left text. */
export const Sizes = meta.story({
  render: () => (
    <Page>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Part key={size} title={size}>
          <Row>
            {shown.map(([name, Icon]) => (
              <Icon key={name} size={size} />
            ))}
          </Row>
        </Part>
      ))}
    </Page>
  ),
});

/** With a title an icon is an image with a name. A brand's own icons take the place of the kit's, by name, wherever the kit shows them: a component, or the path of a shape. */
export const OwnIcons = meta.story({
  render: () => (
    <KitProvider icons={{ snowflake: 'M12 3l9 9-9 9-9-9zM12 7.2L7.2 12l4.8 4.8 4.8-4.8z', arrowRight: exports.ChevronRightIcon }}>
      <Row>
        <exports.SnowflakeIcon title="Frozen" size="large" />
        <exports.ArrowRightIcon title="On" size="large" />
        <exports.TruckIcon title="Delivery" size="large" />
      </Row>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Frozen' });
    await canvas.findByRole('img', { name: 'On' });
  },
});
