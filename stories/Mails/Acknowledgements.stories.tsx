import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mails } from '../fixtures/mails.ts';
import { MailFrame, mailArgTypes } from './MailFrame.tsx';

/** Mails to people who applied for a job or wrote to the company. */
const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Mails/Acknowledgements',
  component: MailFrame,
  argTypes: mailArgTypes,
  args: { mail: mails.applicationReceived },
  parameters: { docs: { description: { component: 'What somebody hears who applied for a job or wrote to the company.' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.mail.to)).toBeVisible();
    await expect(canvas.getByTitle(/as HTML$/u)).toBeVisible();
  },
});

export const ApplicationReceived = meta.story({ args: { mail: mails.applicationReceived } });

export const ContactReceived = meta.story({ args: { mail: mails.contactReceived } });

/** A letter that staff wrote at the desk. */
export const Letter = meta.story({ args: { mail: mails.letter } });
