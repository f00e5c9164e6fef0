/** Files that people send in: proofs of address and CVs (specification, sections 5 and 9). */
import { documentMaxBytes } from '../limits.ts';

/** A kind of file, known by its name and its content, which must agree. */
export interface DocumentKind {
  /** With its dot, in lower case. */
  extension: string;
  /** By which it is stored and served; programs declare it in many other words. */
  mimeType: string;
  /** First bytes of every such file, a letter for each. Portals and mail programs leave blank lines before it, or the mark of UTF-8, and every reader takes them. */
  signature: string;
}

export const documentKinds: readonly DocumentKind[] = [
  { extension: '.pdf', mimeType: 'application/pdf', signature: '%PDF-' },
  { extension: '.doc', mimeType: 'application/msword', signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  {
    extension: '.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: 'PK\x03\x04',
  },
];

/** Messages for refused files. `label` is the field's: "CV", "Proof of address 1". */
export const documentMessages = {
  tooLarge: (label: string) => `${label} must be less than ${documentMaxBytes / 1024 / 1024}MB`,
  wrongKind: (label: string) => `${label} must be a PDF, DOC or DOCX file`,
  empty: (label: string) => `${label} is an empty file`,
  active: (label: string) => `${label} holds a script, a program, macros or parts from elsewhere: print it to a PDF and send that`,
  locked: (label: string) => `${label} is locked with a password: print it to a PDF and send that`,
  unreadable: (label: string) => `${label} cannot be read whole: print it to a PDF and send that`,
  contentDiffers: (label: string) => `${label} is not what its name says: save it again as PDF, DOC or DOCX`,
} as const;

export function kindByName(fileName: string): DocumentKind | undefined {
  return documentKinds.find(({ extension }) => fileName.toLowerCase().endsWith(extension));
}

/** Declared types that no program uses for a document. Any other is believed: there are too many to list, and name and content decide. */
const otherTypes = /^(?:image|audio|video|font|model)\/(?!.*pdf)|[/+](?:x?html|xml|css|json|(?:x-)?(?:java|ecma)script)\b/u;

/** The server also reads the file whole. @param file - `head`: at least its first kilobyte, or all of a shorter one */
export function checkDocument(
  file: { fileName: string; mimeType: string; size: number; head: Uint8Array },
  label: string,
): string | undefined {
  const kind = kindByName(file.fileName);
  if (!kind) return documentMessages.wrongKind(label);
  if (file.size > documentMaxBytes) return documentMessages.tooLarge(label);
  if (file.size === 0) return documentMessages.empty(label);
  if (otherTypes.test(file.mimeType.trim().toLowerCase())) return documentMessages.contentDiffers(label);
  const beginning = String.fromCharCode(...file.head.subarray(0, 1024)).replace(/^(?:ï»¿|\s)*/u, '');
  if (!beginning.startsWith(kind.signature)) return documentMessages.contentDiffers(label);
  return undefined;
}
