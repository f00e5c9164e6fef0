import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AsideLayout } from '../../../src/kit/AsideLayout/index.ts';
import { longName } from '../../fixtures/company.ts';
import { block, example } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/AsideLayout',
  id: 'kit-asidelayout',
  component: AsideLayout,
  args: {
    asideLabel: 'About this form',
    aside: block('What you need'),
    children: block('The form'),
  },
});

export const Basic = meta.story(example(BasicExample));

/** The aside is a landmark with a name, and the first in the document. */
export const Default = meta.story({
  name: 'Beside',
  tags: ['state'],
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'About this form' });
    const form = canvas.getByText('The form');
    await expect(aside.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});

export const Edge = meta.story({ args: { aside: <p>{longName}</p>, children: <p>{longName.repeat(4)}</p> } });

/** Above the form, with its parts side by side. */
export const Above = meta.story({
  tags: ['state'],
  args: { asidePlace: 'above', aside: ['What you need', 'What happens next'].map((words) => <div key={words}>{block(words)}</div>) },
});
