import { useState } from 'react';
import { FileUpload, type FileKind } from '@tarnbrook/kit/FileUpload';

const pdf: FileKind = { extension: '.pdf', signature: '%PDF-' };

export function PlainStateExample() {
  const [file, setFile] = useState<File>();
  return (
    <FileUpload
      label="Price list"
      hint="A bill or a bank statement of this year"
      kinds={[pdf]}
      maxBytes={5 * 1024 * 1024}
      value={file ?? null}
      onChange={(_event, value) => setFile(value)}
    />
  );
}
