import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type FocusEvent,
  type JSX,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { buttonStyles } from '../Button/buttonStyles.ts';
import { fieldIds, FormField, idList, type FormFieldProps } from '../FormField/index.ts';
import { UploadIcon } from '../icons/index.ts';
import { fileUpload as fileUploadMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { forcedColors } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { bareList } from '../utils/bareList.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { useLostFocus } from '../utils/useLostFocus.ts';
import { isSameFile, judgeFile, newsOfSending, sendingOf, type FileKind, type FileProblem, type Sending } from './fileModel.ts';
import { FileRow } from './FileRow.tsx';

/** What `FileUpload` and `FileField` share. */
export interface FileUploadBaseProps extends Omit<
  FormFieldProps,
  'controlId' | 'label' | 'doubt' | 'width' | 'children' | 'messages' | 'onChange' | 'onBlur' | 'onFocus' | 'defaultValue'
> {
  /** Names the control, and the file in messages: "CV must be less than 5MB". */
  label: string;
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its name when a form is sent. */
  name?: string;
  /** What the picker offers, as HTML's `accept`. Default: the extensions of `kinds`. */
  accept?: string;
  /** Kinds that are taken, judged by name, declared type and first bytes. Default: any. */
  kinds?: readonly FileKind[];
  /** A file may have as many bytes as this and no more. Default: any number is right. */
  maxBytes?: number;
  /** With `multiple`: most files. Default: any number. */
  maxFiles?: number;
  /** Judges a file further, after `kinds` and `maxBytes` found nothing: the message, or nothing. */
  check?: (file: File) => Promise<string | undefined> | string | undefined;
  /** An answer is needed; without it the label says "(optional)". Default: `false`. */
  required?: boolean;
  /** Cannot be used now. Default: `false`. */
  disabled?: boolean;
  /** How much of a file is sent, 0 to 1; nothing while it is not under way. That it begins, and that it reaches 1, is said. */
  progress?: (file: File) => number | undefined;
  /** Stops sending a file; offered while its progress is below 1. That it has stopped is said. */
  onCancel?: (event: SyntheticEvent, file: File) => void;
  /** Why sending a file failed: shown in its row and said. */
  errorOf?: (file: File) => string | undefined;
  /** Sends a file again; offered beside its error. */
  onRetry?: (event: SyntheticEvent, file: File) => void;
  /** Names of files that were chosen before the page was loaded again: a page cannot keep the files themselves. */
  remembered?: readonly string[];
  /** The visitor does not want a remembered file any more. */
  onForget?: (event: SyntheticEvent, name: string) => void;
  /** What keeps the control from being right apart from its value: a file that was refused, or is still being judged. */
  onProblem?: (problem: string | undefined) => void;
  /** The control was left. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The control was entered. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The `<input>`; `ref` is the root. */
  inputRef?: Ref<HTMLInputElement>;
  /** Props of the `<input>`. */
  slotProps?: { input?: Omit<ComponentProps<'input'>, 'type' | 'ref'> & { ref?: Ref<HTMLInputElement> } };
  /** Replaces single texts. */
  messages?: Partial<typeof fileUploadMessages>;
}

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

/** A file that is not (yet) part of the value. */
interface Candidate {
  key: string;
  file: File;
  /** Nothing while it is being judged. */
  error: string | undefined;
}

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.2')} ${token('space.3')}`,
  padding: token('space.3'),
  border: `${token('border-width.hairline')} dashed ${token('color.border.control')}`,
  borderRadius: token('radius.medium'),
  background: token('color.control.background'),
  color: token('color.text.default'),
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: token('color.border.strong'),
    background: token('color.surface.selected'),
    color: token('color.text.on-selected'),
  },
  '&[data-wrong]': { borderStyle: 'solid', borderWidth: token('border-width.strong'), borderColor: token('color.border.danger') },
  '&:has(input:disabled)': {
    color: token('color.text.disabled'),
    background: token('color.surface.sunken'),
    [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
  '& > small': { flexBasis: '100%', color: token('color.text.muted') },
  '&[data-over] > small': { color: 'inherit' },
  // A finger drops nothing.
  '@media (pointer: coarse)': { '& > [data-drop]': { display: 'none' } },
});

const Choose = styled('label')({
  ...buttonStyles,
  '&:has(input:focus-visible)': {
    outline: `${token('border-width.focus')} solid ${token('color.focus.ring')}`,
    outlineOffset: token('border-width.strong'),
    boxShadow: `0 0 0 ${token('border-width.strong')} ${token('color.focus.gap')}`,
  },
  '&:has(input:disabled)': { color: token('color.text.disabled'), cursor: 'not-allowed' },
  [forcedColors]: { borderColor: 'ButtonBorder', '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
});

// Not `tk-visually-hidden`, which would show it when it takes the focus.
const Input = styled('input')({
  position: 'absolute',
  inlineSize: token('space.px'),
  blockSize: token('space.px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  opacity: 0,
});

const List = styled('ul')({ display: 'grid', gap: token('space.2'), margin: 0, padding: 0, listStyle: 'none' });

const keys = new WeakMap<File, string>();
let lastKey = 0;
/** The same for a file as long as it lives. */
function keyOf(file: File): string {
  let key = keys.get(file);
  if (!key) {
    lastKey += 1;
    key = `file-${lastKey}`;
    keys.set(file, key);
  }
  return key;
}

/**
 * Takes files by a button, which opens the browser's picker, or by dropping. Each file is judged before it becomes part of the value; one that is
 * refused stays in the list and says why. Works by itself; inside a form use `FileField`.
 *
 * Source of the behaviour: GOV.UK Design System, File upload; MoJ Design System, Multi file upload.
 */
export function FileUpload(props: FileUploadProps): JSX.Element {
  const {
    multiple = false,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    label,
    id: givenId,
    name,
    accept,
    kinds,
    maxBytes,
    maxFiles,
    check,
    required = false,
    optional = !required,
    disabled = false,
    progress,
    onCancel,
    errorOf,
    onRetry,
    remembered = [],
    onForget,
    onProblem,
    onBlur,
    onFocus,
    hint,
    error,
    inputRef,
    slotProps,
    messages,
    ...rest
  } = props;
  const texts = useMessages('fileUpload', fileUploadMessages, messages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const [own, setOwn] = useState<readonly File[]>(() =>
    props.multiple ? (props.defaultValue ?? []) : props.defaultValue ? [props.defaultValue] : [],
  );
  const given = props.multiple ? props.value : props.value === undefined ? undefined : props.value ? [props.value] : [];
  const files = given ?? own;
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState('');
  const [isOver, setIsOver] = useState(false);

  // Judging takes a moment, in which more may be chosen or removed.
  const latest = useRef({ files, candidates });
  useEffect(() => {
    // The candidates are nobody else's: a rendering that began before they changed must not put the old ones back.
    latest.current = { ...latest.current, files };
  });
  const setWaiting = (next: readonly Candidate[]) => {
    latest.current = { ...latest.current, candidates: next };
    setCandidates(next);
  };
  const commit = (event: SyntheticEvent | null, next: readonly File[]) => {
    latest.current = { ...latest.current, files: next };
    setOwn(next);
    if (props.multiple) props.onChange?.(event, [...next]);
    else props.onChange?.(event, next[0]);
  };

  const problem =
    candidates.find((candidate) => candidate.error !== undefined)?.error ?? (candidates[0] && texts.checking(candidates[0].file.name));
  const tellProblem = useEffectEvent((found: string | undefined) => onProblem?.(found));
  useEffect(() => tellProblem(problem), [problem]);

  // After a removal the focus goes to a neighbour, or back to where files are chosen.
  const nextFocus = useRef<string | undefined>(undefined);
  const focusRow = (key: string) => (root.current?.querySelector<HTMLElement>(`[data-file="${key}"]`) ?? input.current)?.focus();
  useEffect(() => {
    const key = nextFocus.current;
    if (key === undefined) return;
    nextFocus.current = undefined;
    focusRow(key);
  });

  const extensions = kinds?.map(({ extension }) => extension) ?? [];
  const words: Record<FileProblem, string> = {
    wrongKind: texts.wrongKind(label, extensions),
    tooLarge: texts.tooLarge(label, maxBytes ?? 0),
    empty: texts.empty(label),
    contentDiffers: texts.contentDiffers(label),
    unreadable: texts.unreadable(label),
  };
  const judge = async (file: File): Promise<string | undefined> => {
    const found = await judgeFile(file, { kinds, maxBytes });
    return found ? words[found] : check?.(file);
  };

  /** What can be taken of what was offered, and why the rest cannot. */
  const fitting = (offered: readonly File[]): { taken: File[]; refusal?: string } => {
    if (!multiple) return offered.length > 1 ? { taken: [], refusal: texts.tooMany(1) } : { taken: [...offered] };
    const present = [...latest.current.files, ...latest.current.candidates.map(({ file }) => file)];
    const fresh = offered.filter((file) => !present.some((other) => isSameFile(file, other)));
    const room = maxFiles === undefined ? fresh.length : Math.max(0, maxFiles - present.length);
    if (fresh.length > room) return { taken: fresh.slice(0, room), refusal: texts.tooMany(maxFiles ?? 0) };
    const double = offered.find((file) => !fresh.includes(file));
    return double ? { taken: fresh, refusal: texts.duplicate(double.name) } : { taken: fresh };
  };

  const take = async (offered: readonly File[]) => {
    if (!offered.length || disabled) return;
    const { taken, refusal } = fitting(offered);
    setNotice(refusal);
    if (refusal !== undefined) setSaid(texts.notAdded(refusal));
    if (!taken.length) return;
    const waiting = taken.map((file): Candidate => ({ key: keyOf(file), file, error: undefined }));
    setWaiting(multiple ? [...latest.current.candidates, ...waiting] : waiting);

    const judged = await Promise.all(waiting.map(async (candidate) => ({ ...candidate, error: await judge(candidate.file) })));
    // What was removed or replaced meanwhile counts no more.
    const current = judged.filter(({ key }) => latest.current.candidates.some((candidate) => candidate.key === key));
    const right = current.filter((candidate) => candidate.error === undefined).map(({ file }) => file);
    const wrong = current.filter((candidate) => candidate.error !== undefined);
    if (!current.length) return;
    setWaiting(
      latest.current.candidates.flatMap((candidate) => {
        const result = current.find(({ key }) => key === candidate.key);
        return result ? (result.error === undefined ? [] : [result]) : [candidate];
      }),
    );
    if (right.length) commit(null, multiple ? [...latest.current.files, ...right] : right);
    setSaid(
      [...right.map((file) => texts.added(file.name)), ...wrong.map(({ file, error: why }) => texts.refused(file.name, why ?? ''))].join(
        '. ',
      ),
    );
  };

  const takeOver = useEffectEvent(() => {
    const { current: element } = input;
    const chosen = [...(element?.files ?? [])];
    if (!element || !chosen.length) return;
    element.value = '';
    void take(chosen);
  });
  // Chosen before the page's script had arrived: the browser alone knows of it.
  useEffect(() => takeOver(), []);

  // While a file is judged it stands in the place of the name it answers.
  const pending = candidates.filter(({ error: why }) => why === undefined).map(({ file }) => file.name);
  const toChoose = pending.length && !multiple ? [] : remembered.filter((old) => !pending.includes(old));
  const order = [...files.map(keyOf), ...candidates.map(({ key }) => key), ...toChoose.map((old) => `old ${old}`)];
  const neighbour = (key: string, among: readonly string[]): string => {
    const at = among.indexOf(key);
    return multiple ? (among[at + 1] ?? among[at - 1] ?? '') : '';
  };
  const leave = (key: string, name: string) => {
    nextFocus.current = neighbour(key, order);
    setNotice(undefined);
    setSaid(texts.removed(name));
  };

  // Cancel, Try again and Remove take turns in a row while its file is sent; who stood on one goes on to what the row offers now.
  const orderBefore = useRef(order);
  const focusHandlers = useLostFocus<HTMLDivElement>({}, (lost) => {
    const key = lost.getAttribute('data-file');
    if (key !== null) focusRow(order.includes(key) ? key : neighbour(key, orderBefore.current));
  });
  useEffect(() => {
    orderBefore.current = order;
  });

  const sendings = new Map(files.map((file): [string, Sending] => [keyOf(file), sendingOf(file.name, progress?.(file), errorOf?.(file))]));
  const sendingsBefore = useRef<ReadonlyMap<string, Sending>>(sendings);
  const cancelled = useRef(new Set<string>());
  useEffect(() => {
    const news = newsOfSending(sendingsBefore.current, sendings, cancelled.current, texts);
    sendingsBefore.current = sendings;
    if (news.length) setSaid(news.join('. '));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is under way may be another with every rendering; news are told once
  }, [sendings, texts]);

  const drag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };

  const rowErrorIds = candidates.filter((candidate) => candidate.error !== undefined).map(({ key }) => `${id}-${key}`);
  const isSaidInRow = candidates.some((candidate) => candidate.error === error) || error === problem;
  const shownError = notice ?? (isSaidInRow ? undefined : error);
  const { ref, ...inputAttributes } = slotProps?.input ?? {};
  const limits = texts.limits(extensions, maxBytes);

  // One list, so that a row stays the same element when its file was judged.
  const rows = [
    ...files.map((file) => {
      const key = keyOf(file);
      const share = progress?.(file);
      const { state, failure } = sendings.get(key)!;
      const retry = onRetry && state === 'failed' ? (event: SyntheticEvent) => onRetry(event, file) : undefined;
      const cancel =
        onCancel && state === 'underWay'
          ? (event: SyntheticEvent) => {
              cancelled.current.add(key);
              onCancel(event, file);
            }
          : undefined;
      return (
        <FileRow
          key={key}
          rowKey={key}
          name={file.name}
          size={file.size}
          progress={share}
          error={failure}
          messageId={`${id}-${key}`}
          texts={texts}
          onRetry={retry}
          onCancel={cancel}
          onRemove={(event) => {
            leave(key, file.name);
            commit(
              event,
              files.filter((other) => other !== file),
            );
          }}
        />
      );
    }),
    ...candidates.map(({ key, file, error: failure }) => (
      <FileRow
        key={key}
        rowKey={key}
        name={file.name}
        size={file.size}
        checking={failure === undefined}
        error={failure}
        messageId={`${id}-${key}`}
        texts={texts}
        onRemove={() => {
          leave(key, file.name);
          setWaiting(candidates.filter((candidate) => candidate.key !== key));
        }}
      />
    )),
    ...toChoose.map((old) => (
      <FileRow
        key={`old ${old}`}
        rowKey={`old ${old}`}
        name={old}
        note={texts.remembered(old)}
        messageId={`${id}-old`}
        texts={texts}
        onRemove={
          onForget
            ? (event) => {
                leave(`old ${old}`, old);
                onForget(event, old);
              }
            : undefined
        }
      />
    )),
  ];

  return (
    <FormField
      {...rest}
      {...focusHandlers}
      ref={mergeRefs(root, rest.ref)}
      label={label}
      controlId={id}
      hint={hint}
      optional={optional}
      error={shownError}
    >
      <Zone
        data-control=""
        data-over={isOver || undefined}
        data-wrong={error === undefined && notice === undefined ? undefined : ''}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event) => {
          setIsOver(false);
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          void take([...event.dataTransfer.files]);
        }}
      >
        <span data-drop="">{multiple ? texts.dropMany : texts.drop}</span>
        <Choose data-variant="quiet">
          <UploadIcon size="small" />
          <span>{multiple ? texts.chooseMany : files.length ? texts.replace : texts.choose}</span>
          <Input
            {...inputAttributes}
            ref={mergeRefs(input, inputRef, ref)}
            id={id}
            name={name}
            type="file"
            accept={accept ?? (extensions.length ? extensions.join(',') : undefined)}
            multiple={multiple}
            disabled={disabled}
            aria-invalid={error === undefined && notice === undefined ? undefined : true}
            aria-describedby={idList(
              hint !== undefined && ids.hint,
              limits !== '' && ids.counter,
              shownError !== undefined && ids.message,
              ...rowErrorIds,
              inputAttributes['aria-describedby'],
            )}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              // The same file can be chosen again after it was mended or removed.
              event.target.value = '';
              void take(chosen);
            }}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        </Choose>
        {limits ? <small id={ids.counter}>{limits}</small> : null}
      </Zone>
      {rows.length ? <List {...bareList}>{rows}</List> : null}
      <output className="tk-visually-hidden">{said}</output>
    </FormField>
  );
}
