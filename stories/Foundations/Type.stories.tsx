import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { usePane } from '../../.storybook/surroundings.tsx';
import { themes } from '../../tools/tokens/themes.ts';
import { UsedBy } from '../docs/tokens.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Name, Note, Page, Part, tokensIn, TokenTable } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['autodocs'] });

/** The largest first; four are of headings. */
const sizes = tokensIn('font.size.').toReversed();
const headings = sizes.slice(0, 4);

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(11rem, 2fr)',
  gap: `${token('space.1')} ${token('space.4')}`,
  alignItems: 'center',
  paddingBlock: token('space.3'),
  '& > :first-of-type': { gridRow: 'span 2' },
  borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
});
const Line = styled('div')({ overflowWrap: 'anywhere' });

function Steps(): JSX.Element {
  const { brand, mode } = usePane();
  return (
    <div>
      {sizes.map((name) => {
        const heading = headings.includes(name);
        return (
          <Row key={name}>
            <Line
              sx={{
                fontSize: token(name),
                fontFamily: token(heading ? 'font.family.heading' : 'font.family.text'),
                fontWeight: token(heading ? 'font.weight.heading' : 'font.weight.regular'),
                lineHeight: token(heading ? 'font.line-height.tight' : 'font.line-height.text'),
              }}
            >
              Cod fillets, skinless 4.54 kg
            </Line>
            <Note>
              <Name>{name}</Name> up to {themes[brand][mode][name]} px
            </Note>
            <UsedBy name={name} />
          </Row>
        );
      })}
    </div>
  );
}

/** Sizes grow with the window, and always with the reader’s own text size. */
export const Sizes = meta.story({
  render: () => (
    <Page>
      <Part title="Steps" note="From 360 px to 1280 px of window width each step grows along a straight line.">
        <Steps />
      </Part>
    </Page>
  ),
});

const Specimen = styled('div')({ fontSize: token('font.size.xl'), lineHeight: token('font.line-height.snug'), overflowWrap: 'anywhere' });
const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £€ ½ ¼ ¾ × ° ® ™ – — “quoted” ‘single’ … • & @ éèêëàâçñöüäæø';

/** The two fonts of the brand with the weights and characters we ship. Anything else falls back to a system font. */
export const Families = meta.story({
  render: () => (
    <Page>
      <Part title="Headings, prices, buttons">
        {(['font.weight.medium', 'font.weight.heading'] as const).map((weight) => (
          <div key={weight}>
            <Specimen sx={{ fontFamily: token('font.family.heading'), fontWeight: token(weight) }}>{characters}</Specimen>
            <Name>{weight}</Name>
          </div>
        ))}
      </Part>
      <Part title="Everything that is read">
        {(['font.weight.regular', 'font.weight.medium', 'font.weight.bold'] as const).map((weight) => (
          <div key={weight}>
            <Specimen sx={{ fontWeight: token(weight) }}>{characters}</Specimen>
            <Name>{weight}</Name>
          </div>
        ))}
      </Part>
    </Page>
  ),
});

/** Fonts, weights, heights of lines and space between letters, with the components that ask for them. */
export const Settings = meta.story({
  render: () => <TokenTable names={tokensIn('font.').filter((name) => !name.startsWith('font.size.'))} label="Type" />,
});

const Article = styled('article')({ display: 'grid', gap: token('space.4'), maxInlineSize: token('size.text') });

/** Plain elements as `base.css` styles them, without any component. */
export const Prose = meta.story({
  render: () => (
    <Article>
      <h1>Frozen fish, landed and packed</h1>
      <p>
        We buy at the quayside and pack within the day. Everything is <strong>individually quick frozen</strong>, glazed at 10%, and leaves
        our cold store at −20 °C or below. See <a href="#delivery">delivery days</a> for your postcode.
      </p>
      <h2>Fillets</h2>
      <p>Haddock, cod and pollock, skinless and boneless, 140–170 g or 170–200 g, ten boxes to a layer.</p>
      <h3>Cooking from frozen</h3>
      <ul>
        <li>Fry at 180 °C for 6 to 7 minutes.</li>
        <li>Core temperature above 75 °C.</li>
      </ul>
      <hr />
      <p>
        <small>Weights are net of glaze.</small>
      </p>
    </Article>
  ),
});
