import { useId, useRef, useState, type ClipboardEvent, type JSX, type SyntheticEvent } from 'react';
import { fieldIds, FormField, idList } from '../FormField/index.ts';
import { fileUpload as fileUploadMessages } from '../messages/en-GB/fileUpload.ts';
import { styled, useMessages, useThemedProps, type Owned } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { DropZone } from './DropZone.tsx';
import { FileChooser } from './FileChooser.tsx';
import { extensionsOf, judgeFile, problemWords } from './fileModel.ts';
import { FileRows } from './FileRows.tsx';
import type { FileUploadBaseProps } from './fileUploadProps.ts';
import { useFileQueue, type Candidate } from './useFileQueue.ts';

/** Takes one file; `null` is none, `undefined` leaves it to the part. */
export interface OneFileProps {
  /** Takes several files. Default: `false`. */
  multiple?: false;
  /** The file, when the caller keeps it. */
  value?: File | null;
  /** The file at the start, when the part keeps it. Default: none. */
  defaultValue?: File;
  /** A file was taken or removed. The event is missing when the file had to be judged first. */
  onChange?: (event: SyntheticEvent | null, value: File | undefined) => void;
}

/** Takes several files. */
export interface ManyFilesProps {
  multiple: true;
  /** The files, when the caller keeps them. */
  value?: readonly File[];
  /** The files at the start, when the part keeps them. Default: none. */
  defaultValue?: readonly File[];
  /** Files were taken or removed. The event is missing when the files had to be judged first. */
  onChange?: (event: SyntheticEvent | null, value: File[]) => void;
}

/** Props of {@link FileUpload}; every other prop of a `<div>` reaches its root. */
export type FileUploadProps = FileUploadBaseProps & (OneFileProps | ManyFilesProps);

/** The files of the value, whether the caller or the part keeps them, and a function that replaces them. */
function useFiles(props: OneFileProps | ManyFilesProps): [readonly File[], (event: SyntheticEvent | null, next: readonly File[]) => void] {
  const [own, setOwn] = useState<readonly File[]>(() =>
    props.multiple ? (props.defaultValue ?? []) : props.defaultValue ? [props.defaultValue] : [],
  );
  useSwitchWarning('FileUpload', 'value', props.value);
  const given = props.multiple ? props.value : props.value === undefined ? undefined : props.value ? [props.value] : [];
  const commit = (event: SyntheticEvent | null, next: readonly File[]) => {
    setOwn(next);
    if (props.multiple) props.onChange?.(event, [...next]);
    else props.onChange?.(event, next[0]);
  };
  return [given ?? own, commit];
}

const nothing = () => undefined;

type Texts = typeof fileUploadMessages;

/** Checks a file by the limits of its control, then by the caller's check: the message, or nothing. */
async function judgeBy({ label, kinds, maxBytes, check }: FileUploadBaseProps, file: File, texts: Texts): Promise<string | undefined> {
  const limits = { kinds, maxBytes };
  const problem = await judgeFile(file, limits);
  if (problem) return problemWords(problem, label, limits, texts);
  try {
    return await check?.(file);
  } catch (cause) {
    console.error(cause);
    return texts.unreadable(label);
  }
}

/** The files that were dropped or pasted. They are read at once, since they are gone after their event. */
async function filesIn(data: DataTransfer, nameOf?: Texts['pasted']): Promise<readonly File[]> {
  const files = [...data.files];
  if (!files.length) return files;
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  // Without a connection a folder counts as a file, and is refused as one.
  return import('./intake.ts').then(({ filesOf }) => filesOf(files, entries, nameOf)).catch(() => files);
}

/** The remembered names that are still to be chosen. A file that is being judged stands in the place of the name that it answers. */
function namesToChoose(remembered: readonly string[], candidates: readonly Candidate[], multiple: boolean): readonly string[] {
  const judged = candidates.filter(({ error }) => error === undefined).map(({ file }) => file.name);
  return judged.length && !multiple ? [] : remembered.filter((name) => !judged.includes(name));
}

const PageDrop = lazyOverlay(async () => (await import('./PageDrop.tsx')).PageDrop);

/** Props of the control that the element around it would take for its own. */
const ofControl = new Set('id name value multiple accept required disabled onBlur onFocus onCancel onRetry onForget onProblem'.split(' '));

const Root = styled(FormField, { name: 'TkFileUpload', shouldForwardProp: (name) => !ofControl.has(String(name)) })<Owned>();

/**
 * Takes files by a button, which opens the browser's picker, or by dropping. Each file is judged before it becomes part of the value; one that is
 * refused stays in the list and says why. Works by itself; inside a form use `FileField`.
 *
 * Source of the behaviour: GOV.UK Design System, File upload; MoJ Design System, Multi file upload.
 */
export function FileUpload(given: FileUploadProps): JSX.Element {
  const props = useThemedProps('TkFileUpload', given, {}, ['input']);
  const { hint, error, kinds, maxBytes, maxTotalBytes, remembered = [], multiple = false, disabled = false } = props;
  const { messages, onPaste, onChange: _onChange, defaultValue: _defaultValue, slotProps, slots: _slots, ...rest } = props;
  const texts = useMessages('fileUpload', fileUploadMessages, messages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = fieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const inputRefs = useMergedRefs(input, props.inputRef, slotProps?.input?.ref);
  const [announcement, announce] = useState('');

  const [files, commit] = useFiles(props);
  const judge = (file: File) => judgeBy(props, file, texts);
  const queue = useFileQueue({ ...props, files, commit, multiple, judge, announce, texts });
  const { candidates, notice } = queue;
  const take = (offered: readonly File[]) => {
    if (!disabled) void queue.take(offered);
  };
  const takeOf = (data: DataTransfer, nameOf?: Texts['pasted']) => void filesIn(data, nameOf).then(take);
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    takeOf(event.clipboardData, texts.pasted);
  };

  const refusedIds = candidates.filter((candidate) => candidate.error !== undefined).map(({ key }) => `${id}-${key}`);
  const isShownInRow = candidates.some((candidate) => candidate.error === error) || error === queue.problem;
  const shownError = notice ?? (isShownInRow ? undefined : error);
  const isWrong = error !== undefined || notice !== undefined;
  const limits = texts.limits(extensionsOf(kinds), maxBytes, multiple ? maxTotalBytes : undefined);

  return (
    <Root {...rest} optional={props.optional ?? !props.required} controlId={id} error={shownError} onPaste={paste}>
      <DropZone disabled={disabled} isWrong={isWrong} onDrop={takeOf}>
        <FileChooser
          {...slotProps?.input}
          {...{ id, multiple, disabled, name: props.name, onBlur: props.onBlur, onFocus: props.onFocus }}
          ref={inputRefs}
          accept={props.accept ?? (extensionsOf(kinds).join(',') || undefined)}
          aria-invalid={isWrong || undefined}
          aria-describedby={idList(
            hint !== undefined && ids.hint,
            limits !== '' && ids.counter,
            shownError !== undefined && ids.message,
            ...refusedIds,
            slotProps?.input?.['aria-describedby'],
          )}
          text={multiple ? texts.chooseMany : files.length ? texts.replace : texts.choose}
          onFiles={take}
        />
        {limits ? <small id={ids.counter}>{limits}</small> : null}
      </DropZone>
      <FileRows
        {...{ input, multiple, files, queue, maxBytes, announce, texts }}
        given={props}
        controlId={id}
        names={namesToChoose(remembered, candidates, multiple)}
      />
      <PageDrop
        open={props.dropTarget === 'page' && !disabled}
        field={input}
        onDrop={takeOf}
        text={texts.dropAnywhere}
        onUnavailable={nothing}
      />
      <output className="tk-visually-hidden">{announcement}</output>
    </Root>
  );
}
