import preview from '../../../.storybook/preview.tsx';
import gullwing from '../../../src/brands/gullwing/logo.svg';
import tarnbrook from '../../../src/brands/tarnbrook/logo.svg';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';

const meta = preview.meta({
  title: 'Kit/Page/Logo',
  id: 'kit-logo',
  component: Logo,
  tags: ['!autodocs'],
  args: { href: '#home', label: 'Tarnbrook Wholesale', src: `${tarnbrook}#logo`, width: 568.2, height: 96 },
});

export const Default = meta.story();

/** The letters take the colour of the ground they stand on. */
export const OnInk = meta.story({
  render: (args) => (
    <Section tone="inverse">
      <Logo {...args} />
    </Section>
  ),
});

export const AnotherBrand = meta.story({ args: { label: 'Gullwing Seafoods', src: `${gullwing}#logo`, width: 461.8, height: 108 } });
