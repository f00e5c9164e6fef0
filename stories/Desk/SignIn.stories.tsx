import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import { deskAt } from './DeskAt.tsx';
import { answers, desk, member, signedOut, takes } from './deskMocks.ts';

const meta = preview.meta({ title: 'Desk/Getting in', ...deskAt(), beforeEach: api(signedOut) });

export const SignIn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  beforeEach: api(signedOut, takes('/session', { message: 'E-mail or password is wrong.' }, 401)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), member.mail);
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByText('E-mail or password is wrong.')).toBeVisible();
  },
});

export const Code = meta.story({
  beforeEach: api(answers('/session', { next: 'code', mail: member.mail })),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(`For ${member.mail}. From your authenticator, or a recovery code.`)).toBeVisible();
  },
});

const invited = takes('/setup', member);

/** It says whose access it is. */
export const Setup = meta.story({
  args: { address: '/setup?token=story' },
  beforeEach: api(invited),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
    await expect(await canvas.findByText(`${member.name}, ${member.mail}`)).toBeVisible();
  },
});

/** A link that works no more says so before anything is typed. */
export const LinkUsed = meta.story({
  args: { address: '/setup?token=story' },
  beforeEach: api(takes('/setup', { message: 'This link was used, replaced or is older than three days.' }, 410)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link was used/u)).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

const offered = {
  mail: member.mail,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Tarnbrook:kit?secret=JBSWY3DPEHPK3PXP',
};

async function choosePassword(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New password'), 'seventeen grey herrings{Enter}');
  await expect(await canvas.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
}

export const Authenticator = meta.story({
  args: { address: '/setup?token=story' },
  beforeEach: api(invited, takes('/setup/password', offered)),
  play: async ({ canvas }) => {
    await choosePassword(canvas);
  },
});

export const RecoveryCodes = meta.story({
  args: { address: '/setup?token=story' },
  beforeEach: api(
    invited,
    takes('/setup/password', offered),
    takes('/setup/code', { ...member, recoveryCodes: ['7K2M-9QXD-3HTB-WZ46', 'B4NP-27XK-QQ5D-8RVC'] }),
  ),
  play: async ({ canvas }) => {
    await choosePassword(canvas);
    await userEvent.type(await canvas.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** The session ends while somebody types: it is asked for in place, and the text stays. */
export const SessionOver = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(answers('/accounts/17', { message: 'Please sign in.' }, 401), ...desk),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Sign in again' });
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus());
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(body.getByLabelText('E-mail')).toHaveValue(member.mail);
  },
});
