import { documentMaxBytes } from '../../contract/limits.ts';
import { documentKinds, documentMessages } from '../../contract/forms/documents.ts';
import { FileField } from '../../kit/FileUpload/index.ts';

interface DocumentFieldProps {
  /** The path of its value: `cv`. */
  name: string;
  /** The label, also in messages: "CV must be less than 5MB". */
  label: string;
  hint?: string;
  /** The message of a form without the file. Default: the file is optional. */
  requiredMessage?: string;
  /** Says "(optional)". Default: when there is no `requiredMessage`. */
  optional?: boolean;
}

/** A field for a PDF or Word file of at most 5 MB, with the contract's messages. */
export function DocumentField({ requiredMessage, ...props }: DocumentFieldProps) {
  return (
    <FileField
      {...props}
      kinds={documentKinds}
      maxBytes={documentMaxBytes}
      required={requiredMessage !== undefined}
      validate={(file: File | undefined) => (file ? undefined : requiredMessage)}
      messages={documentMessages}
    />
  );
}
