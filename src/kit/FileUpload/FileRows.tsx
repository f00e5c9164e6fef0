import { useRef, type JSX, type RefObject, type SyntheticEvent } from 'react';
import type { fileUpload as fileUploadMessages } from '../messages/en-GB/fileUpload.ts';
import { styled, token } from '../part.ts';
import { bareList } from '../utils/bareList.ts';
import { fileKey } from './fileKey.ts';
import { FileRow, type FileRowProps } from './FileRow.tsx';
import type { FileUploadBaseProps } from './fileUploadProps.ts';
import type { FileQueue } from './useFileQueue.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useSendingNews } from './useSendingNews.ts';

const List = styled('ul')({ display: 'grid', gap: token('space.2') });

type Row = { key: string } & Omit<FileRowProps, 'rowKey' | 'messageId' | 'texts' | 'maxBytes'>;

interface FileRowsProps {
  /** The id of the control: the ids of the rows' messages begin with it. */
  controlId: string;
  /** The control that files are chosen with. It takes the focus when no row is left. */
  input: RefObject<HTMLElement | null>;
  multiple: boolean;
  files: readonly File[];
  queue: FileQueue;
  names: readonly string[];
  /** Facts about the files that the caller of the `FileUpload` gives, and its listeners. */
  given: Pick<FileUploadBaseProps, 'progress' | 'errorOf' | 'onCancel' | 'onRetry' | 'acceptedBytes' | 'slots' | 'onForget'>;
  maxBytes: number | undefined;
  announce: (text: string) => void;
  texts: typeof fileUploadMessages;
}

/** The files of a `FileUpload`, below each other: those of the value, those being judged or refused, and those to be chosen again. Not public. */
export function FileRows(props: FileRowsProps): JSX.Element | null {
  const { controlId, input, multiple, files, queue, names, given, maxBytes, announce, texts } = props;
  const { progress, errorOf, onCancel, onRetry, onForget, acceptedBytes, slots } = given;
  const list = useRef<HTMLUListElement>(null);
  const { sendings, expectCancel } = useSendingNews(files, { progress, errorOf, announce, texts });

  // One list, so that a row stays the same element when its file was judged.
  const rows: Row[] = [
    ...files.map((file): Row => {
      const key = fileKey(file);
      const sending = sendings.get(key);
      const offset = acceptedBytes?.(file) ?? 0;
      const cancel = (event: SyntheticEvent) => {
        expectCancel(key);
        onCancel?.(event, file);
      };
      return {
        key,
        name: file.name,
        file,
        progress: progress?.(file),
        canResume: offset > 0,
        error: sending?.failure,
        onRetry: onRetry && sending?.state === 'failed' ? (event) => onRetry(event, file, offset) : undefined,
        onCancel: onCancel && sending?.state === 'underWay' ? cancel : undefined,
        onRemove: (event) => queue.removeFile(event, file),
      };
    }),
    ...queue.candidates.map((candidate): Row => {
      const { key, file, error } = candidate;
      const onRemove = () => queue.removeCandidate(candidate);
      return { key, name: file.name, file, checking: error === undefined, error, onRemove };
    }),
    ...names.map((name): Row => ({
      key: `old ${name}`,
      name,
      note: texts.remembered(name),
      onRemove:
        onForget &&
        ((event) => {
          queue.sayRemoved(name);
          onForget(event, name);
        }),
    })),
  ];
  const { focusHandlers, leave } = useRowFocus({ list, input, order: rows.map(({ key }) => key), multiple });
  if (!rows.length) return null;

  return (
    <List {...bareList} {...focusHandlers} ref={list}>
      {rows.map(({ key, onRemove, ...row }) => {
        const remove = (event: SyntheticEvent) => {
          leave(key);
          onRemove?.(event);
        };
        return (
          <FileRow
            key={key}
            {...row}
            {...{ maxBytes, texts }}
            Preview={slots?.preview}
            rowKey={key}
            messageId={`${controlId}-${key}`}
            onRemove={onRemove && remove}
          />
        );
      })}
    </List>
  );
}
