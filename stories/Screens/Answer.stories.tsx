import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import type { QuestionAnswer } from '../../src/contract/forms/schemas.ts';
import { api, logsErrors, takes } from '../fixtures/api.ts';
import { pdf } from '../fixtures/files.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { expectDialog, expectLoggedOnly, received, submit, takesForm } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Answer', ...shopAt('/account-answer?token=story-link') });

const call = '/api/business/answer';
const thanks = 'Thank you. We have your answer and go on with your account.';

const question: QuestionAnswer = {
  id: 7,
  answeredAt: null,
  name: 'Golden Fryer Ltd',
  text: 'Please check this and correct it where it is wrong.\n\nYour water bill is of last year.',
  items: ['business.vatNumber', 'business.postCode', 'business.mobileNo', 'business.proofAddress1', 'directors[1]'],
  business: { vatNumber: '340804328', postCode: 'M12 0ZX', mobileNo: '' },
  directors: [
    null,
    {
      firstName: 'Noah',
      middleName: '',
      lastName: 'Ostrander',
      address1: '4 Kelp Street',
      address2: '',
      city: 'Salford',
      county: '',
      postCode: 'M5 4WT',
      mail: 'noah@example.com',
      landlineNo: '',
      mobileNo: '07700900181',
    },
  ],
  files: { 'business.proofAddress1': 'water bill.pdf' },
};

const one: QuestionAnswer = { ...question, items: ['business.name'], business: { name: 'Golden Fryer' }, directors: [null], files: {} };

const asks = (data: QuestionAnswer) => takes('/api/business/question', { data });

/** Only what is asked for, as it was typed before. */
export const Asked = meta.story({
  beforeEach: api(asks(question)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We have a question' })).toBeVisible();
    await expect(canvas.getByText('Golden Fryer Ltd')).toBeVisible();
    await expect(canvas.getByText(/\bYour water bill is of last year\.$/u)).toBeVisible();
    await expect(await kit.field(canvas, 'VAT Reg No.')).toHaveValue('340804328');
    await expect(canvas.queryByLabelText(/^Business name/u)).toBeNull();
    await expect(canvas.getByText(/Sent before: water bill\.pdf/u)).toBeVisible();
    // No item is a choice, but facts of a director that the account form could do without.
    const business = await kit.group(canvas, 'Your business');
    await expect(business.queryByText(/optional/u)).toBeNull();
    const director = await kit.group(canvas, 'Director 2');
    await expect(await kit.field(director, 'First name')).toHaveValue('Noah');
    await expect(canvas.queryByText('Director 1')).toBeNull();
  },
});

/** The rules are those of the account form, and a proof that is asked for must come. */
export const Refuses = meta.story({
  beforeEach: api(asks(question)),
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'VAT Reg No.', '');
    await kit.fillForm(canvas, { 'Director 2': { 'Personal mail': 'noah@example' } });
    await submit(canvas);
    await expect(await kit.readErrors(canvas)).toEqual([
      'VAT Reg No. is required',
      'Proof of address 1 is missing',
      'Personal mail: Please enter a valid mail',
    ]);
    await expect(received).not.toHaveBeenCalled();
  },
});

/** It is sent with the link's secret, and then the page says when. */
export const Sent = meta.story({
  beforeEach: api(asks(question), takesForm(call, thanks)),
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'VAT Reg No.', 'GB 340 8043 29');
    await kit.fill(canvas, 'Proof of address 1', pdf('October bill.pdf'));
    await kit.fillForm(canvas, { 'Director 2': { 'Last name': 'Ostrander-Pike' } });
    await submit(canvas);
    await expectDialog(canvas, 'Success', thanks);
    const [{ body, files, key }] = received.mock.lastCall!;
    await expect(body).toMatchObject({
      token: 'story-link',
      business: { vatNumber: 'GB 340 8043 29', postCode: 'M12 0ZX' },
      directors: [null, { firstName: 'Noah', lastName: 'Ostrander-Pike' }],
      check: { website: '' },
    });
    await expect(files).toEqual({ 'business.proofAddress1': 'October bill.pdf' });
    await expect(key).toMatch(/^[\da-f-]{36}$/u);
    await kit.closeDialog(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We have your answer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
});

/** Somebody else, or another tab, was first. The typed text stays. */
export const SentElsewhere = meta.story({
  beforeEach: [logsErrors, api(asks(one), takes(call, { message: 'Your answer has come already.' }, 400))],
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'Business name', 'Golden Fryer Ltd');
    await submit(canvas);
    await expectDialog(canvas, 'Failed', 'Your answer has come already.');
    await kit.closeDialog(canvas);
    await expect(await kit.field(canvas, 'Business name')).toHaveValue('Golden Fryer Ltd');
    await expectLoggedOnly(400);
  },
});

/** Without an answer of the shop, the error page leads back to the form with what was typed. */
export const ShopFails = meta.story({
  beforeEach: [logsErrors, api(asks(one), takes(call, { message: 'Something is wrong.' }, 500))],
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'Business name', 'Golden Fryer Ltd');
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Try again' }));
    const name = await kit.field(canvas, 'Business name');
    await waitFor(() => expect(name).toHaveValue('Golden Fryer Ltd'));
  },
});

export const SentBefore = meta.story({
  beforeEach: api(
    asks({ ...question, answeredAt: '2026-11-04T09:30:00.000Z', name: '', text: '', items: [], business: {}, directors: [], files: {} }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We have your answer' })).toBeVisible();
    await expect(canvas.getByText(/^You sent it on 4 November 2026/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
});

/** An outdated, replaced or unknown link: a sentence, and ways on. */
export const Ended = meta.story({
  beforeEach: [logsErrors, api(takes('/api/business/question', { message: 'This link has ended.' }, 400))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByText(/within 14 days/u)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(true);
  },
});

/** A link without its secret asks nobody. */
export const Incomplete = meta.story({
  args: { address: '/account-answer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: api(http.post('/api/business/question', untilStoryEnds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account form' })).toBeVisible();
  },
});

/** No connection: the visitor can try again. */
export const NotLoaded = meta.story({
  beforeEach: [
    logsErrors,
    ({ msw }) =>
      msw.use(
        http.post('/api/business/question', () => HttpResponse.error(), { once: true }),
        asks(one),
      ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await kit.field(canvas, 'Business name')).toHaveValue('Golden Fryer');
  },
});

export const LongTexts = meta.story({
  beforeEach: api(
    asks({
      ...question,
      text: 'The_name_of_your_business_is_not_the_one_in_the_register_of_companies_and_differs_from_your_bill. '.repeat(6),
      files: { 'business.proofAddress1': `${'electricity-and-water-bill-'.repeat(5)}.pdf` },
      business: { ...question.business, vatNumber: 'A text that somebody typed into the field of a number' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await kit.field(canvas, 'VAT Reg No.')).toBeVisible();
  },
});
