import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { type JSX } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { FieldArrayGroup, FieldArrayList, type FieldArrayGroupProps } from '../../../src/kit/FieldArrayGroup/index.ts';
import { FileField } from '../../../src/kit/FileUpload/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { FieldGrid } from '../../../src/kit/FormSection/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { documentKinds, documentMaxBytes, pdf } from '../../fixtures/files.ts';
import { After, example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { PlainStateExample } from './examples/PlainState.tsx';

interface Director {
  firstName: string;
  lastName: string;
  mail: string;
  proofAddress?: File;
}

const nobody: Director = { firstName: '', lastName: '', mail: '' };
const ada: Director = { firstName: 'Ada', lastName: 'Fairhurst', mail: 'ada@example.co.uk' };
const bo: Director = { firstName: 'Bo', lastName: 'Nettleton', mail: 'bo@example.co.uk' };
const cy: Director = { firstName: 'Cy', lastName: 'Ormerod', mail: 'cy@example.co.uk' };

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);
const sent = fn();

function Directors({
  directors = [nobody],
  refuse,
  ...rest
}: Partial<FieldArrayGroupProps<Director>> & { directors?: Director[]; refuse?: Record<string, string> }): JSX.Element {
  return (
    <Form initialValues={{ directors }} onSubmit={(values) => (sent(values), refuse)}>
      <FieldArrayGroup<Director>
        name="directors"
        legend={(position, total) => `Director ${position} of ${total}`}
        shortName={(position) => `Director ${position}`}
        newItem={() => nobody}
        min={1}
        messages={{ add: 'Add another director' }}
        {...rest}
      >
        {({ name }) => (
          <>
            <FieldGrid>
              <TextField name={`${name}.firstName`} label="First name" required validate={required('First name is required')} />
              <TextField name={`${name}.lastName`} label="Last name" required validate={required('Last name is required')} />
            </FieldGrid>
            <TextField name={`${name}.mail`} label="Personal mail" type="email" required validate={required('Personal mail is required')} />
            <FileField name={`${name}.proofAddress`} label="Proof of address" kinds={documentKinds} maxBytes={documentMaxBytes} />
          </>
        )}
      </FieldArrayGroup>
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Kit/Forms/FieldArrayGroup',
  id: 'kit-fieldarraygroup',
  component: FieldArrayGroup,
  subcomponents: { FieldArrayList },
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { name: 'directors', newItem: () => nobody, children: () => null },
  decorators: inColumn(640),
});

export const Basic = meta.story(example(BasicExample));

const item = (canvas: ReturnType<typeof within>, name: string) => within(canvas.getByRole('group', { name }));

/** The first names of all items, in their order. */
const firstNames = (canvas: ReturnType<typeof within>): string[] =>
  canvas.getAllByRole('textbox', { name: 'First name' }).map((input: HTMLElement) => (input as HTMLInputElement).value);

/** Expects an element between two items, and on the screen. */
async function expectBetween(canvas: ReturnType<typeof within>, before: string, element: HTMLElement, after: string): Promise<void> {
  const [above, below] = [canvas.getByRole('group', { name: before }), canvas.getByRole('group', { name: after })];
  await expect(above.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(below.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

export const Default = meta.story({ render: ({ newItem: _none, children: _fields, ...args }) => <Directors {...(args as object)} /> });

/** The focus goes to the first field of an added item. A single item has no Remove; at the limit there is no Add. */
export const AddAndLimits = meta.story({
  render: () => <Directors max={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add another director' }));
    await expect(item(canvas, 'Director 2 of 2').getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove Director 1 of 2' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add another director' })).toBeNull();
    await expect(canvas.getByText('You can add up to 2')).toBeVisible();
  },
});

/** Removing the middle item keeps text, file and messages of the others. Undo takes its place and the focus, and restores the item. */
export const RemoveTheMiddle = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} />,
  play: async ({ canvas, step }) => {
    await step('the third has a file, a wrong file name and an empty mail', async () => {
      const third = item(canvas, 'Director 3 of 3');
      await userEvent.upload(third.getByLabelText(/Proof of address/u, { selector: 'input' }), pdf('cy.pdf'));
      await expect(await third.findByText('cy.pdf')).toBeVisible();
      await userEvent.clear(third.getByRole('textbox', { name: 'Personal mail' }));
      await userEvent.tab();
      await expect(third.getByRole('textbox', { name: 'Personal mail' })).toHaveAccessibleDescription('Personal mail is required');
    });
    await step('the first has a file that was refused', async () => {
      const first = item(canvas, 'Director 1 of 3');
      await userEvent.upload(first.getByLabelText(/Proof of address/u, { selector: 'input' }), pdf('ada.png'), { applyAccept: false });
      await expect(await first.findByText('Proof of address must be a PDF, DOC or DOCX file')).toBeVisible();
    });
    await step('the second goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 2 of 3' }));
      const second = item(canvas, 'Director 2 of 2');
      const undo = canvas.getByRole('button', { name: 'Undo', description: 'Director 2 of 3 removed.' });
      await expect(undo).toHaveFocus();
      await expectBetween(canvas, 'Director 1 of 2', undo, 'Director 2 of 2');
      await expect(second.getByRole('textbox', { name: 'First name' })).toHaveValue('Cy');
      await expect(second.getByText('cy.pdf')).toBeVisible();
      await expect(second.getByRole('textbox', { name: 'Personal mail' })).toHaveValue('');
      await expect(second.getByRole('textbox', { name: 'Personal mail' })).toHaveAccessibleDescription('Personal mail is required');
      await expect(second.getByRole('textbox', { name: 'First name' })).toBeValid();
      const first = item(canvas, 'Director 1 of 2');
      await expect(first.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
      await expect(first.getByText('Proof of address must be a PDF, DOC or DOCX file')).toBeVisible();
    });
    await step('and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('heading', { name: 'Director 2 of 3' }).closest('legend')).toHaveFocus();
      await expect(item(canvas, 'Director 2 of 3').getByRole('textbox', { name: 'First name' })).toHaveValue('Bo');
      await expect(item(canvas, 'Director 2 of 3').getByRole('textbox', { name: 'Personal mail' })).toBeValid();
      const third = item(canvas, 'Director 3 of 3');
      await expect(third.getByRole('textbox', { name: 'First name' })).toHaveValue('Cy');
      await expect(third.getByText('cy.pdf')).toBeVisible();
      await expect(third.getByRole('textbox', { name: 'Personal mail' })).toHaveAccessibleDescription('Personal mail is required');
    });
  },
});

/** An item added after a removal is empty. Undo stays while other fields are edited, until it is dismissed. */
export const NobodyReturnsUnasked = meta.story({
  render: () => <Directors directors={[ada, bo]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 2 of 2' }));
    await expect(canvas.getByRole('button', { name: 'Undo', description: 'Director 2 of 2 removed.' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '!');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add another director' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add another director' }));
    const second = item(canvas, 'Director 2 of 2');
    await expect(second.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(second.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
});

/** A removed item returns to its place, even after other items were added and edited. */
export const UndoAfterMoreChanges = meta.story({
  render: () => <Directors directors={[ada, bo]} max={3} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add another director' }));
    await userEvent.type(item(canvas, 'Director 2 of 2').getByRole('textbox', { name: 'First name' }), 'Di');
    await expect(firstNames(canvas)).toEqual(['Bo', 'Di']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(firstNames(canvas)).toEqual(['Ada', 'Bo', 'Di']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 3 of 3' }));
    await expect(canvas.getByRole('button', { name: 'Undo', description: 'Director 3 of 3 removed.' })).toHaveFocus();
  },
});

/** Each of several that were removed comes back, the last one first. */
export const UndoSeveral = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 2 of 2' }));
    await expect(firstNames(canvas)).toEqual(['Bo']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: 'Director 2 of 2 removed.' }));
    await expect(firstNames(canvas)).toEqual(['Bo', 'Cy']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: 'Director 1 of 3 removed.' }));
    await expect(firstNames(canvas)).toEqual(['Ada', 'Bo', 'Cy']);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** A director who is removed while the focus is in one of their fields causes no error at the next director, whom nobody has touched. */
export const RemoveFromWithin = meta.story({
  render: () => <Directors directors={[ada, nobody]} />,
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, 'Director 1 of 2').getByRole('textbox', { name: 'First name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 2' }));
    const left = item(canvas, 'Director 1 of 1');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    // A message that waits for the end of a press is shown in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(left.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(left.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
});

/** The server's message about the third item stays with it when the first is removed. */
export const ServerMessagesMove = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} refuse={{ 'directors[2].mail': 'This mail is not known' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('link', { name: 'Director 3, Personal mail: This mail is not known' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 3' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Personal mail' });
    await expect(first).toBeValid();
    await expect(second).toHaveAccessibleDescription('This mail is not known');
    await userEvent.click(canvas.getByRole('link', { name: 'Director 2, Personal mail: This mail is not known' }));
    await expect(second).toHaveFocus();
  },
});

/** The summary names the item of each message by its current number. The messages at the fields do not. */
export const SummaryNamesTheItem = meta.story({
  render: () => <Directors directors={[nobody, ada, { ...bo, mail: '' }]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    const lines = () =>
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await expect(lines()).toEqual([
      'Director 1: First name is required',
      'Director 1: Last name is required',
      'Director 1: Personal mail is required',
      'Director 3: Personal mail is required',
    ]);
    const third = item(canvas, 'Director 3 of 3').getByRole('textbox', { name: 'Personal mail' });
    await expect(third).toHaveAccessibleDescription('Personal mail is required');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 3' }));
    await waitFor(() => expect(lines()).toEqual(['Director 2: Personal mail is required']));
    await userEvent.click(within(summary).getByRole('link'));
    await expect(item(canvas, 'Director 2 of 2').getByRole('textbox', { name: 'Personal mail' })).toHaveFocus();
  },
});

/** Items can be collapsed to a line; one with errors opens when the form is sent. */
export const Collapsible = meta.story({
  render: () => (
    <Directors directors={[ada, { ...bo, mail: '' }]} summary={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()} />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Hide Director 1 of 2', 'Hide Director 2 of 2']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText('Ada Fairhurst')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show Director 1 of 2' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Director 2 of 2' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Director 2: Personal mail is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Personal mail' })).toHaveFocus();
  },
});

/** Down and Up move an item with its text, file and messages; the focus stays on the button, or on its counterpart at an end. The new place is said. */
export const Reorder = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} reorderable refuse={{ 'directors[0].mail': 'This mail is not known' }} />,
  play: async ({ canvas }) => {
    const first = item(canvas, 'Director 1 of 3');
    await userEvent.upload(first.getByLabelText(/Proof of address/u, { selector: 'input' }), pdf('ada.pdf'));
    await expect(await first.findByText('ada.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('link', { name: 'Director 1, Personal mail: This mail is not known' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Down Director 1 of 3' }));
    await expect(firstNames(canvas)).toEqual(['Bo', 'Ada', 'Cy']);
    await expect(canvas.getByRole('button', { name: 'Down Director 2 of 3' })).toHaveFocus();
    await expect(canvas.getByText('Moved: now Director 2 of 3.')).toBeInTheDocument();
    const second = item(canvas, 'Director 2 of 3');
    await expect(second.getByText('ada.pdf')).toBeVisible();
    await expect(second.getByRole('textbox', { name: 'Personal mail' })).toHaveAccessibleDescription('This mail is not known');
    await userEvent.keyboard('{Enter}');
    await expect(firstNames(canvas)).toEqual(['Bo', 'Cy', 'Ada']);
    const down = canvas.getByRole('button', { name: 'Down Director 3 of 3' });
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(firstNames(canvas)).toEqual(['Bo', 'Cy', 'Ada']);
    await expect(canvas.getByRole('link', { name: 'Director 3, Personal mail: This mail is not known' })).toBeVisible();
    await expect(item(canvas, 'Director 1 of 3').getByRole('textbox', { name: 'Personal mail' })).toBeValid();
  },
});

/** An item is dragged by the dots before its legend and takes the place it is dropped on. */
export const ReorderByDragging = meta.story({
  render: () => <Directors directors={[ada, bo, cy]} reorderable />,
  play: async ({ canvas }) => {
    const third = canvas.getByRole('group', { name: 'Director 3 of 3' });
    const dataTransfer = new DataTransfer();
    const first = canvas.getByRole('group', { name: 'Director 1 of 3' });
    const handle = await waitFor(() => third.querySelector('[draggable]') ?? Promise.reject(new Error('There is no handle yet')));
    await fireEvent.dragStart(handle, { dataTransfer });
    await fireEvent.dragOver(first, { dataTransfer });
    await expect(first).toHaveAttribute('data-over');
    await fireEvent.drop(first, { dataTransfer });
    await expect(first).not.toHaveAttribute('data-over');
    await waitFor(() => expect(firstNames(canvas)).toEqual(['Cy', 'Ada', 'Bo']));
  },
});

/** A copy comes after its item, a new one before; at the limit neither is offered. */
export const CopyAndInsert = meta.story({
  render: () => <Directors directors={[ada, bo]} copyable insertable max={4} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Director 1 of 2' }));
    await expect(firstNames(canvas)).toEqual(['Ada', 'Ada', 'Bo']);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'First name' })[1]).toHaveFocus());
    await userEvent.keyboard('!');
    await expect(firstNames(canvas)).toEqual(['Ada', 'Ada!', 'Bo']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add above Director 3 of 3' }));
    await expect(firstNames(canvas)).toEqual(['Ada', 'Ada!', '', 'Bo']);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'First name' })[2]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^(?:Copy|Add above)/u })).toBeNull();
  },
});

/** An item with anything in it goes after a question, of which the focus is on the answer that loses nothing; Escape gives it too. An empty one goes at once. */
export const ConfirmRemove = meta.story({
  render: () => <Directors directors={[ada, bo, nobody]} confirmRemove />,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Director 2 of 3' });
    for (const answer of ['{Enter}', '{Escape}']) {
      await userEvent.click(remove);
      await expect(await canvas.findByText('Remove Director 2 of 3?')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'No, keep', description: 'Remove Director 2 of 3?' })).toHaveFocus());
      await userEvent.keyboard(answer);
      await expect(canvas.queryByText('Remove Director 2 of 3?')).toBeNull();
      await expect(remove).toHaveFocus();
    }
    await userEvent.click(remove);
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, remove' }));
    await expect(canvas.getByRole('button', { name: 'Undo', description: 'Director 2 of 3 removed.' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'No, keep' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 2 of 2' }));
    await expect(canvas.getByRole('button', { name: 'Undo', description: 'Director 2 of 2 removed.' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director 1 of 2' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, keep' })).toHaveFocus());
  },
});

/** All that can be done to an item, at any width. */
export const EveryTool = meta.story({
  render: () => (
    <Directors
      directors={[ada, bo, cy]}
      reorderable
      copyable
      insertable
      confirmRemove
      summary={({ firstName, lastName }) => `${firstName} ${lastName}`}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Director 2 of 3' });
    await canvas.findByRole('button', { name: 'Down Director 2 of 3' });
    const names = ['Up', 'Down', 'Copy', 'Add above', 'Hide', 'Remove'].map((each) => `${each} Director 2 of 3`);
    const buttons = within(group).getAllByRole('button', { name: /Director/u });
    await expect(buttons.map((each) => each.ariaLabel ?? each.textContent)).toEqual(names);
  },
});

const summary = ({ firstName, lastName }: Director): string => `${firstName} ${lastName}`.trim();
const close = (look: HTMLElement): void => look.querySelectorAll<HTMLElement>('[aria-expanded="true"]').forEach((button) => button.click());
/** Closes the first item, and leaves each field of the second. */
const closeAndLeave = (look: HTMLElement): void => {
  look.querySelector<HTMLElement>('[aria-expanded="true"]')!.click();
  for (const field of look.querySelectorAll('input')) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

export const Matrix = meta.story({
  render: looks({}, Directors, {
    States: {
      'One closed, one with fields left empty': (
        <After act={closeAndLeave}>
          <Directors directors={[ada, nobody]} summary={summary} />
        </After>
      ),
      'None yet': { directors: [], min: 0 },
    },
    Options: {
      'Another order, copies, new ones between': (
        <After act={close}>
          <Directors directors={[bo, cy]} summary={summary} reorderable copyable insertable legend={(at) => `Partner ${at}`} />
        </After>
      ),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Submit' })[0]!);
    await expect(await canvas.findByRole('link', { name: 'Director 2: First name is required' })).toBeVisible();
  },
});

/** No items, and twenty. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Directors directors={[]} min={0} />
      <Directors
        directors={Array.from({ length: 20 }, (_, index) => ({ ...ada, lastName: `${'Fairhurst-'.repeat(20)}${index}` }))}
        summary={({ firstName, lastName }) => `${firstName} ${lastName}`}
        max={20}
      />
    </div>
  ),
});

/** `FieldArrayList`: the same without a form, with items that the caller keeps. */
export const PlainState = meta.story({
  ...example(PlainStateExample),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another branch' }));
    const added = item(canvas, 'Branch 2 of 2').getByRole('textbox', { name: /Name of the branch/u });
    await expect(added).toHaveFocus();
    await userEvent.type(added, 'Hull');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Branch 1 of 2' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Hull');
  },
});
