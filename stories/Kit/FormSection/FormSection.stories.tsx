import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Form } from '../../../src/kit/Form/index.ts';
import { FieldGrid, FormSection } from '../../../src/kit/FormSection/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField, TextInput } from '../../../src/kit/TextField/index.ts';
import { example } from '../../docs/example.tsx';
import { looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);

const meta = preview.meta({
  title: 'Kit/Forms/FormSection',
  id: 'kit-formsection',
  component: FormSection,
  subcomponents: { FieldGrid },
  args: { title: 'Your business', children: <TextInput label="Business name" required /> },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

const fields = (
  <FieldGrid>
    <TextInput label="City" />
    <TextInput label="County" hint="Only where letters need it." />
    <TextInput label="Post code" error="Post code is required" required />
  </FieldGrid>
);

export const Matrix = meta.story({
  render: looks(FormSection, {
    Widths: {
      'Three fields in a row': { title: 'Wide', description: 'Three fields in a row.', children: fields },
      'Where there is no room': (
        <FormSection title="Narrow" level={3} sx={{ maxInlineSize: 272 }}>
          {fields}
        </FormSection>
      ),
    },
  }),
});

/** A title of 200 characters at the width of the smallest phone. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <FormSection {...args} title={'Kühlhausgroßhandelsgesellschaft and all that belongs to it '.repeat(4)} />
    </div>
  ),
});

/** The sections of a long form: an error is shown in its section. */
export const Usage = meta.story({
  render: () => (
    <Form initialValues={{ name: 'Pier Road Chippy', mail: '' }} onSubmit={() => undefined}>
      <FormSection title="Your business">
        <TextField name="name" label="Business name" required validate={required('Business name is required')} />
      </FormSection>
      <FormSection title="Contact" description="Where we send what concerns your account.">
        <TextField name="mail" label="Business mail" type="email" required validate={required('Business mail is required')} />
      </FormSection>
      <SubmitButton>Submit</SubmitButton>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Business mail is required' }));
    const contact = within(canvas.getByRole('group', { name: 'Contact' }));
    await expect(contact.getByRole('textbox', { name: 'Business mail' })).toHaveFocus();
  },
});
