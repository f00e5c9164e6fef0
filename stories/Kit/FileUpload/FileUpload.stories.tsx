import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { FileField, FileUpload, useFileSending, type SendFile } from '../../../src/kit/FileUpload/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { disguised, documentKinds, documentMaxBytes, pdf } from '../../fixtures/files.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { After, example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { PlainStateExample } from './examples/PlainState.tsx';

const onChange = fn();

const meta = preview.meta({
  title: 'Kit/Forms/FileUpload',
  id: 'kit-fileupload',
  component: FileUpload,
  subcomponents: { FileField },
  args: { label: 'Proof of address', kinds: documentKinds, maxBytes: documentMaxBytes, onChange },
  decorators: inColumn(560),
});

export const Basic = meta.story(example(BasicExample));

export const PlainState = meta.story(example(PlainStateExample));

export const Default = meta.story({});

const inputOf = (canvas: ReturnType<typeof within>, label = /Proof of address/u) => canvas.getByLabelText(label, { selector: 'input' });

/** A file chosen with the button is shown with its size; Remove clears it and returns the focus to the button. */
export const OneFile = meta.story({
  args: { label: 'CV', required: true },
  play: async ({ canvas }) => {
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
  play: async ({ canvas }) => {
    const input = inputOf(canvas, /CV/u);
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
    const input = inputOf(canvas, /CV/u);
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

/** A step of dragging `dropped.pdf`. */
function dragEvent(type: string): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf('dropped.pdf'));
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}
const dragOver = (element: Element) => (type: string) => fireEvent(element, dragEvent(type));
/** Without `fireEvent`, whose scope would wait for parts that other looks fetch, and for ever. */
const holdOver = (look: HTMLElement) => look.querySelector('[data-control]')!.dispatchEvent(dragEvent('dragenter'));

/** Files can be dropped too; the zone shows that it accepts them. */
export const Dropped = meta.story({
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose a file').parentElement!;
    const drag = dragOver(zone);
    await drag('dragenter');
    await waitFor(() => expect(zone.parentElement).toHaveAttribute('data-over'));
    await drag('drop');
    await expect(zone.parentElement).not.toHaveAttribute('data-over');
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible();
  },
});

/** A picture that lies in the file list of a camera. */
const photo = (name = 'can.svg'): File =>
  new File([decodeURIComponent(canPicture.slice(canPicture.indexOf(',') + 1))], name, {
    type: 'image/svg+xml',
    lastModified: 1_700_000_000_000,
  });

const PdfPreview = ({ file }: { file: File }) => <b aria-hidden>{file.type === 'application/pdf' ? 'PDF' : 'File'}</b>;

/** A picture shows itself in the place of the icon, unless the browser cannot read it. Any other file has its name and size, and its preview where the application brings one. */
export const Preview = meta.story({
  args: {
    multiple: true,
    kinds: undefined,
    value: [photo(), new File(['no'], 'broken.png', { type: 'image/png' }), pdf('proof.pdf', 120_000)],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileUpload {...args} />
      <FileUpload label="With a preview of its own" value={pdf('proof.pdf', 120_000)} slots={{ preview: PdfPreview }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li > img')).toHaveLength(1));
    const [picture] = canvasElement.querySelectorAll<HTMLImageElement>('li > img');
    await waitFor(() => expect(picture!.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText('PDF', { selector: 'b' })).toBeVisible();
  },
});

const pasteInto = (element: HTMLElement, ...files: File[]) => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  return fireEvent(element, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
};

/** Files on the clipboard are pasted while the focus is in the field. A copied picture has no name, and gets one. */
export const Pasted = meta.story({
  args: { multiple: true, kinds: undefined },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    input.focus();
    await pasteInto(input, new File(['x'], 'image.png', { type: 'image/png' }), pdf('copied.pdf'));
    await expect(await canvas.findByText(/^Pasted picture \d+\.png$/u, undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('copied.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Pasted picture \d+\.png chosen\. copied\.pdf chosen$/u));
  },
});

/** A folder of a drop, as the browser hands it out. */
const folder = (name: string, ...children: object[]) => ({
  name,
  isDirectory: true,
  createReader: () => {
    const portions = [children, []];
    return { readEntries: (take: (entries: object[]) => void) => take(portions.shift() ?? []) };
  },
});
const entryOf = (file: File) => ({ name: file.name, isFile: true, file: (take: (file: File) => void) => take(file) });

/** Files in dropped folders are taken, however deep they lie, without those that begin with a dot; more than 500 are not. */
export const DroppedFolder = meta.story({
  args: { multiple: true, kinds: undefined },
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose files').parentElement!.parentElement!;
    const drop = (...entries: object[]) => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true });
      const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
      Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [new File([], 'papers')], items } });
      return fireEvent(zone, event);
    };
    await drop(folder('papers', entryOf(pdf('a.pdf')), entryOf(pdf('.DS_Store')), folder('older', entryOf(pdf('b.pdf')))));
    await expect(await canvas.findByText('b.pdf', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('a.pdf')).toBeVisible();
    await expect(canvas.queryByText('.DS_Store')).toBeNull();
    await drop(folder('empty'));
    await expect(await canvas.findByText('Proof of address is an empty file')).toBeVisible();
  },
});

/** A file that goes beyond the limit for all together is refused by its name; one that still fits is taken. */
export const TotalLimit = meta.story({
  args: { multiple: true, maxTotalBytes: 2_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF, DOC or DOCX, up to 5 MB, together up to 2 MB')).toBeVisible();
    const input = inputOf(canvas);
    await userEvent.upload(input, [pdf('a.pdf', 1_500_000), pdf('b.pdf', 600_000), pdf('c.pdf', 400_000)]);
    await expect(await canvas.findByText('No room for b.pdf: all files together can have up to 2 MB')).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/No room for b\.pdf/u);
    await expect(await canvas.findByText('c.pdf')).toBeVisible();
    await expect(canvas.queryByText('b.pdf')).toBeNull();
  },
});

/** With `dropTarget="page"` files can be dropped anywhere, and the page says so while they are over it. */
export const PageDrop = meta.story({
  args: { dropTarget: 'page' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Drop files anywhere', undefined, { timeout: 10_000 });
    await expect(text).not.toBeVisible();
    const drag = dragOver(document.body);
    await waitFor(async () => {
      await drag('dragover');
      await expect(text).toBeVisible();
    });
    await drag('dragleave');
    await waitFor(() => expect(text).not.toBeVisible());
    await drag('dragover');
    await waitFor(() => expect(text).toBeVisible());
    await drag('drop');
    await waitFor(() => expect(text).not.toBeVisible());
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible();
  },
});

/** While files are dragged over the page. */
export const PageDropOver = meta.story({
  args: { dropTarget: 'page' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Drop files anywhere', undefined, { timeout: 10_000 });
    await waitFor(async () => {
      await dragOver(document.body)('dragover');
      await expect(text).toBeVisible();
    });
  },
});

/** With several files the focus goes to the next one after a removal; too many files and duplicates are refused. */
export const ManyFiles = meta.story({
  args: { multiple: true, maxFiles: 3 },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
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

const twoSending = {
  multiple: true as const,
  value: [sending, failed],
  progress: (file: File) => (file === sending ? 0.4 : undefined),
  errorOf: (file: File) => (file === failed ? 'The connection broke' : undefined),
  onCancel,
  onRetry,
};

/** While files are sent each shows its progress and Cancel; a failed one shows its error and Try again. */
export const Sending = meta.story({
  args: twoSending,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'sending.pdf, sent' }, { timeout: 10_000 });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending.pdf' }));
    await expect(onCancel).toHaveBeenLastCalledWith(expect.anything(), sending);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again failed.pdf' }));
    await expect(onRetry).toHaveBeenLastCalledWith(expect.anything(), failed, 0);
  },
});

/** While a file is sent the focus stays in its row when its buttons change, and each change is announced. The buttons below play the server. */
export const OnItsWay = meta.story({
  render: function OnItsWay({ label }) {
    const [file, setFile] = useState<File>();
    const [{ share, failure }, setState] = useState<{ share?: number; failure?: string }>({});
    const start = () => setState({ share: 0 });
    return (
      <Stack>
        <FileUpload
          label={label}
          value={file ?? null}
          onChange={(_event, chosen) => {
            setFile(chosen);
            if (chosen) start();
          }}
          progress={() => share}
          errorOf={() => failure}
          onCancel={() => setState({})}
          onRetry={start}
        />
        <Stack direction="row">
          <Button onClick={() => setState({ share: 0.4 })}>40% arrives</Button>
          <Button onClick={() => setState({ failure: 'The connection broke' })}>The line breaks</Button>
          <Button onClick={() => setState({ share: 1 })}>All arrives</Button>
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    // This click must not move the focus, which is in the file's row.
    const happens = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    const isSaid = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    const isAt = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.upload(inputOf(canvas), pdf('proof.pdf', 1_300_000));
    await isSaid('Sending proof.pdf');
    await happens('40% arrives');
    await expect(await canvas.findByRole('progressbar', undefined, { timeout: 10_000 })).toHaveAttribute('aria-valuenow', '40');

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

const asked = fn();
let isBroken = false;
/** A server that takes a hundred kilobytes at a time, and whose line breaks when the story says so. */
const sendSlowly: SendFile = async (file, { offset, signal, onAccepted }) => {
  asked(file.name, offset);
  for (let bytes = offset; bytes < file.size; bytes += 100_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (signal.aborted) return;
    if (isBroken && bytes >= offset + 400_000) throw new Error('The connection broke');
    onAccepted(Math.min(bytes + 100_000, file.size));
  }
};

/** `useFileSending` keeps how far files have come. A broken sending keeps its bar, and Resume goes on after the bytes that the server has. */
export const Resume = meta.story({
  render: function Resume({ label }) {
    const [file, setFile] = useState<File | null>(null);
    const { start, ...sendingProps } = useFileSending(sendSlowly, (cause) => (cause as Error).message);
    const take = (chosen: File | undefined) => {
      setFile(chosen ?? null);
      if (chosen) start(chosen);
    };
    return <FileUpload {...sendingProps} label={label} value={file} onChange={(_event, chosen) => take(chosen)} />;
  },
  play: async ({ canvas }) => {
    isBroken = true;
    await userEvent.upload(inputOf(canvas), pdf('proof.pdf', 1_000_000));
    const resume = await canvas.findByRole('button', { name: 'Resume proof.pdf' }, { timeout: 10_000 });
    await expect(canvas.getByText('The connection broke')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'proof.pdf, sent' })).toHaveAttribute('aria-valuenow', '40');
    isBroken = false;
    await userEvent.click(resume);
    await expect(asked).toHaveBeenLastCalledWith('proof.pdf', 400_000);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('proof.pdf is sent'), { timeout: 5000 });
    await expect(canvas.queryByText('The connection broke')).toBeNull();
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
    await waitFor(() => expect(inputOf(canvas)).toHaveFocus());
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('proof.pdf – choose it again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file proof.pdf' }));
    await expect(canvas.queryByText(/choose it again/u)).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
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
    await userEvent.upload(inputOf(canvas), pdf('proof.pdf'));
    await expect(await canvas.findByRole('button', { name: 'Remove file proof.pdf' })).toBeVisible();
    await expect(canvas.queryByText(/choose it again/u)).toBeNull();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 360, wide: true }, FileUpload, {
    States: {
      Empty: { label: 'CV', required: true },
      'Chosen, with a hint': { label: 'Proof of address', hint: 'A bill of the last three months.', value: pdf('proof.pdf', 120_000) },
      Error: { label: 'CV', error: 'CV is required', required: true },
      'Remembered after a reload': { label: 'Proof of address', remembered: ['proof.pdf'], onForget: onCancel },
      disabled: { label: 'CV', disabled: true },
      'A file is held over it': (
        <After act={holdOver}>
          <FileUpload label="CV" dropTarget="field" kinds={documentKinds} maxBytes={documentMaxBytes} />
        </After>
      ),
    },
    'Several files': {
      'One being sent, one failed': { label: 'Invoices', ...twoSending },
      'A picture, and one whose sending can be resumed': {
        label: 'Invoices',
        multiple: true,
        dropTarget: 'page',
        maxTotalBytes: 20_000_000,
        value: [photo(), failed],
        acceptedBytes: (file) => (file === failed ? 320_000 : undefined),
        progress: (file) => (file === failed ? 0.4 : undefined),
        errorOf: (file) => (file === failed ? 'The connection broke' : undefined),
        onRetry,
      },
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2), { timeout: 10_000 });
  },
});

/** A name of 200 characters without a space, at the width of the smallest phone. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: {
    label: 'Proof of the address of the registered office',
    value: pdf(`${'kühlhausgroßhandelsrechnung'.repeat(7)}.pdf`, 4_700_000),
    kinds: documentKinds,
    maxBytes: documentMaxBytes,
    errorOf: () => 'The connection broke while the last part of the file was being sent',
    onRetry: onRetry,
  },
});
