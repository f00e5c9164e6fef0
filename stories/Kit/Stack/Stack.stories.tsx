import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Separator } from '../../../src/kit/Separator/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items = ['Ambient', 'Chilled', 'Frozen'].map((name) => <Button key={name}>{name}</Button>);

const meta = preview.meta({ title: 'Kit/Layout/Stack', id: 'kit-stack', component: Stack, args: { children: items } });

export const Default = meta.story();

export const Matrix = meta.story({
  render: looks({ min: 300 }, Stack, {
    Gaps: by('gap', ['1', '2', '3', '4', '6', '8', '12', 'gutter'], { direction: 'row' as const, children: items }),
    Divider: { 'Between the items': { divider: <Separator /> } },
  }),
});

export const Basic = meta.story(example(BasicExample));

export const Edge = meta.story({
  args: { direction: 'row', gap: '2', children: Array.from({ length: 40 }, (_, index) => <Button key={index}>{index + 1}</Button>) },
});
