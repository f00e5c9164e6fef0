import { expect, test } from 'vitest';
import { fileUpload } from '../messages/en-GB/fileUpload.ts';
import { fittingFiles, isSameFile, judgeFile, newsOfSending, problemWords, sendingOf, type FileKind, type Sending } from './fileModel.ts';

const pdf: FileKind = { extension: '.pdf', signature: '%PDF-' };
const docx: FileKind = { extension: '.docx', signature: 'PK\x03\x04' };
const pdfHead = new TextEncoder().encode(pdf.signature);
const limits = { kinds: [pdf, docx], maxBytes: 5 * 1024 * 1024 };
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

test.for([
  ['a PDF', file('%PDF-1.7', 'proof.pdf', 'application/pdf'), undefined],
  ['a PDF of a browser that knows no types', file('%PDF-1.7', 'PROOF.PDF'), undefined],
  ['another extension', file('%PDF-1.7', 'proof.exe', 'application/pdf'), 'wrongKind'],
  ['no extension', file('%PDF-1.7', 'pdf', 'application/pdf'), 'wrongKind'],
  ['nothing inside', file('', 'proof.pdf', 'application/pdf'), 'empty'],
  ['something else inside', file('<html>', 'proof.pdf', 'application/pdf'), 'contentDiffers'],
  ['a type that its browser declares in other words', file('%PDF-1.7', 'proof.pdf', 'application/x-pdf'), undefined],
  ['a type that its browser mistakes', file('PK\u0003\u0004word/', 'cv.docx', 'application/x-zip-compressed'), undefined],
  ['a PDF under the name of a DOCX', file('%PDF-1.7', 'cv.docx'), 'contentDiffers'],
  ['fewer bytes than the signature', file('%PD', 'proof.pdf'), 'contentDiffers'],
  ['exactly the limit', file(new Uint8Array([...pdfHead, ...new Uint8Array(5 * 1024 * 1024 - 5)]), 'proof.pdf'), undefined],
  ['a byte more than the limit', file(new Uint8Array([...pdfHead, ...new Uint8Array(5 * 1024 * 1024 - 4)]), 'proof.pdf'), 'tooLarge'],
  ['blank lines before its signature', file('\r\n\r\n%PDF-1.7', 'proof.pdf'), undefined],
  ['the mark of UTF-8 before its signature', file('\ufeff%PDF-1.7', 'proof.pdf'), undefined],
  ['words before its signature', file('x %PDF-1.7', 'proof.pdf'), 'contentDiffers'],
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

const [a, b, c] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['abc'], name, { lastModified: 1 })) as [File, File, File];
const sameAsA = new File(['xyz'], 'a.pdf', { lastModified: 1 });

test.for([
  ['one file takes the place of the one that is there', [b], [a], { multiple: false, maxFiles: undefined }, { taken: [b] }],
  [
    'of two files for one place none is taken',
    [a, b],
    [],
    { multiple: false, maxFiles: undefined },
    { taken: [], refusal: 'You can choose only 1 file' },
  ],
  ['without a limit all are taken', [a, b, c], [], { multiple: true, maxFiles: undefined }, { taken: [a, b, c] }],
  [
    'more than there is room for are not taken',
    [b, c],
    [a],
    { multiple: true, maxFiles: 2 },
    { taken: [b], refusal: 'You can choose up to 2 files' },
  ],
  [
    'a file that is there already is not taken again',
    [sameAsA, b],
    [a],
    { multiple: true, maxFiles: 2 },
    { taken: [b], refusal: 'a.pdf is chosen already' },
  ],
  [
    'where there is no room left nothing is taken',
    [c],
    [a, b],
    { multiple: true, maxFiles: 2 },
    { taken: [], refusal: 'You can choose up to 2 files' },
  ],
  [
    'together they have no more bytes than the limit; what still fits is taken',
    [file('12345', 'big.pdf'), c],
    [a],
    { multiple: true, maxFiles: undefined, maxTotalBytes: 6 },
    { taken: [c], refusal: 'No room for big.pdf: all files together can have up to 6 bytes' },
  ],
] as const)('%s', ([, offered, present, room, expected]) => {
  expect(fittingFiles(offered, present, room, fileUpload)).toEqual(expected);
});

test.for([
  ['wrongKind', 'CV must be a PDF or DOCX file'],
  ['tooLarge', 'CV must be less than 5MB'],
  ['empty', 'CV is an empty file'],
  ['contentDiffers', 'CV is not what its name says'],
  ['unreadable', 'CV could not be read. Choose it again.'],
] as const)('a problem of the kind %s is said with the name of what was asked for', ([problem, words]) => {
  expect(problemWords(problem, 'CV', limits, fileUpload)).toBe(words);
});

test.for([
  [5 * 1024 * 1024 - 8, '4.9 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [1_300_000, '1.2 MB'],
  [50_000, '49 kB'],
  [1, '1 byte'],
] as const)('a size of %i bytes never reads as a limit that it stays below: %s', ([bytes, words]) => {
  expect(fileUpload.size(bytes)).toBe(words);
});

test('hint and message name the limit alike', () => {
  const limit = 5 * 1024 * 1024;
  expect(fileUpload.limits(['.pdf'], limit)).toBe('PDF, up to 5 MB');
  expect(fileUpload.tooLarge('CV', limit)).toBe('CV must be less than 5MB');
});

test('beside a limit in round decimals a megabyte is a million bytes', () => {
  const limit = 5_000_000;
  expect(fileUpload.limits([], limit)).toBe('up to 5 MB');
  expect(fileUpload.tooLarge('CV', limit)).toBe('CV must be less than 5MB');
  expect(fileUpload.size(limit - 1, limit)).toBe('4.9 MB');
  expect(fileUpload.size(limit + 1, limit)).toBe('over 5 MB');
  expect(fileUpload.size(5_100_000, limit)).toBe('5.1 MB');
});

test('a file that is one byte larger than the limit is shown as larger', () => {
  const limit = 5 * 1024 * 1024;
  expect(fileUpload.size(limit, limit)).toBe('5 MB');
  expect(fileUpload.size(limit + 1, limit)).toBe('over 5 MB');
  expect(fileUpload.size(2 * limit, limit)).toBe('10 MB');
});

const way = (share?: number, failure?: string) => new Map([['key', sendingOf('a.pdf', share, failure)]]);
const nothing = new Map<string, Sending>();

test.for([
  ['begins', way(), way(0), ['Sending a.pdf']],
  ['begins with the file', nothing, way(0), ['Sending a.pdf']],
  ['goes on', way(0.2), way(0.9), []],
  ['is done', way(0.9), way(1), ['a.pdf is sent']],
  ['was done before', nothing, way(1), []],
  ['fails', way(0.4), way(0.4, 'The connection broke'), ['a.pdf was not sent: The connection broke']],
  ['had failed before', nothing, way(undefined, 'The connection broke'), []],
  ['is tried again', way(undefined, 'The connection broke'), way(0), ['Sending a.pdf']],
  ['ends in a way of which nobody says how', way(0.9), way(), []],
] as const)('what is said of a file whose sending %s', ([, before, now, news]) => {
  expect(newsOfSending(before, now, new Set(), fileUpload)).toEqual(news);
});

test('a sending that the visitor stopped is said to be stopped, whether the file stays or goes', () => {
  for (const now of [way(), nothing]) {
    const cancelled = new Set(['key']);
    expect(newsOfSending(way(0.4), now, cancelled, fileUpload)).toEqual(['Sending a.pdf was cancelled']);
    expect(cancelled.size).toBe(0);
  }
});
