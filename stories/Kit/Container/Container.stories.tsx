import preview from '../../../.storybook/preview.tsx';
import { Container } from '../../../src/kit/Container/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/Container',
  id: 'kit-container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <p>
        As wide as the page, 1360 px at most (1656 px on very wide screens), with 16 px to the edges on phones and the brand’s wider gutter
        from 768 px.
      </p>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'A sentence', tags: ['state'] });

export const Edge = meta.story({ name: 'Long words', tags: ['state'], args: { children: longName } });
