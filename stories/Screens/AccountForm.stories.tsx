import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import { api, foreignPage, logsErrors, takes, tooOften } from '../fixtures/api.ts';
import { holder, me, withToken } from '../fixtures/account.ts';
import { documentMaxBytes, pdf } from '../fixtures/files.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { type Canvas, expectDialog, expectLoggedOnly, received, sends, storyIp, submit, takesForm, terms } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Account form', ...shopAt('/account-form') });

const call = '/api/business/accountForm';
const success = 'Success! Check your email and click the verification link. Once verified, we’ll review and approve your account.';

const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });

/** Fills in all required fields and accepts the terms. */
async function fillIn(canvas: Canvas): Promise<void> {
  await kit.fillForm(canvas, {
    'Business name': 'Pier Road Chippy Ltd',
    'VAT Reg No.': 'GB 340 8043 29',
    'Company Reg No.': '09990417',
    'Address and contact': { 'Address 1': '4 Pier Road', 'Business mail': 'orders@pier-road.example.co.uk' },
    'Director 1 of 1': { 'First name': 'Ada', 'Last name': 'Haddon', 'Address 1': '9 Mill Street', 'Personal mail': 'ada@example.com' },
  });
  await userEvent.click(terms(canvas));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toBeVisible();
    const guide = within(canvas.getByRole('complementary', { name: 'About this form' }));
    await expect(guide.getByText(/working days/u)).toBeVisible();
    for (const title of ['Your business', 'Address and contact', 'Directors']) await kit.group(canvas, title);
    // A single director has nothing to fold or to take away, and nobody counts answers.
    await expect(canvas.queryByText(/required answers|Section \d/u)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Hide Director/u })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove Director/u })).toBeNull();
    const links = within(canvas.getByRole('checkbox', { name: /^I accept/u }).closest('form')!).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms&conditions', '/privacy']);
    await expect(await kit.field(canvas, 'Business name')).toHaveAttribute('autocomplete', 'organization');
  },
});

/** Each field shows its error when it is left, in the words of the specification. */
export const ValidatesOnBlur = meta.story({
  play: async ({ canvas }) => {
    const contact = await kit.group(canvas, 'Address and contact');
    const director = await kit.group(canvas, 'Director 1 of 1');
    const required = [
      [await kit.field(canvas, 'Business name'), 'Business name is required'],
      [await kit.field(canvas, 'VAT Reg No.'), 'VAT Reg No. is required'],
      [await kit.field(canvas, 'Company Reg No.'), 'Company Reg No. is required'],
      [await kit.field(contact, 'Address 1'), 'Address 1 is required'],
      [await kit.field(contact, 'Business mail'), 'Business mail is required'],
      [await kit.field(director, 'First name'), 'First name is required'],
      [await kit.field(director, 'Last name'), 'Last name is required'],
      [await kit.field(director, 'Address 1'), 'Address 1 is required'],
      [await kit.field(director, 'Personal mail'), 'Personal mail is required'],
    ] as const;
    for (const [field, message] of required) {
      await userEvent.click(field);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
    for (const scope of [contact, director]) {
      const mail = scope === contact ? 'Business mail' : 'Personal mail';
      await kit.fill(scope, mail, 'orders@pier-road');
      await userEvent.tab();
      const described = async (label: string, message: string) =>
        waitFor(async () => expect(await kit.field(scope, label)).toHaveAccessibleDescription(expect.stringContaining(message)));
      await described(mail, 'Please enter a valid mail');
      for (const label of ['Landline No.', 'Mobile No.']) {
        await kit.fill(scope, label, '0161 call me');
        await userEvent.tab();
        await described(label, 'Only numbers are allowed');
      }
    }
    await userEvent.click(terms(canvas));
    await userEvent.click(terms(canvas));
    await userEvent.tab();
    await waitFor(() => expect(terms(canvas)).toHaveAccessibleDescription('You must accept the terms and privacy policy'));
  },
});

/** When its field is left, a telephone number is shown as it is stored, whether it was typed with a country code or with brackets and spaces. */
export const NationalTelephoneNumbers = meta.story({
  play: async ({ canvas }) => {
    for (const scope of [await kit.group(canvas, 'Address and contact'), await kit.group(canvas, 'Director 1 of 1')]) {
      for (const [typed, kept] of [
        ['+44 7700 900123', '07700900123'],
        ['0044 161 496 0142', '01614960142'],
        ['44161 4960123', '01614960123'],
        ['(0161) 496-0142', '01614960142'],
      ] as const) {
        await kit.fill(scope, 'Mobile No.', typed);
        await userEvent.tab();
        const mobile = await kit.field(scope, 'Mobile No.');
        await waitFor(() => expect(mobile).toHaveValue(kept));
        await expect(mobile).toBeValid();
      }
    }
  },
});

/**
 * Numbers are put into their usual form when their fields are left; a doubtful one warns and never blocks. A text that does not look like a number stays as it
 * was typed, so that nobody finds a number in the field that is not theirs.
 */
export const TidiesAndWarns = meta.story({
  play: async ({ canvas }) => {
    const contact = await kit.group(canvas, 'Address and contact');
    for (const [scope, label, typed, kept, warning = ''] of [
      [canvas, 'VAT Reg No.', 'gb 340 8043 28', '340804328', 'check digits do not fit'],
      [canvas, 'VAT Reg No.', 'abc', 'abc', 'A UK VAT number has 9 digits'],
      [canvas, 'Company Reg No.', '9990417', '09990417'],
      [canvas, 'Company Reg No.', '1', '1', 'A company number has 8 characters'],
      [contact, 'Post code', 'je23ab', 'JE2 3AB'],
      [contact, 'Post code', 'London', 'London', 'This does not look like a UK post code'],
    ] as const) {
      await kit.fill(scope, label, typed);
      await userEvent.tab();
      const field = await kit.field(scope, label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(warning)));
      await expect(field).toHaveValue(kept);
      await expect(field).toBeValid();
    }
  },
});

/** The field of the post code says where the shop does not simply deliver, and never blocks. */
export const SaysWhereItDoesNotDeliver = meta.story({
  play: async ({ canvas }) => {
    const contact = await kit.group(canvas, 'Address and contact');
    const field = await kit.field(contact, 'Post code');
    await kit.fill(contact, 'Post code', 'm12 0zx');
    await expect(contact.queryByText(/Yes, we deliver/u)).toBeNull();
    await kit.fill(contact, 'Post code', 'je2 3ab');
    const answer = await contact.findByText(/^JE2 3AB is outside the United Kingdom. Ring before you order/u);
    await expect(within(answer.parentElement!).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/u));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('JE2 3AB is outside the United Kingdom'));
    await kit.fill(contact, 'Post code', 'BFPO 57');
    await expect(await contact.findByText(/^BFPO 57 is an armed forces address. Ring before you order/u)).toBeVisible();
    await userEvent.tab();
    await expect(field).toBeValid();
    await kit.fill(contact, 'Post code', 'nowhere');
    await waitFor(() => expect(contact.queryByText(/Ring before you order/u)).toBeNull());
  },
});

/** A restored draft shows its warnings again, since they follow from its values. */
export const DraftWithDoubts = meta.story({
  beforeEach: () => {
    const values = { business: { vatNumber: '123456789', postCode: 'JE2 3AB' }, directors: [{ postCode: 'nowhere' }] };
    sessionStorage.setItem('account-form', JSON.stringify({ values, files: {} }));
  },
  play: async ({ canvas }) => {
    const vat = await kit.field(canvas, 'VAT Reg No.');
    await waitFor(() => expect(vat).toHaveValue('123456789'));
    await expect(vat).toHaveAccessibleDescription(expect.stringContaining('check digits do not fit'));
    await expect(canvas.getByText(/^JE2 3AB is outside the United Kingdom/u)).toBeVisible();
    const director = await kit.group(canvas, 'Director 1 of 1');
    await expect(director.getByText('This does not look like a UK post code')).toBeVisible();
  },
});

/** After a reload only the names of proofs are known: each must be chosen again or removed before the form can be sent. */
export const ProofsToChooseAgain = meta.story({
  beforeEach: [
    sends(takesForm(call, success)),
    () => {
      const files = { 'business.proofAddress1': ['water-bill.pdf'], 'directors[0].proofAddress': ['ada.pdf'] };
      sessionStorage.setItem('account-form', JSON.stringify({ values: {}, files }));
    },
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await kit.readErrors(canvas)).toEqual([
      'Proof of address 1: Choose water-bill.pdf again, or remove it',
      'Director 1, Proof of address: Choose ada.pdf again, or remove it',
    ]);
    await kit.followError(canvas, 'Proof of address 1: Choose water-bill.pdf again, or remove it');
    const proof = await kit.field(canvas, 'Proof of address 1');
    await expect(proof).toHaveFocus();
    await expect(proof).toHaveAccessibleDescription(expect.stringContaining('Choose water-bill.pdf again, or remove it'));
    await expect(received).not.toHaveBeenCalled();

    await kit.fill(canvas, 'Proof of address 1', pdf('water-bill.pdf'));
    await waitFor(() => expect(canvas.queryByText(/water-bill.pdf again/u)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file ada.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
    await submit(canvas);
    await expectDialog(canvas, 'Success', success);
    await expect(received.mock.calls[0]?.[0].files).toEqual({ 'business.proofAddress1': 'water-bill.pdf' });
  },
});

/** The button looks disabled until the terms are accepted, and a press lists all that is needed. */
export const TermsFirst = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    const button = canvas.getByRole('button', { name: 'Submit' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(await kit.readErrors(canvas)).toHaveLength(10);
    await kit.followError(canvas, 'You must accept the terms and privacy policy');
    await expect(terms(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
});

/** The summary lists all errors and leads to each field. */
export const Summary = meta.story({
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.click(terms(canvas));
    await submit(canvas);
    const errors = await kit.readErrors(canvas);
    await expect(errors).toHaveLength(9);
    await expect(errors).toContain('Director 1: First name is required');
    await kit.followError(canvas, 'VAT Reg No. is required');
    await expect(await kit.field(canvas, 'VAT Reg No.')).toHaveFocus();
    const contact = await kit.group(canvas, 'Address and contact');
    const director = await kit.group(canvas, 'Director 1 of 1');
    await kit.fill(contact, 'Landline No.', 'none');
    await kit.fill(director, 'Mobile No.', 'none');
    await submit(canvas);
    for (const line of ['Landline No.: Only numbers are allowed', 'Director 1, Mobile No.: Only numbers are allowed'])
      await waitFor(async () => expect(await kit.readErrors(canvas)).toContain(line));
    await expect(document.title).toMatch(/^Error: /u);
  },
});

/** Two directors, one of whom lives where the business is. */
export const Directors = meta.story({
  play: async ({ canvas }) => {
    await kit.fill(await kit.group(canvas, 'Address and contact'), 'Address 1', '4 Pier Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another director' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove Director/u })).toHaveLength(2);
    const second = await kit.group(canvas, 'Director 2 of 2');
    await expect(await kit.field(second, 'First name')).toHaveFocus();
    await kit.fill(second, 'Address 1', 'typed before');
    await userEvent.click(second.getByRole('checkbox', { name: 'Same address as the business' }));
    await expect(second.getByText('4 Pier Road')).toBeVisible();
    await expect(second.queryByRole('textbox', { name: 'Address 1' })).toBeNull();
    await userEvent.click(second.getByRole('checkbox', { name: 'Same address as the business' }));
    await expect(await kit.field(second, 'Address 1')).toHaveValue('typed before');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 2' }));
    await expect(await kit.field(await kit.group(canvas, 'Director 1 of 1'), 'Address 1')).toHaveValue('typed before');
    await expect(canvas.queryByRole('button', { name: /^Remove Director/u })).toBeNull();
  },
});

/** A file of more than 5 MB is refused in the words of the specification; one of exactly 5 MB is accepted. */
export const Files = meta.story({
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'Proof of address 1', pdf('lease.pdf', documentMaxBytes + 1));
    await expect(await canvas.findByText('Proof of address 1 must be less than 5MB')).toBeVisible();
    // One byte too many is seen, and the hint holds for the file that is accepted too.
    await expect(canvas.getByText('over 5 MB')).toBeVisible();
    await expect(canvas.getAllByText('PDF, DOC or DOCX, up to 5 MB')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file lease.pdf' }));
    await kit.fill(canvas, 'Proof of address 1', pdf('lease.pdf', documentMaxBytes));
    await waitFor(() => expect(canvas.queryByText('Proof of address 1 must be less than 5MB')).toBeNull());
    await expect(await canvas.findByText('lease.pdf')).toBeVisible();
    await expect(canvas.getByText('5 MB')).toBeVisible();
  },
});

/** The form was sent: a modal says so, and the form is empty again. */
export const Sent = meta.story({
  beforeEach: sends(takesForm(call, success, { reference: '7K2M-9QXD' })),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await kit.fillForm(canvas, { 'Director 1 of 1': { 'Proof of address': pdf('ada.pdf') } });
    await submit(canvas);
    await expectDialog(canvas, 'Success', success);
    await expect(received).toHaveBeenCalledOnce();
    const [{ body, files, key }] = received.mock.lastCall!;
    await expect(body).toMatchObject({
      business: { name: 'Pier Road Chippy Ltd', vatNumber: 'GB 340 8043 29', termsAccepted: true, ipAddress: storyIp },
      directors: [{ firstName: 'Ada', address1: '9 Mill Street' }],
      check: { website: '' },
    });
    const { termsAcceptedAt } = body.business as { termsAcceptedAt: string };
    await expect(Math.abs(Date.now() - Date.parse(termsAcceptedAt))).toBeLessThan(60_000);
    await expect(files).toEqual({ 'directors[0].proofAddress': 'ada.pdf' });
    await expect(key).toMatch(/^[\da-f-]{36}$/u);
    await kit.closeDialog(canvas);
    await waitFor(async () => expect(await heading(canvas)).toHaveFocus());
    // Another business gets the empty form below the receipt.
    await userEvent.click(await canvas.findByRole('button', { name: 'Register another business' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Register another business' })).toHaveFocus());
    await expect(await kit.field(canvas, 'Business name')).toHaveValue('');
    await expect(terms(canvas)).not.toBeChecked();
    await expect(canvas.getByText('7K2M-9QXD')).toBeVisible();
  },
});

const asked = fn();

/** After the modal a panel takes the form's place: the address of the link, the reference and the next steps. It prints, the link is sent again, and a wrong address is changed in the form. */
export const Receipt = meta.story({
  beforeEach: sends(
    takesForm(call, success, { reference: '7K2M-9QXD' }),
    http.post('/api/auth/resendVerification', async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json({ message: 'If your address is not confirmed yet, a new link is on its way.' });
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const mail = await kit.field(canvas, 'Business mail');
    const address = (mail as HTMLInputElement).value;
    await submit(canvas);
    await expectDialog(canvas, 'Success', success);
    await kit.closeDialog(canvas);
    // The receipt has the focus, and the form is closed.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'We have your registration' })).toHaveFocus());
    const receipt = (await canvas.findByRole('heading', { level: 2, name: 'Your receipt' })).closest('section')!;
    await expect(canvas.queryByRole('textbox', { name: 'Business name' })).toBeNull();
    const panel = within(receipt);
    await expect(panel.getByText(address)).toBeVisible();
    await expect(panel.getByText('7K2M-9QXD')).toBeVisible();
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.click(panel.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(panel.getByRole('list')).toBeVisible();
    const again = panel.getByRole('button', { name: 'Send the link again' });
    await userEvent.click(again);
    await waitFor(() => expect(panel.getAllByRole('status')[0]).toHaveTextContent('a new link is on its way'));
    await expect(asked).toHaveBeenCalledWith({ reference: '7K2M-9QXD', token: '' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription('You can send another in 60 seconds.');
    await userEvent.click(panel.getByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveValue(address);
    await expect(await kit.field(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
    await expect(terms(canvas)).not.toBeChecked();
    // A second press would replace newly typed values.
    await expect(panel.queryByRole('button', { name: 'Change it' })).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Register another business' })).toBeNull();
  },
});

/** A customer who is logged in has an account: the page shows it. After Log out the form is there. */
export const Customer = meta.story({
  beforeEach: [
    withToken,
    api(
      me,
      http.post('/api/user/logout', () => new HttpResponse(null, { status: 204 })),
    ),
  ],
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(await page.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
    for (const fact of Object.values(holder)) await expect(await page.findByText(fact)).toBeVisible();
    const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of ['/reset-password', '/account-form?another']) await expect(links).toContain(href);
    await userEvent.click(page.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(page.getByText('You are logged out.').closest('[tabindex]')).toHaveFocus());
    await expect(await kit.field(canvas, 'Business name')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

/** For `beforeEach`: stores a draft on the device, for a week from a minute ago. */
const storeDraft =
  (business: object, files: object = {}) =>
  (): void => {
    const savedAt = Date.now() - 60_000;
    localStorage.setItem('account-form', JSON.stringify({ values: { business }, files, savedAt, until: savedAt + 7 * 86_400_000 }));
  };

/** In a new tab: a draft stored on the device is offered, and restored on request. */
export const OfferedDraft = meta.story({
  beforeEach: storeDraft({ name: 'Pier Road Chippy Ltd' }, { 'business.proofAddress1': ['water-bill.pdf'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You began this form on /u)).toBeVisible();
    await expect(canvas.getByText('You will need to choose 1 file again.')).toBeVisible();
    const name = await kit.field(canvas, 'Business name');
    await expect(name).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on with it' }));
    await waitFor(() => expect(name).toHaveValue('Pier Road Chippy Ltd'));
    await expect(canvas.getByText('water-bill.pdf – choose it again')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' });
    await expect(box).toBeChecked();
    const putBack = await canvas.findByRole('status', { name: 'Your draft is back in the form' });
    await waitFor(() => expect(putBack).toHaveFocus());
    await expect(canvas.queryByText(/^You began this form on /u)).toBeNull();
    // Nothing had been typed, so there is nothing to undo; the notice asks for the file until it is there.
    await expect(within(putBack).queryByRole('button')).toBeNull();
    await expect(putBack).toHaveTextContent('Choose again: water-bill.pdf.');
    await kit.fill(canvas, 'Proof of address 1', pdf('water-bill.pdf'));
    await waitFor(() => expect(putBack).not.toHaveTextContent('Choose again'));
    await userEvent.click(box);
    await waitFor(() => expect(localStorage.getItem('account-form')).toBeNull());
    await expect(name).toHaveValue('Pier Road Chippy Ltd');
  },
});

/** A draft that never had files is put back in the place of what was typed meanwhile; Undo brings that back, and the draft is offered again as it was left. */
export const DraftInPlaceOfTyped = meta.story({
  beforeEach: storeDraft({ name: 'Unticked Ltd', city: 'Leeds' }),
  play: async ({ canvas }) => {
    const offered = await canvas.findByRole('status', { name: /^You began this form on / });
    await expect(offered).not.toHaveTextContent(/files/u);
    const name = await kit.field(canvas, 'Business name');
    await kit.fill(canvas, 'Business name', 'Second Ltd');
    await kit.fill(canvas, 'Proof of address 1', pdf('second.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on with it' }));
    await waitFor(() => expect(name).toHaveValue('Unticked Ltd'));
    const notice = await canvas.findByRole('status', { name: 'Your draft is back in the form' });
    await expect(notice).not.toHaveTextContent(/files/u);
    await expect(canvas.queryByText('second.pdf')).toBeNull();
    await kit.fill(canvas, 'Business name', 'Unticked and mended Ltd');
    await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(name).toHaveValue('Second Ltd'));
    await expect(await kit.field(await kit.group(canvas, 'Address and contact'), 'City')).toHaveValue('');
    await expect(await canvas.findByText('second.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status', { name: /^You began this form on / })).toHaveFocus());
    await expect(localStorage.getItem('account-form')).toContain('Unticked and mended Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on with it' }));
    await waitFor(() => expect(name).toHaveValue('Unticked and mended Ltd'));
  },
});

/** Without a connection nothing is sent and nothing is lost; when it is back, the form is sent on request. */
export const Offline = meta.story({
  beforeEach: [logsErrors, sends(takesForm(call, success)), () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    // Said beside the button before it is pressed; after a press the summary says it.
    await expect(canvas.getByText(/^You are offline\. Carry on/u)).toBeVisible();
    await submit(canvas);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('You are offline, so nothing was sent. What you typed is kept until you are back online.');
    await expect(canvas.queryByText(/Carry on/u)).toBeNull();
    await expect(received).not.toHaveBeenCalled();
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    // The message that no longer holds is gone, and the notice has its focus.
    await waitFor(() => expect(canvas.getByRole('status', { name: 'You are back online' })).toHaveFocus());
    await expect(canvas.queryByText(/^You are offline/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expectDialog(canvas, 'Success', success);
    await expect(received).toHaveBeenCalledOnce();
  },
});

/** The form is being sent. */
export const Sending = meta.story({
  beforeEach: sends(http.post(call, untilStoryEnds)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

const wrongMail = 'Please enter a valid mail';

/** The server finds an error: a modal has its words, the field is marked, and the focus goes to the summary. */
export const Refused = meta.story({
  beforeEach: [
    logsErrors,
    sends(takes(call, { msg: wrongMail, message: wrongMail, errors: { 'business.mail': wrongMail, 'directors[0].mail': wrongMail } }, 400)),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', wrongMail);
    await kit.closeDialog(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(await kit.field(canvas, 'Business mail')).toBeInvalid();
    await expect(await kit.field(await kit.group(canvas, 'Director 1 of 1'), 'Personal mail')).toBeInvalid();
    // The form has two fields for mail: the summary names the one that is meant.
    await expect(canvas.getByRole('link', { name: 'Business mail: Please enter a valid mail' })).toBeVisible();
    await expect(await kit.field(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
    await expectLoggedOnly(400);
  },
});

/** The server refuses the form without a message. */
export const RefusedWithoutWords = meta.story({
  beforeEach: [logsErrors, sends(http.post(call, () => new HttpResponse(null, { status: 400 })))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', 'Bad request. Please check your input data.');
  },
});

/** Any other failure leads to the error page, whose link back leads to the draft. */
export const Failed = meta.story({
  beforeEach: [logsErrors, sends(takes(call, { message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await waitFor(async () => expect(await heading(canvas)).toHaveTextContent('Something Went Wrong'));
    await expectLoggedOnly(500);
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await kit.field(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd'));
  },
});

/** Any failure but 400 leads to the error page, which names the wait after too many attempts; everything typed is still there. */
export const TooOften = meta.story({
  beforeEach: [logsErrors, sends(tooOften(call))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Failed' });
    await expect(dialog).toHaveTextContent('Too many attempts. Please try again in 4 minutes.');
    await expectLoggedOnly(429);
    await kit.closeDialog(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await kit.field(canvas, 'Business name')).toHaveValue('Pier Road Chippy Ltd'));
  },
});

/** A success that is not the shop's, such as a page of a hotel's network, is none: nothing is called sent. */
export const NotTheShop = meta.story({
  beforeEach: [logsErrors, sends(foreignPage(call))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await waitFor(async () => expect(await heading(canvas)).toHaveTextContent('Something Went Wrong'));
    await expect(canvas.queryByText(/^Success!/u)).toBeNull();
  },
});
