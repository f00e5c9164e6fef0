import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mails } from '../fixtures/mails.ts';
import { MailFrame, mailArgTypes } from './MailFrame.tsx';

/** Mails to a business about its account and its password. */
const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Mails/Accounts',
  component: MailFrame,
  argTypes: mailArgTypes,
  args: { mail: mails.verify },
  parameters: { docs: { description: { component: 'What a business hears on its way to an account, and around its password.' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.mail.to)).toBeVisible();
    await expect(canvas.getByTitle(/as HTML$/u)).toBeVisible();
  },
});

export const Verify = meta.story({ args: { mail: mails.verify } });

export const AlreadyRegistered = meta.story({ args: { mail: mails.alreadyRegistered } });

export const Approved = meta.story({ args: { mail: mails.approved } });

export const Rejected = meta.story({ args: { mail: mails.rejected } });

export const MoreInformation = meta.story({ args: { mail: mails.moreInformation } });

/** Where nothing single is asked for, there is no page for the answer. */
export const MoreInformationByMail = meta.story({ args: { mail: { ...mails.moreInformation, token: undefined } } });

export const PasswordReset = meta.story({ args: { mail: mails.passwordReset } });

export const PasswordChanged = meta.story({ args: { mail: mails.passwordChanged } });
