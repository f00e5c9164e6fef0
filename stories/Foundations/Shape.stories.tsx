import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { usePane } from '../../.storybook/surroundings.tsx';
import { themes } from '../../tools/tokens/themes.ts';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Grid, Name, Page, Part } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Radius, border, shadow', tags: ['autodocs'] });

const Box = styled('div')({
  blockSize: token('space.20'),
  marginBlockEnd: token('space.2'),
  backgroundColor: token('color.surface.raised'),
  border: `${token('border-width.hairline')} solid ${token('color.border.control')}`,
});

const radii = ['radius.small', 'radius.action', 'radius.medium', 'radius.large', 'radius.full'] as const;
const widths = ['border-width.hairline', 'border-width.strong', 'border-width.focus'] as const;
const shadows = ['shadow.lift', 'shadow.overlay'] as const;

function Caption({ name }: { name: TokenName }): JSX.Element {
  const { brand, mode } = usePane();
  const value = themes[brand][mode][name];
  return (
    <>
      <Name>{name}</Name> {typeof value === 'number' ? `${value} px` : null}
    </>
  );
}

/** Tarnbrook is square-shouldered, Gullwing round. Hairlines separate; only floating parts have shadows. */
export const Shape = meta.story({
  render: () => (
    <Page>
      <Part title="Radius">
        <Grid>
          {radii.map((name) => (
            <li key={name}>
              <Box sx={{ borderRadius: token(name) }} />
              <Caption name={name} />
            </li>
          ))}
        </Grid>
      </Part>
      <Part title="Border">
        <Grid>
          {widths.map((name) => (
            <li key={name}>
              <Box sx={{ borderWidth: token(name), borderColor: token('color.border.strong'), borderRadius: token('radius.medium') }} />
              <Caption name={name} />
            </li>
          ))}
        </Grid>
      </Part>
      <Part title="Shadow">
        <Grid>
          {shadows.map((name) => (
            <li key={name}>
              <Box sx={{ boxShadow: token(name), borderColor: token('color.border.hairline'), borderRadius: token('radius.large') }} />
              <Caption name={name} />
            </li>
          ))}
        </Grid>
      </Part>
    </Page>
  ),
});

const Ring = styled('button')({
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.4'),
  borderRadius: token('radius.action'),
  border: `${token('border-width.hairline')} solid ${token('color.quiet-action.border')}`,
  color: token('color.quiet-action.text'),
  backgroundColor: token('color.quiet-action.background'),
});
const Ground = styled('div')({ padding: token('space.6'), borderRadius: token('radius.large') });

const grounds = [
  'color.surface.page',
  'color.surface.sunken',
  'color.surface.selected',
  'color.surface.inverse',
  'color.navigation.background',
  'color.banner.background',
  'color.footer.background',
] as const;

/** The focus ring has two tones, so that it shows on any ground. Move through the examples with the Tab key. */
export const FocusRing = meta.story({
  render: () => (
    <Grid>
      {grounds.map((name) => (
        <li key={name}>
          <Ground sx={{ backgroundColor: token(name) }}>
            <Ring
              type="button"
              sx={{
                outline: `${token('border-width.focus')} solid ${token('color.focus.ring')}`,
                outlineOffset: token('border-width.strong'),
                boxShadow: `0 0 0 ${token('border-width.strong')} ${token('color.focus.gap')}`,
              }}
            >
              Focused
            </Ring>
          </Ground>
          <Name>{name}</Name>
        </li>
      ))}
    </Grid>
  ),
});
