import type { ComponentProps, ComponentType, FocusEvent, Ref, SyntheticEvent } from 'react';
import type { FieldTextProps } from '../FormField/internal.ts';
import type { Slotted, SlotProps, Worded } from '../part.ts';
import type { TextInputProps } from '../TextField/internal.ts';
import type { FileKind } from './fileModel.ts';
import type { FilePreviewProps } from './FileRow.tsx';

/** Props that `FileUpload` and `FileField` share. */
export interface FileUploadBaseProps
  extends
    Omit<FieldTextProps, 'label' | 'warning' | 'width'>,
    Pick<TextInputProps, 'id' | 'name' | 'disabled'>,
    Omit<Slotted<'input'>, 'slots'>,
    Worded<'fileUpload'> {
  /** Names the control, and the file in messages: "CV must be less than 5MB". */
  label: string;
  /** Files that the picker offers, as HTML's `accept`. Default: the extensions of `kinds`. */
  accept?: string;
  /** Kinds that are taken, judged by name, declared type and first bytes. Default: any. */
  kinds?: readonly FileKind[];
  /** A file may have as many bytes as this and no more. Default: any number is right. */
  maxBytes?: number;
  /** With `multiple`: most files. Default: 500. */
  maxFiles?: number;
  /** With `multiple`: all files together may have as many bytes as this and no more. Default: any number is right. */
  maxTotalBytes?: number;
  /** Where files can be dropped: on the field, or anywhere on the page, which one field of a page can ask for. Default: `field`. */
  dropTarget?: 'field' | 'page';
  /** Checks a file further, after `kinds` and `maxBytes` found nothing: the message, or nothing. */
  check?: (file: File) => Promise<string | undefined> | string | undefined;
  /** An answer is needed; without it the label says "(optional)". Default: `false`. */
  required?: boolean;
  /** How much of a file is sent, 0 to 1; nothing while it is not under way. That it begins, and that it reaches 1, is said. */
  progress?: (file: File) => number | undefined;
  /** Stops sending a file; offered while its progress is below 1. That it has stopped is said. */
  onCancel?: (event: SyntheticEvent, file: File) => void;
  /** Why sending a file failed: shown in its row and said. */
  errorOf?: (file: File) => string | undefined;
  /** Sends a file again, from `offset` on: the bytes that `acceptedBytes` says are there. Offered beside its error. */
  onRetry?: (event: SyntheticEvent, file: File, offset: number) => void;
  /** How many bytes of a file the server has. A failed sending with some of them can be resumed, and keeps its bar. Default: none. */
  acceptedBytes?: (file: File) => number | undefined;
  /** Names of files that were chosen before the page was loaded again: a page cannot keep the files themselves. */
  remembered?: readonly string[];
  /** The visitor does not want a remembered file any more. */
  onForget?: (event: SyntheticEvent, name: string) => void;
  /** Told why the control is not right although its value may be: a file was refused, or is still being judged. */
  onProblem?: (problem: string | undefined) => void;
  /** The control was left. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The control was entered. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The `<input>`; `ref` is the root. */
  inputRef?: Ref<HTMLInputElement>;
  /** Another `<input>`; and `preview`, which shows a file in the place of its icon. Default: pictures are shown. */
  slots?: Slotted<'input'>['slots'] & { preview?: ComponentType<FilePreviewProps> };
  /** Props of the `<input>`. */
  slotProps?: SlotProps<{ input?: Omit<ComponentProps<'input'>, 'type'> }, FileUploadBaseProps>;
}
