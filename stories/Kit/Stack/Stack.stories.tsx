import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const items = ['Ambient', 'Chilled', 'Frozen'].map((name) => <Button key={name}>{name}</Button>);

const meta = preview.meta({ title: 'Kit/Layout/Stack', id: 'kit-stack', component: Stack, tags: ['!autodocs'], args: { children: items } });

export const Default = meta.story();

export const Playground = meta.story({ args: { direction: 'row', gap: '2' } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap="8">
      {(['1', '2', '3', '4', '6', '8', '12', 'gutter'] as const).map((gap) => (
        <Stack key={gap} gap={gap} direction="row">
          <span>{gap}</span>
          {items}
        </Stack>
      ))}
    </Stack>
  ),
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Edge = meta.story({
  args: { direction: 'row', gap: '2', children: Array.from({ length: 40 }, (_, index) => <Button key={index}>{index + 1}</Button>) },
});

/** Parts of a card at even distances, and the buttons in a row. */
export const Usage = meta.story({
  render: () => (
    <Stack gap="4" component="article">
      <Heading level={2}>Open a business account</Heading>
      <p>It takes five minutes, and prices are shown as soon as we have approved it.</p>
      <Stack direction="row" gap="2">
        <Button variant="contained">Start the form</Button>
        <Button>What you need</Button>
      </Stack>
    </Stack>
  ),
});
