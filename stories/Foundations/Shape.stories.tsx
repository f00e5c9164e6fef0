import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { Button } from '../../src/kit/Button/index.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Grid, Name, Page, Part, tokensIn, TokenTable } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Radius, border, shadow', tags: ['autodocs'] });

const Box = styled('div')({
  inlineSize: token('space.24'),
  blockSize: token('space.16'),
  backgroundColor: token('color.surface.raised'),
  border: `${token('border-width.hairline')} solid ${token('color.border.control')}`,
});
const corner = (name: TokenName): JSX.Element => <Box sx={{ borderRadius: token(name) }} />;
const edge = (name: TokenName): JSX.Element => (
  <Box sx={{ borderWidth: token(name), borderColor: token('color.border.strong'), borderRadius: token('radius.medium') }} />
);
const lifted = (name: TokenName): JSX.Element => (
  <Box sx={{ boxShadow: token(name), borderColor: token('color.border.hairline'), borderRadius: token('radius.large') }} />
);

/** Tarnbrook is square-shouldered, Gullwing round. Hairlines separate; only floating parts have shadows. */
export const Shape = meta.story({
  render: () => (
    <Page>
      <Part title="Radius">
        <TokenTable names={tokensIn('radius.')} label="Radius" look={corner} />
      </Part>
      <Part title="Border">
        <TokenTable names={tokensIn('border-width.')} label="Border" look={edge} />
      </Part>
      <Part title="Shadow">
        <TokenTable names={tokensIn('shadow.')} label="Shadow" look={lifted} />
      </Part>
    </Page>
  ),
});

/** The order in which parts lie over one another, as CSS's `z-index`. Menus and dialogs of the kit are in the browser's top layer, over all of these. */
export const Layers = meta.story({ render: () => <TokenTable names={tokensIn('layer.').toReversed()} label="Layers" /> });

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
            <Button
              sx={{
                outline: `${token('border-width.focus')} solid ${token('color.focus.ring')}`,
                outlineOffset: token('border-width.strong'),
                boxShadow: `0 0 0 ${token('border-width.strong')} ${token('color.focus.gap')}`,
              }}
            >
              Focused
            </Button>
          </Ground>
          <Name>{name}</Name>
        </li>
      ))}
    </Grid>
  ),
});
