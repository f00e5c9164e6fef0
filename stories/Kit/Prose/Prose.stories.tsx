import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Prose } from '../../../src/kit/Prose/index.ts';
import { longName } from '../../fixtures/company.ts';

const meta = preview.meta({
  title: 'Kit/Content/Prose',
  id: 'kit-prose',
  component: Prose,
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <p>You take the day’s orders to takeaways, cafés and shops and bring the vehicle home empty.</p>
        <Heading level={2} size="xl">
          What you will do
        </Heading>
        <ul>
          <li>Check the load and secure it before you leave</li>
          <li>Drive a planned round of up to 14 drops, note the temperature at each, and take a signature</li>
        </ul>
        <p>Nobody starts alone.</p>
      </>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { as: 'section' } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const Edge = meta.story({ args: { children: <p>{longName.repeat(4)}</p> } });
