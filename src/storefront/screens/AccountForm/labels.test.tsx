import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { businessFields, directorFields } from '../../../contract/forms/accountFields.ts';
import type { TextDefinition, TextDefinitions } from '../../../contract/forms/fieldDefinitions.ts';
import { Form } from '../../../kit/Form/index.ts';
import { emptyAccountForm } from './accountFormValues.ts';
import { BusinessSections } from './BusinessSections.tsx';
import { DirectorsSection } from './DirectorsSection.tsx';

/** The contract with other labels than the kit's: today's are the same texts, so a screen that asks the wrong home would look right. */
vi.mock('../../../contract/forms/accountFields.ts', async (importOriginal) => {
  const original = await importOriginal<Record<'businessFields' | 'directorFields', TextDefinitions>>();
  const relabelled = (definitions: TextDefinitions) =>
    Object.fromEntries(Object.entries(definitions).map(([name, field]) => [name, { ...field, label: `${field.label} by contract` }]));
  return {
    ...original,
    businessFields: relabelled(original.businessFields),
    directorFields: relabelled(original.directorFields),
  };
});

/** The label on the screen of the field with this name. */
const shownLabel = (name: string) => (document.getElementsByName(name)[0] as HTMLInputElement).labels?.[0]?.textContent;

describe('the account form calls by the labels of the contract', () => {
  it.each([
    ['what it asks about the business', 'business', businessFields],
    ['what it asks about a director', 'directors[0]', directorFields],
  ])('%s', (_, path, definitions) => {
    render(
      <Form initialValues={emptyAccountForm} onSubmit={() => undefined}>
        <BusinessSections />
        <DirectorsSection />
      </Form>,
    );
    for (const [name, { label }] of Object.entries<TextDefinition>(definitions))
      expect(shownLabel(`${path}.${name}`), name).toContain(label);
  });
});
