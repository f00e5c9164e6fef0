import { type JSX } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AddressFields, AddressInputs, DirectorFields, DirectorInputs, emptyDirector } from '../../../src/kit/DirectorFields/index.ts';
import type { DirectorFieldsProps, DirectorValues } from '../../../src/kit/DirectorFields/index.ts';
import { FileField } from '../../../src/kit/FileUpload/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { FormSection } from '../../../src/kit/FormSection/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { longName } from '../../fixtures/company.ts';
import { documentKinds, documentMaxBytes, pdf } from '../../fixtures/files.ts';
import { kit } from '../../fixtures/kitTesting.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { After, example, inColumn, looks } from '../../docs/looks.tsx';
import { AddressExample } from './examples/Address.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { PlainStateExample } from './examples/PlainState.tsx';

type Director = DirectorValues & { proofAddress?: File };

const ada: Director = {
  ...emptyDirector,
  firstName: 'Ada',
  lastName: 'Fairhurst',
  address1: '9 Mill Street',
  city: 'Manchester',
  postCode: 'M11 0ZX',
  mail: 'ada@example.co.uk',
};
const bo: Director = { ...emptyDirector, firstName: 'Bo', lastName: 'Nettleton', sameAddress: true, mail: 'bo@example.co.uk' };
const cy: Director = { ...emptyDirector, firstName: 'Cy', lastName: 'Ormerod', address1: '2 Loom Lane', mail: 'cy@example.co.uk' };
const business = { address1: '4 Pier Road', address2: '', city: 'Manchester', county: '', postCode: 'M12 0ZX' };

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);
const rules = {
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  address1: required('Address 1 is required'),
  mail: required('Personal mail is required'),
};
const sent = fn();

function Directors({
  directors = [emptyDirector],
  at = business,
  ...rest
}: Partial<DirectorFieldsProps<Director>> & { directors?: Director[]; at?: typeof business | undefined }): JSX.Element {
  return (
    <Form initialValues={{ business: at, directors }} onSubmit={(values) => void sent(values)}>
      <DirectorFields<Director> name="directors" businessName="business" rules={rules} {...rest} />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Kit/Forms/DirectorFields',
  id: 'kit-directorfields',
  component: DirectorFields,
  subcomponents: { DirectorInputs, AddressFields, AddressInputs },
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { name: 'directors' },
  decorators: inColumn(640),
});

export const Basic = meta.story(example(BasicExample));

/** The fields of one director without a form, with values that the caller keeps. */
export const PlainState = meta.story({
  ...example(PlainStateExample),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await userEvent.type(last, 'Ormerod');
    await expect(last).toHaveValue('Ormerod');
  },
});

export const Address = meta.story(example(AddressExample));

type Canvas = ReturnType<typeof within>;

const director = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const Default = meta.story({
  parameters: { docs: { story: { inline: false, height: '960px' } } },
  render: (args) => <Directors {...args} />,
});

/** On the smallest phone with text of 200 % a long legend stays in its card. */
export const LargeText = meta.story({
  ...Default.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' }, locale: 'de-DE', brand: 'gullwing' },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    for (const heading of canvasElement.querySelectorAll('legend > *'))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});

/** Ticking the box hides the director's own address and keeps what was typed. The label names the address of the business. */
export const SameAddress = meta.story({
  render: () => <Directors directors={[ada]} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Same address as the business' });
    await expect(box).toHaveAccessibleDescription('4 Pier Road, Manchester, M12 0ZX');
    await userEvent.click(box);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Address 1' })).toBeNull());
    await press(canvas, 'Submit');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ business, directors: [{ ...ada, sameAddress: true }] }));
    await userEvent.click(box);
    await expect(await canvas.findByRole('textbox', { name: 'Address 1' })).toHaveValue('9 Mill Street');
  },
});

/** The box shows the form's current business address, once there is one. */
export const AddressOfTheBusiness = meta.story({
  render: () => (
    <Form initialValues={{ directors: [bo] }} onSubmit={() => {}}>
      <FormSection title="Address">
        <AddressFields name="business" section="section-business" />
      </FormSection>
      <DirectorFields<Director> name="directors" businessName="business" />
    </Form>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Same address as the business' });
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address 1' }), '4 Pier Road');
    await waitFor(() => expect(box).toHaveAccessibleDescription('4 Pier Road'));
    await expect(canvas.getByRole('textbox', { name: 'Address 1' })).toHaveAttribute('autocomplete', 'section-business address-line1');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAttribute('autocomplete', 'section-directors1 given-name');
  },
});

/** Without a business address every director has an address of their own. */
export const OwnAddressOnly = meta.story({
  render: () => <Directors directors={[bo]} businessName={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Address 1' })).toBeVisible();
  },
});

/** Each director can be collapsed to one line. One with errors opens when the form is sent. */
export const SummaryLine = meta.story({
  render: () => <Directors directors={[ada, { ...bo, lastName: '' }, emptyDirector]} />,
  play: async ({ canvas }) => {
    for (const position of [1, 2, 3]) await press(canvas, `Hide Director ${position} of 3`);
    for (const line of ['Ada Fairhurst, ada@example.co.uk', 'Bo, bo@example.co.uk', 'Nothing filled in yet'])
      await expect(canvas.getByText(line)).toBeVisible();
    await press(canvas, 'Submit');
    await expect(await canvas.findByRole('link', { name: 'Director 2: Last name is required' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Director 1 of 3' })).toHaveAttribute('aria-expanded', 'false');
    await expect(director(canvas, 'Director 2 of 3').getByRole('textbox', { name: 'Last name' })).toBeVisible();
  },
});

/** Another order, copies and new ones between, where an application offers them; who goes is asked about first. */
export const Arranged = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} reorderable copyable insertable confirmRemove />,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('textbox', { name: 'First name' }).map((input) => (input as HTMLInputElement).value);
    await userEvent.click(await canvas.findByRole('button', { name: 'Down Director 1 of 3' }));
    await expect(names()).toEqual(['Bo', 'Ada', 'Cy']);
    await expect(director(canvas, 'Director 1 of 3').getByRole('checkbox')).toBeChecked();
    await expect(director(canvas, 'Director 2 of 3').getByRole('textbox', { name: 'Address 1' })).toHaveValue('9 Mill Street');
    await press(canvas, 'Copy Director 2 of 3');
    await expect(names()).toEqual(['Bo', 'Ada', 'Ada', 'Cy']);
    await press(canvas, 'Add above Director 1 of 4');
    await expect(names()).toEqual(['', 'Bo', 'Ada', 'Ada', 'Cy']);
    await press(canvas, 'Remove Director 4 of 5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, remove' }));
    await expect(names()).toEqual(['', 'Bo', 'Ada', 'Cy']);
    await press(canvas, 'Remove Director 1 of 4');
    await expect(names()).toEqual(['Bo', 'Ada', 'Cy']);
  },
});

/** Further fields are children, after the other fields. Their values stay with their director when another is removed. */
export const FurtherFields = meta.story({
  render: () => (
    <Directors directors={[ada, cy]}>
      {({ name }) => <FileField name={`${name}.proofAddress`} label="Proof of address" kinds={documentKinds} maxBytes={documentMaxBytes} />}
    </Directors>
  ),
  play: async ({ canvas }) => {
    const file = pdf('cy.pdf');
    await kit.fill(canvas.getByRole('group', { name: 'Director 2 of 2' }), 'Proof of address', file);
    await press(canvas, 'Remove Director 1 of 2');
    await expect(director(canvas, 'Director 1 of 1').getByText('cy.pdf')).toBeVisible();
    await press(canvas, 'Submit');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ business, directors: [{ ...cy, proofAddress: file }] }));
  },
});

function OwnTelephone(props: { name: string; label: string; autoComplete: string }): JSX.Element {
  return <TextField {...props} type="tel" hint="Digits only" normalise={(text) => text.replaceAll(/\D/gu, '')} />;
}

/** Without rules the required answers are asked for all the same: nothing is sent while a name is missing. */
export const WithoutRules = meta.story({
  render: () => <Directors rules={{}} at={undefined} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    const missing = ['First name', 'Last name', 'Address 1', 'Personal mail'].map((label) => `Director 1: ${label} is required`);
    for (const message of missing) await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    const one = director(canvas, 'Director 1 of 1');
    await userEvent.type(one.getByRole('textbox', { name: 'First name' }), '  ');
    for (const label of ['Last name', 'Address 1', 'Personal mail'])
      await userEvent.type(one.getByRole('textbox', { name: label }), 'x@y.example');
    await press(canvas, 'Submit');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(one.getByRole('textbox', { name: 'First name' }), 'Ada');
    await press(canvas, 'Submit');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
});

/** Single fields by `slotProps`, telephones by a part of one's own, words by `messages`. */
export const OwnFields = meta.story({
  render: () => (
    <Directors
      slots={{ telephone: OwnTelephone }}
      slotProps={{
        postCode: { tidy: (text) => text.toUpperCase(), hint: 'Such as M12 0ZX' },
        mail: { required: false, label: 'Mail', validate: undefined },
      }}
      messages={{
        legend: (position, total) => `Partner ${position} of ${total}`,
        add: 'Add a partner',
        county: 'Shire',
        remove: 'Take away',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const partner = director(canvas, 'Partner 1 of 1');
    await userEvent.type(partner.getByRole('textbox', { name: /^Mobile No\./u }), '0770-0900');
    await expect(partner.getByRole('textbox', { name: /^Mobile No\./u })).toHaveValue('07700900');
    await userEvent.type(partner.getByRole('textbox', { name: /^Post code/u }), 'm12 0zx');
    await userEvent.tab();
    await expect(partner.getByRole('textbox', { name: /^Post code/u })).toHaveValue('M12 0ZX');
    await expect(partner.getByRole('textbox', { name: /^Shire/u })).toBeVisible();
    await expect(partner.getByRole('textbox', { name: 'Mail (optional)' })).not.toBeRequired();
    await press(canvas, 'Add a partner');
    await expect(canvas.getByRole('button', { name: 'Take away Partner 2 of 2' })).toBeVisible();
  },
});

/** Collapsed, with an own address, with the address of the business, and with errors. */
/** Closes all but the second, whose fields it leaves. */
const closeAndLeave = (look: HTMLElement): void => {
  for (const button of [...look.querySelectorAll<HTMLElement>('[aria-expanded="true"]')].filter((_, index) => index !== 1)) button.click();
  for (const field of look.querySelectorAll('input')) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

export const Matrix = meta.story({
  render: looks({}, Directors, {
    States: {
      'As many as there may be: the second is open and has a field left empty': (
        <After act={closeAndLeave}>
          <Directors directors={[ada, { ...cy, lastName: '' }, bo]} max={3} />
        </After>
      ),
      'None yet': { directors: [], min: 0 },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Submit' })[0]!);
    await expect(await canvas.findByRole('link', { name: 'Director 2: Last name is required' })).toBeVisible();
  },
});

const longNamed: Director = { ...bo, firstName: longName, lastName: longName };

/** No director; an address and names of 200 characters; the largest number of directors. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Directors directors={[]} min={0} />
      <Directors directors={[longNamed, longNamed]} at={{ ...business, address1: longName }} />
      <Directors directors={Array.from({ length: 8 }, (_, index) => ({ ...bo, firstName: `Bo ${index + 1}` }))} max={8} />
    </div>
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Hide Director 1 of 2');
    for (let position = 1; position <= 8; position += 1) await press(canvas, `Hide Director ${position} of 8`);
    await expect(canvas.getByText('Bo 8 Nettleton, bo@example.co.uk')).toBeVisible();
    await expect(canvas.getByText('You can enter up to 8 directors')).toBeVisible();
  },
});
