import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import gullwing from '../../../src/brands/gullwing/logo.svg';
import tarnbrook from '../../../src/brands/tarnbrook/logo.svg';
import { Button } from '../../../src/kit/Button/index.ts';
import { Header } from '../../../src/kit/Header/index.ts';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import small from '../../fixtures/smallLogo.svg';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Page/Logo',
  id: 'kit-logo',
  component: Logo,
  tags: ['!autodocs'],
  args: { href: '#home', label: 'Tarnbrook Wholesale', src: `${tarnbrook}#logo`, width: 568.2, height: 96 },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

export const Playground = meta.story();

/** The letters take the text colour of their surroundings. */
export const OnInk = meta.story({
  render: (args) => (
    <Section tone="inverse">
      <Logo {...args} />
    </Section>
  ),
});

/** A file so small that a bundler would put it into the code, where browsers cannot use it: it must stay a file. */
export const SmallFile = meta.story({ args: { label: 'Small Waters', src: `${small}#logo`, width: 216, height: 96 } });

/** Every brand's on every ground. */
export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['plain', 'sunken', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} aria-label={tone}>
          <Stack direction="row" gap="8">
            <Logo {...args} />
            <Logo {...args} label="Gullwing Seafoods" src={`${gullwing}#logo`} width={461.8} height={108} />
          </Stack>
        </Section>
      ))}
    </>
  ),
});

/** A column that is narrower than the logo: it shrinks and keeps its shape. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 96 }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(96);
  },
});

/** The way home, first in the header. */
export const Usage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => <Header logo={<Logo {...args} />} account={<Button href="#login">Log in</Button>} />,
});
