import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { CheckList } from '../../../src/kit/CheckList/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Content/CheckList',
  id: 'kit-checklist',
  component: CheckList,
  tags: ['!autodocs'],
  args: { items: ['Over 10K items in store', 'Open 7 days a week', 'Delivery within the United Kingdom'] },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

export const Playground = meta.story();

export const Edge = meta.story({
  args: {
    items: [
      'One point alone',
      'A point so long that it needs more than one line on a telephone, where its second line starts below the first word and not below the tick. '.repeat(
        2,
      ),
    ],
  },
});

/** A list of documents to have at hand before a form. */
export const Usage = meta.story({
  render: () => (
    <Stack>
      <Heading level={2}>What you need</Heading>
      <CheckList items={['Your VAT registration number', 'Your company registration number', 'A proof of address as PDF or Word file']} />
      <Stack direction="row">
        <Button variant="contained" href="#account-form">
          Start the form
        </Button>
      </Stack>
    </Stack>
  ),
});
