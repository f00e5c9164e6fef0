import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mails } from '../fixtures/mails.ts';
import { MailFrame, mailArgTypes } from './MailFrame.tsx';

/** Mails to the company. Replies go to the person the mail is about. */
const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Mails/Staff',
  component: MailFrame,
  argTypes: mailArgTypes,
  args: { mail: mails.staffAccount },
  parameters: { docs: { description: { component: 'What the company hears. Answers go to the person the mail is about.' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.mail.to)).toBeVisible();
    await expect(canvas.getByTitle(/as HTML$/u)).toBeVisible();
  },
});

export const Account = meta.story({ args: { mail: mails.staffAccount } });

export const Application = meta.story({ args: { mail: mails.staffApplication } });

export const Contact = meta.story({ args: { mail: mails.staffContact } });
