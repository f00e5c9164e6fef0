import type { JSX } from 'react';
import { documentKinds, documentMaxBytes, documentMessages } from '../../contract/forms/documents.ts';
import { FileField } from '../../kit/FileUpload/index.ts';

/** Props of {@link DocumentField}. */
interface DocumentFieldProps {
  /** The path of its value: `cv`. */
  name: string;
  /** Names it, also in its messages: "CV must be less than 5MB". */
  label: string;
  hint?: string;
  /** What a form without it says. Default: it may be left empty. */
  requiredMessage?: string;
}

/** A PDF or Word file of at most 5 MB, in the contract's words when it is refused. */
export function DocumentField({ name, label, hint, requiredMessage }: DocumentFieldProps): JSX.Element {
  return (
    <FileField
      name={name}
      label={label}
      hint={hint}
      kinds={documentKinds}
      maxBytes={documentMaxBytes}
      required={requiredMessage !== undefined}
      validate={(file: File | undefined) => (file ? undefined : requiredMessage)}
      messages={documentMessages}
    />
  );
}
