import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AsideLayout } from '../../../src/kit/AsideLayout/index.ts';
import { CheckList } from '../../../src/kit/CheckList/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { FieldGrid, FormSection } from '../../../src/kit/FormSection/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/AsideLayout',
  id: 'kit-asidelayout',
  component: AsideLayout,
  args: {
    asideLabel: 'About this form',
    aside: (
      <>
        <Heading level={2} size="lg">
          What you need
        </Heading>
        <CheckList items={['VAT registration number', 'Company registration number', 'A proof of address as PDF or Word file']} />
      </>
    ),
    children: (
      <Form initialValues={{ name: '', vat: '', number: '', mail: '' }} onSubmit={() => undefined}>
        <FormSection title="Your business">
          <TextField name="name" label="Business name" required />
          <FieldGrid>
            <TextField name="vat" label="VAT Reg No." required />
            <TextField name="number" label="Company Reg No." required />
          </FieldGrid>
        </FormSection>
        <FormSection title="Contact">
          <TextField name="mail" label="Business mail" type="email" required />
        </FormSection>
        <div>
          <SubmitButton>Submit</SubmitButton>
        </div>
      </Form>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

/** The aside is a landmark with a name, and the first in the document. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'About this form' });
    const form = canvas.getByRole('textbox', { name: 'Business name' });
    await expect(aside.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});

export const Edge = meta.story({ args: { aside: <p>{longName}</p>, children: <p>{longName.repeat(4)}</p> } });

/** Above the form, with its parts side by side. */
export const Above = meta.story({
  args: {
    asidePlace: 'above',
    aside: ['What you need', 'What happens next'].map((title) => (
      <section key={title}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <CheckList items={['VAT registration number', 'Company registration number']} />
      </section>
    )),
  },
});
