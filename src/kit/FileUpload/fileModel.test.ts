import { expect, test } from 'vitest';
import { isSameFile, judgeFile, type FileKind } from './fileModel.ts';

const pdf: FileKind = { extension: '.pdf', mimeTypes: ['application/pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] };
const docx: FileKind = { extension: '.docx', mimeTypes: ['application/vnd.example.docx'], signature: [0x50, 0x4b, 0x03, 0x04] };
const limits = { kinds: [pdf, docx], maxBytes: 5 * 1024 * 1024 };
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

test.for([
  ['a PDF', file('%PDF-1.7', 'proof.pdf', 'application/pdf'), undefined],
  ['a PDF of a browser that knows no types', file('%PDF-1.7', 'PROOF.PDF'), undefined],
  ['another extension', file('%PDF-1.7', 'proof.exe', 'application/pdf'), 'wrongKind'],
  ['no extension', file('%PDF-1.7', 'pdf', 'application/pdf'), 'wrongKind'],
  ['nothing inside', file('', 'proof.pdf', 'application/pdf'), 'empty'],
  ['something else inside', file('<html>', 'proof.pdf', 'application/pdf'), 'contentDiffers'],
  ['another declared type', file('%PDF-1.7', 'proof.pdf', 'image/png'), 'contentDiffers'],
  ['a PDF under the name of a DOCX', file('%PDF-1.7', 'cv.docx'), 'contentDiffers'],
  ['fewer bytes than the signature', file('%PD', 'proof.pdf'), 'contentDiffers'],
  ['exactly the limit', file(new Uint8Array([...pdf.signature, ...new Uint8Array(5 * 1024 * 1024 - 5)]), 'proof.pdf'), undefined],
  ['a byte more than the limit', file(new Uint8Array(5 * 1024 * 1024 + 1), 'proof.pdf'), 'tooLarge'],
] as const)('judges a file with %s', async ([, given, problem]) => {
  expect(await judgeFile(given, limits)).toBe(problem);
});

test('without limits any file but an empty one is taken', async () => {
  expect(await judgeFile(file('x', 'anything'), {})).toBeUndefined();
  expect(await judgeFile(file('', 'anything'), {})).toBe('empty');
});

test('a file that cannot be read says so', async () => {
  const gone = file('%PDF-1.7', 'proof.pdf');
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as unknown as Blob;
  expect(await judgeFile(gone, limits)).toBe('unreadable');
});

test('the same file is known again by name, size and date', () => {
  const one = new File(['abc'], 'a.pdf', { lastModified: 1 });
  expect(isSameFile(one, new File(['xyz'], 'a.pdf', { lastModified: 1 }))).toBe(true);
  expect(isSameFile(one, new File(['abc'], 'a.pdf', { lastModified: 2 }))).toBe(false);
});
