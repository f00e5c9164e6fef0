import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ContactCard } from '../../../src/kit/ContactCard/index.ts';
import { OpeningHours } from '../../../src/kit/OpeningHours/index.ts';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { MessagePage } from '../../../src/kit/MessagePage/index.ts';
import { contacts, logo, longName, openingHours } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

/** A Tuesday noon. */
const storyNow = new Date('2026-11-24T12:00:00Z');

const meta = preview.meta({
  title: 'Kit/Page/MessagePage',
  id: 'kit-messagepage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Something Went Wrong',
    children: 'An unexpected error occurred. Please try again later.',
    actions: (
      <>
        <Button variant="contained" href="#again">
          Try again
        </Button>
        <Button href="#home">Go to Home</Button>
      </>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'A message', tags: ['state'] });

/** With contact details beside it, or below it on a phone. */
export const WithAside = meta.story({
  tags: ['state'],
  args: {
    logo: <Logo {...logo} href="#home" />,
    aside: <ContactCard contacts={contacts.slice(0, 3)} hours={<OpeningHours hours={openingHours} now={storyNow} />} />,
  },
});

export const Edge = meta.story({ args: { heading: longName, children: longName.repeat(3) } });

/** A page of its own, when nothing else can be shown: the company, what happened, and where to go. */
export const Usage = meta.story({
  args: { logo: <Logo {...logo} href="#home" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Something Went Wrong');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Brindle Wharf' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveFocus();
  },
});
