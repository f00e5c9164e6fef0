import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { FileField, FileUpload } from '../../../src/kit/FileUpload/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { disguised, documentKinds, documentMaxBytes, pdf } from '../../fixtures/files.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';
import { PlainStateExample } from './examples/PlainState.tsx';
import plainStateCode from './examples/PlainState.tsx?raw';

const onChange = fn();

const meta = preview.meta({
  title: 'Kit/Forms/FileUpload',
  id: 'kit-fileupload',
  component: FileUpload,
  subcomponents: { FileField },
  tags: ['!autodocs'],
  args: { label: 'Proof of address', kinds: documentKinds, maxBytes: documentMaxBytes, onChange },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const PlainState = meta.story(example(PlainStateExample, plainStateCode));

export const Default = meta.story({});

export const Playground = meta.story({
  args: { hint: 'A bank statement or a bill of the last three months.', required: true, disabled: false },
});

/** A file chosen with the button is shown with its size; Remove clears it and returns the focus to the button. */
export const OneFile = meta.story({
  args: { label: 'CV', required: true },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('CV');
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, pdf('proof.pdf', 50_000));
    await expect(await canvas.findByText('proof.pdf')).toBeVisible();
    await expect(canvas.getByText('49 kB')).toBeVisible();
    await expect(onChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ name: 'proof.pdf' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('proof.pdf chosen');
    const remove = canvas.getByRole('button', { name: 'Remove file proof.pdf' });
    await expect(within(remove).getByText('Remove file').closest('[aria-hidden]')).toBeNull();
    await userEvent.click(remove);
    await expect(canvas.queryByText('proof.pdf')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(onChange).toHaveBeenLastCalledWith(expect.anything(), undefined);
    await expect(canvas.getByRole('status')).toHaveTextContent('proof.pdf removed');
  },
});

/** A refused file stays in the list with the reason, and is not part of the value. */
export const Refused = meta.story({
  args: { label: 'CV' },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('CV', { exact: false, selector: 'input' });
    const offers: [File, string][] = [
      [pdf('big.pdf', documentMaxBytes + 1), 'CV must be less than 5MB'],
      [pdf('me.png'), 'CV must be a PDF, DOC or DOCX file'],
      [disguised('fake.pdf'), 'CV is not what its name says'],
      [new File([], 'nothing.pdf', { type: 'application/pdf' }), 'CV is an empty file'],
    ];
    for (const [file, message] of offers) {
      await userEvent.upload(input, file, { applyAccept: false });
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByText(file.name)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.upload(input, pdf('right.pdf'));
    await waitFor(() => expect(canvas.queryByText('CV is an empty file')).toBeNull());
    await expect(canvas.getByText('right.pdf')).toBeVisible();
  },
});

/** A refused replacement leaves the accepted file in place. */
export const RefusedReplacement = meta.story({
  args: { label: 'CV' },
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    const input = canvas.getByLabelText('CV', { exact: false, selector: 'input' });
    await userEvent.upload(input, pdf('right.pdf', 50_000));
    await expect(await canvas.findByText('49 kB')).toBeVisible();
    await userEvent.upload(input, pdf('big.pdf', documentMaxBytes + 1), { applyAccept: false });
    await expect(await canvas.findByText('CV must be less than 5MB')).toBeVisible();
    await expect(canvas.getByText('PDF, DOC or DOCX, up to 5 MB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('big.pdf refused: CV must be less than 5MB');
    await expect(canvas.getByText('right.pdf')).toBeVisible();
    await expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file big.pdf' }));
    await expect(canvas.queryByText('CV must be less than 5MB')).toBeNull();
    await expect(canvas.getByText('right.pdf')).toBeVisible();
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(1);
  },
});

/** Files can be dropped too; the zone shows that it accepts them. */
export const Dropped = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText('Choose a file').parentElement!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('dropped.pdf'));
    const drag = (type: string) => fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await drag('dragenter');
    await waitFor(() => expect(zone.parentElement).toHaveAttribute('data-over'));
    await drag('drop');
    await expect(zone.parentElement).not.toHaveAttribute('data-over');
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible();
  },
});

/** With several files the focus goes to the next one after a removal; too many files and duplicates are refused. */
export const ManyFiles = meta.story({
  args: { multiple: true, maxFiles: 3 },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Proof of address/u, { selector: 'input' });
    await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await expect(await canvas.findByText('c.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file b.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Remove file c.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove file a.pdf' })).toHaveFocus();
    await userEvent.upload(input, pdf('a.pdf'));
    await expect(await canvas.findByText('a.pdf is chosen already')).toBeVisible();
    await userEvent.upload(input, [pdf('d.pdf'), pdf('e.pdf'), pdf('f.pdf')]);
    await expect(await canvas.findByText('You can choose up to 3 files')).toBeVisible();
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(null, [
        expect.objectContaining({ name: 'a.pdf' }),
        expect.objectContaining({ name: 'd.pdf' }),
        expect.objectContaining({ name: 'e.pdf' }),
      ]),
    );
  },
});

const sending = pdf('sending.pdf', 1_300_000);
const failed = pdf('failed.pdf', 800_000);
const onCancel = fn();
const onRetry = fn();

/** While files are sent each shows its progress and Cancel; a failed one shows its error and Try again. */
export const Sending = meta.story({
  args: {
    multiple: true,
    value: [sending, failed],
    progress: (file: File) => (file === sending ? 0.4 : undefined),
    errorOf: (file: File) => (file === failed ? 'The connection broke' : undefined),
    onCancel,
    onRetry,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'sending.pdf, sent' })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending.pdf' }));
    await expect(onCancel).toHaveBeenLastCalledWith(expect.anything(), sending);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again failed.pdf' }));
    await expect(onRetry).toHaveBeenLastCalledWith(expect.anything(), failed);
  },
});

/** While a file is sent the focus stays in its row when its buttons change, and each change is announced. The buttons below play the server. */
export const OnItsWay = meta.story({
  render: function OnItsWay(args) {
    const [file, setFile] = useState<File | null>(null);
    const [share, setShare] = useState<number>();
    const [failure, setFailure] = useState<string>();
    const start = () => {
      setFailure(undefined);
      setShare(0);
    };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <FileUpload
          label={args.label}
          value={file}
          onChange={(_event, chosen) => {
            setFile(chosen ?? null);
            if (chosen) start();
          }}
          progress={() => share}
          errorOf={() => failure}
          onCancel={() => setShare(undefined)}
          onRetry={start}
        />
        <Stack direction="row">
          <Button onClick={() => setShare(0.4)}>40% arrives</Button>
          <Button
            onClick={() => {
              setShare(undefined);
              setFailure('The connection broke');
            }}
          >
            The line breaks
          </Button>
          <Button onClick={() => setShare(1)}>All arrives</Button>
        </Stack>
      </div>
    );
  },
  play: async ({ canvas }) => {
    // This click must not move the focus, which is in the file's row.
    const happens = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    const isSaid = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    const isAt = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.upload(canvas.getByLabelText(/Proof of address/u, { selector: 'input' }), pdf('proof.pdf', 1_300_000));
    await isSaid('Sending proof.pdf');
    await happens('40% arrives');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');

    canvas.getByRole('button', { name: 'Cancel proof.pdf' }).focus();
    await happens('The line breaks');
    await isSaid('proof.pdf was not sent: The connection broke');
    await isAt('Try again proof.pdf');
    await userEvent.keyboard('{Enter}');
    await isSaid('Sending proof.pdf');
    await isAt('Cancel proof.pdf');
    await happens('All arrives');
    await isSaid('proof.pdf is sent');
    await isAt('Remove file proof.pdf');
    await expect(canvas.queryByRole('button', { name: 'Cancel proof.pdf' })).toBeNull();

    await happens('40% arrives');
    await isAt('Cancel proof.pdf');
    await userEvent.keyboard('{Enter}');
    await isSaid('Sending proof.pdf was cancelled');
    await isAt('Remove file proof.pdf');
  },
});

/** When Cancel removes the file, the focus goes to the next one. */
export const CancelTakesAway = meta.story({
  render: function CancelTakesAway(args) {
    const [files, setFiles] = useState<readonly File[]>([sending, failed]);
    return (
      <FileUpload
        label={args.label}
        multiple
        value={files}
        progress={() => 0.4}
        onCancel={(_event, file) => setFiles(files.filter((other) => other !== file))}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel sending.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sending sending.pdf was cancelled'));
    await expect(canvas.getByRole('button', { name: 'Cancel failed.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/Proof of address/u, { selector: 'input' })).toHaveFocus());
  },
});

/** After a reload only the name is known. */
export const Remembered = meta.story({
  render: function Remembered() {
    const [names, setNames] = useState(['proof.pdf']);
    return (
      <FileUpload
        label="Proof of address"
        kinds={documentKinds}
        remembered={names}
        onForget={() => setNames([])}
        onChange={() => setNames([])}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('proof.pdf – choose it again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file proof.pdf' }));
    await expect(canvas.queryByText(/choose it again/u)).toBeNull();
    await expect(canvas.getByLabelText(/Proof of address/u, { selector: 'input' })).toHaveFocus();
  },
});

/** A chosen file replaces the remembered name at once, even while it is still being checked. */
export const RememberedChosenAgain = meta.story({
  args: {
    label: 'Proof of address',
    kinds: documentKinds,
    remembered: ['proof.pdf'],
    check: () => new Promise<undefined>(() => undefined),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Proof of address/u, { selector: 'input' }), pdf('proof.pdf'));
    await expect(await canvas.findByRole('button', { name: 'Remove file proof.pdf' })).toBeVisible();
    await expect(canvas.queryByText(/choose it again/u)).toBeNull();
  },
});

const sent = fn();

/** In a form: a refused file prevents sending until it is removed or replaced. */
export const Usage = meta.story({
  render: () => (
    <Form initialValues={{ cv: undefined as File | undefined }} onSubmit={(values) => void sent(values.cv?.name)}>
      <FileField
        name="cv"
        label="CV"
        kinds={documentKinds}
        maxBytes={documentMaxBytes}
        required
        validate={(file) => (file ? undefined : 'CV is required')}
      />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: 'Submit' });
    const input = canvas.getByLabelText('CV');
    await userEvent.click(submit);
    await userEvent.click(await canvas.findByRole('link', { name: 'CV is required' }));
    await expect(input).toHaveFocus();
    await userEvent.upload(input, disguised('cv.pdf'));
    await canvas.findByText('CV is not what its name says', { selector: 'span' });
    await userEvent.click(submit);
    await expect(await canvas.findByRole('link', { name: 'CV is not what its name says' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.upload(input, pdf('cv.pdf'));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
    await userEvent.click(submit);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('cv.pdf'));
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileUpload label="Empty" kinds={documentKinds} maxBytes={documentMaxBytes} required />
      <FileUpload
        label="Chosen, with a hint"
        hint="A bill of the last three months."
        kinds={documentKinds}
        value={pdf('proof.pdf', 120_000)}
      />
      <FileUpload label="Wrong" kinds={documentKinds} maxBytes={documentMaxBytes} error="CV is required" required />
      <FileUpload
        label="Several, one being sent, one failed"
        multiple
        value={[sending, failed]}
        progress={(file) => (file === sending ? 0.4 : undefined)}
        errorOf={(file) => (file === failed ? 'The connection broke' : undefined)}
        onCancel={onCancel}
        onRetry={onRetry}
      />
      <FileUpload label="Remembered" remembered={['proof.pdf']} onForget={onCancel} />
      <FileUpload label="Disabled" disabled />
    </div>
  ),
});

/** A name of 200 characters without a space, at the width of the smallest phone. */
export const Edge = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 272 }}>
      <FileUpload
        label="Proof of the address of the registered office"
        value={pdf(`${'kühlhausgroßhandelsrechnung'.repeat(7)}.pdf`, 4_700_000)}
        kinds={documentKinds}
        maxBytes={documentMaxBytes}
        errorOf={() => 'The connection broke while the last part of the file was being sent'}
        onRetry={onRetry}
      />
    </div>
  ),
});
