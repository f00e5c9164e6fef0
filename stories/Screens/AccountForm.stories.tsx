import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pdf } from '../fixtures/files.ts';
import { enter, expectDialog, ipLookup, readSent, storyIp, type Canvas, type SentForm } from './formMocks.ts';
import { filled } from './mocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  title: 'Screens/Account form',
  component: Shop,
  args: { address: '/account-form' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

const call = '/api/business/accountForm';
const success = 'Success! Check your email and click the verification link. Once verified, we’ll review and approve your account.';

/** Errors that the story expects are logged, as specified, and kept out of the test's output. */
const expectLogged = () => spyOn(console, 'error').mockImplementation(() => undefined);

const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const labelled = (scope: Pick<Canvas, 'getByRole'>, label: string) => scope.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });
const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });
const terms = (canvas: Canvas) => canvas.getByRole('checkbox', { name: /^I accept/u });
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

/** Fills in everything that is needed and accepts the terms. */
async function fillIn(canvas: Canvas): Promise<void> {
  await heading(canvas);
  await enter(labelled(canvas, 'Business name'), 'Pier Road Chippy Ltd');
  await enter(labelled(canvas, 'VAT Reg No.'), 'GB 340 8043 29');
  await enter(labelled(canvas, 'Company Reg No.'), '09990417');
  const contact = group(canvas, 'Address and contact');
  await enter(labelled(contact, 'Address 1'), '4 Pier Road');
  await enter(labelled(contact, 'Business mail'), 'orders@pier-road.example.co.uk');
  const director = group(canvas, 'Director 1 of 1');
  await enter(labelled(director, 'First name'), 'Ada');
  await enter(labelled(director, 'Last name'), 'Haddon');
  await enter(labelled(director, 'Address 1'), '9 Mill Street');
  await enter(labelled(director, 'Personal mail'), 'ada@example.com');
  await userEvent.click(terms(canvas));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toBeVisible();
    const guide = within(canvas.getByRole('complementary', { name: 'About this form' }));
    await expect(guide.getByText(/working days/u)).toBeVisible();
    for (const [index, title] of ['Your business', 'Address and contact', 'Directors', 'Terms'].entries()) {
      const section = group(canvas, title);
      await expect(section.getByText(`Section ${index + 1} of 4`)).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: /^Remove Director/u })).toBeNull();
    const links = within(canvas.getByRole('group', { name: 'Terms' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms&conditions', '/privacy']);
    await expect(labelled(canvas, 'Business name')).toHaveAttribute('autocomplete', 'organization');
  },
});

/** Each field says what is wrong when it is left, in the words of the specification. */
export const ValidatesOnBlur = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    const contact = group(canvas, 'Address and contact');
    const director = group(canvas, 'Director 1 of 1');
    const required = [
      [labelled(canvas, 'Business name'), 'Business name is required'],
      [labelled(canvas, 'VAT Reg No.'), 'VAT Reg No. is required'],
      [labelled(canvas, 'Company Reg No.'), 'Company Reg No. is required'],
      [labelled(contact, 'Address 1'), 'Address 1 is required'],
      [labelled(contact, 'Business mail'), 'Business mail is required'],
      [labelled(director, 'First name'), 'First name is required'],
      [labelled(director, 'Last name'), 'Last name is required'],
      [labelled(director, 'Address 1'), 'Address 1 is required'],
      [labelled(director, 'Personal mail'), 'Personal mail is required'],
    ] as const;
    for (const [field, message] of required) {
      await userEvent.click(field);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
    for (const scope of [contact, director]) {
      const mail = labelled(scope, scope === contact ? 'Business mail' : 'Personal mail');
      await enter(mail, 'orders@pier-road');
      await userEvent.tab();
      await waitFor(() => expect(mail).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid mail')));
      for (const label of ['Landline No.', 'Mobile No.']) {
        const telephone = labelled(scope, label);
        await enter(telephone, '0161 call me');
        await userEvent.tab();
        await waitFor(() => expect(telephone).toHaveAccessibleDescription(expect.stringContaining('Only numbers are allowed')));
      }
    }
    await userEvent.click(terms(canvas));
    await userEvent.click(terms(canvas));
    await userEvent.tab();
    await waitFor(() => expect(terms(canvas)).toHaveAccessibleDescription('You must accept the terms and privacy policy'));
  },
});

/** Spaces, hyphens and brackets go; numbers are put into their usual form; a doubtful one warns and never blocks. */
export const TidiesAndWarns = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    const contact = group(canvas, 'Address and contact');
    await enter(labelled(contact, 'Landline No.'), '(0161) 496-0142');
    await expect(labelled(contact, 'Landline No.')).toHaveValue('01614960142');
    await enter(labelled(canvas, 'VAT Reg No.'), 'gb 340 8043 28');
    await enter(labelled(canvas, 'Company Reg No.'), '9990417');
    await enter(labelled(contact, 'Post code'), 'je23ab');
    await userEvent.tab();
    await expect(labelled(canvas, 'VAT Reg No.')).toHaveValue('340804328');
    await expect(labelled(canvas, 'VAT Reg No.')).toBeValid();
    await expect(labelled(canvas, 'VAT Reg No.')).toHaveAccessibleDescription(expect.stringContaining('check digits do not fit'));
    await expect(labelled(canvas, 'Company Reg No.')).toHaveValue('09990417');
    await expect(labelled(contact, 'Post code')).toHaveValue('JE2 3AB');
    await expect(canvas.getByText(/^We deliver within the United Kingdom only/u)).toBeVisible();
  },
});

/** It looks disabled as long as the terms are not accepted, and says why when it is pressed. */
export const TermsFirst = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    const button = canvas.getByRole('button', { name: 'Submit' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(terms(canvas)).toHaveFocus();
    await expect(terms(canvas)).toHaveAccessibleDescription('You must accept the terms and privacy policy');
    await userEvent.keyboard(' ');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
});

/** The summary lists everything and leads to each field. */
export const Summary = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.click(terms(canvas));
    await submit(canvas);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(9);
    await userEvent.click(within(summary).getByRole('link', { name: 'VAT Reg No. is required' }));
    await expect(labelled(canvas, 'VAT Reg No.')).toHaveFocus();
    await expect(document.title).toMatch(/^Error: /u);
  },
});

/** Two directors, one of whom lives where the business is. */
export const Directors = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    await enter(labelled(group(canvas, 'Address and contact'), 'Address 1'), '4 Pier Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another director' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove Director/u })).toHaveLength(2);
    const second = group(canvas, 'Director 2 of 2');
    await expect(labelled(second, 'First name')).toHaveFocus();
    await enter(labelled(second, 'Address 1'), 'typed before');
    await userEvent.click(second.getByRole('checkbox', { name: 'Same address as the business' }));
    await expect(second.getByText('4 Pier Road')).toBeVisible();
    await expect(second.queryByRole('textbox', { name: 'Address 1' })).toBeNull();
    await userEvent.click(second.getByRole('checkbox', { name: 'Same address as the business' }));
    await expect(labelled(second, 'Address 1')).toHaveValue('typed before');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 2' }));
    await expect(labelled(group(canvas, 'Director 1 of 1'), 'Address 1')).toHaveValue('typed before');
    await expect(canvas.queryByRole('button', { name: /^Remove Director/u })).toBeNull();
  },
});

/** A file that is too large says so in the words of the specification. */
export const Files = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.upload(canvas.getByLabelText('Proof of address 1', { exact: false }), pdf('lease.pdf', 6_000_000));
    await expect(await canvas.findByText('Proof of address 1 must be less than 5MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lease.pdf' }));
    await userEvent.upload(canvas.getByLabelText('Proof of address 1', { exact: false }), pdf('lease.pdf'));
    await waitFor(() => expect(canvas.queryByText('Proof of address 1 must be less than 5MB')).toBeNull());
    await expect(await canvas.findByText('lease.pdf')).toBeVisible();
  },
});

const received = fn<(sent: SentForm) => void>();

/** All is well: the modal, and the form is empty again. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      ipLookup,
      http.post(call, async ({ request }) => {
        received(await readSent(request));
        return HttpResponse.json({ message: success }, { status: 201 });
      }),
      ...filled,
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.upload(
      within(canvas.getByRole('group', { name: 'Director 1 of 1' })).getByLabelText('Proof of address', { exact: false }),
      pdf('ada.pdf'),
    );
    await canvas.findByRole('button', { name: 'Remove ada.pdf' });
    await submit(canvas);
    const dialog = await expectDialog(canvas, 'Success', success);
    await expect(received).toHaveBeenCalledOnce();
    const [{ body, files, key }] = received.mock.lastCall!;
    await expect(body).toMatchObject({
      business: { name: 'Pier Road Chippy Ltd', vatNumber: '340804329', termsAccepted: true, ipAddress: storyIp },
      directors: [{ firstName: 'Ada', address1: '9 Mill Street' }],
      check: { website: '' },
    });
    const { termsAcceptedAt } = body.business as { termsAcceptedAt: string };
    await expect(Math.abs(Date.now() - Date.parse(termsAcceptedAt))).toBeLessThan(60_000);
    await expect(files).toEqual({ 'directors[0].proofAddress': 'ada.pdf' });
    await expect(key).toMatch(/^[\da-f-]{36}$/u);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await heading(canvas)).toHaveFocus());
    await expect(labelled(canvas, 'Business name')).toHaveValue('');
    await expect(terms(canvas)).not.toBeChecked();
  },
});

/** Being sent. */
export const Sending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ipLookup,
      http.post(call, async () => {
        await delay('infinite');
      }),
      ...filled,
    ),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The server finds something: its words in a modal, the field marked, the focus on the summary. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ipLookup,
      http.post(call, () => {
        const message = 'Please enter a valid mail';
        return HttpResponse.json({ msg: message, message, errors: { 'business.mail': message } }, { status: 400 });
      }),
      ...filled,
    ),
  play: async ({ canvas }) => {
    const log = expectLogged();
    await fillIn(canvas);
    await submit(canvas);
    const dialog = await expectDialog(canvas, 'Failed', 'Please enter a valid mail');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(labelled(canvas, 'Business mail')).toBeInvalid();
    await expect(labelled(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
    await expect(log).toHaveBeenCalledOnce();
  },
});

/** The server says no more than 400. */
export const RefusedWithoutWords = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ipLookup,
      http.post(call, () => new HttpResponse(null, { status: 400 })),
      ...filled,
    ),
  play: async ({ canvas }) => {
    expectLogged();
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', 'Bad request. Please check your input data.');
  },
});

/** Any other failure is the error page's; the way back leads to the draft. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ipLookup,
      http.post(call, () => HttpResponse.json({ message: 'No.' }, { status: 500 })),
      ...filled,
    ),
  play: async ({ canvas }) => {
    const log = expectLogged();
    await fillIn(canvas);
    await submit(canvas);
    await waitFor(async () => expect(await heading(canvas)).toHaveTextContent('Something Went Wrong'));
    await expect(log).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(labelled(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd'));
  },
});
