import type { IconComponent } from '../../src/kit/icons/index.ts';
import * as exports from '../../src/kit/icons/index.ts';
import preview from '../../.storybook/preview.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Name, Page, Part } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Icons' });

const icons: [string, IconComponent][] = Object.entries(exports);

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${token('space.24')} * 1.5), 1fr))`,
  gap: token('space.2'),
  padding: 0,
  listStyle: 'none',
});
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
 * Drawn for this kit on a 24 × 24 grid with round strokes. Each is an export of its own, so a page loads only the icons it shows.
 * They are decoration by default; give one a `title` when it stands alone and nothing else names it.
 */
export const All = meta.story({
  render: () => (
    <List>
      {icons.map(([name, Icon]) => (
        <Cell key={name}>
          <Icon size="large" />
          <Name>{name}</Name>
        </Cell>
      ))}
    </List>
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

/** With a title it is an image with a name. */
export const WithTitle = meta.story({
  render: () => <exports.SnowflakeIcon title="Frozen" size="large" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Frozen' });
  },
});
