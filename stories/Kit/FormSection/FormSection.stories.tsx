import preview from '../../../.storybook/preview.tsx';
import { FieldGrid, FormSection } from '../../../src/kit/FormSection/index.ts';
import { TextInput } from '../../../src/kit/TextField/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Forms/FormSection',
  id: 'kit-formsection',
  component: FormSection,
  subcomponents: { FieldGrid },
  args: { title: 'Your business', children: <TextInput label="Business name" required /> },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

const fields = (
  <FieldGrid>
    <TextInput label="City" />
    <TextInput label="County" hint="Only where letters need it." />
    <TextInput label="Post code" error="Post code is required" required />
  </FieldGrid>
);

export const Matrix = meta.story({
  render: looks({}, FormSection, {
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
