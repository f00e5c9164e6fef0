import { documentMaxBytes } from '../../contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { pdf, pdfOf, samples, zip } from '../../../tests/api/documentSamples.ts';
import { storableDocument } from './documents.ts';

const differs = { message: 'CV is not what its name says: save it again as PDF, DOC or DOCX' };

/** Types that browsers and programs declare for documents, in other words than the registered ones. */
const declared = [
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-download',
  'application/force-download',
  'text/plain',
  'application/x-pdf',
  'text/pdf',
  'text/x-pdf',
  'application/acrobat',
  'applications/vnd.pdf',
  'application/vnd.pdf',
  'image/pdf',
  'com.adobe.pdf',
  'application/doc',
  'application/x-msword',
  'application/vnd.ms-word',
  'application/vnd.ms-word.document.12',
  'application/x-ole-storage',
  'application/zip',
  'application/x-zip-compressed',
  'application/x-zip',
  'application/vnd.ms-office',
  'application/wps-office.docx',
];

describe('a file that may be stored', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('is a real %s, with the type of its kind, whatever a browser says about it', async (kind) => {
    const { content, type } = samples[kind];
    for (const mimeType of [type, type.toUpperCase(), `${type}; charset=binary`, ...declared])
      expect(await storableDocument({ fileName: `My CV.${kind.toUpperCase()}`, mimeType, content }, 'CV')).toEqual({
        file: { fileName: `My CV.${kind.toUpperCase()}`, mimeType: type, content },
      });
  });

  it.each(['image/png', 'video/mp4', 'text/html', 'application/xhtml+xml', 'text/javascript; charset=utf-8', 'application/json'])(
    'is not one that is declared as %s',
    async (mimeType) => {
      expect(await storableDocument({ fileName: 'a.pdf', mimeType, content: samples.pdf.content }, 'CV')).toEqual(differs);
    },
  );

  it.each(['\r\n\n', '\ufeff'])('may have %j before its first byte, as portals send it', async (before) => {
    const content = Buffer.concat([Buffer.from(before), samples.pdf.content]);
    expect(await storableDocument({ fileName: 'a.pdf', mimeType: '', content }, 'CV')).toHaveProperty('file');
  });

  it('has exactly 5 MB at most', async () => {
    expect(await storableDocument({ fileName: 'a.pdf', mimeType: '', content: pdfOf(documentMaxBytes) }, 'CV')).toHaveProperty('file');
  });

  it.each([
    ['another extension', 'a.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['a second extension', 'a.pdf.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['an extension hidden by direction', 'a\u202efdp.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['no content', 'a.pdf', Buffer.alloc(0), 'CV is an empty file'],
    ['one byte more than 5 MB', 'a.pdf', pdfOf(documentMaxBytes + 1), 'CV must be less than 5MB'],
    ['the content of another kind', 'a.doc', samples.pdf.content, differs.message],
    ['less than a signature', 'a.pdf', Buffer.from('%PD'), differs.message],
  ])('is not one with %s', async (_, fileName, content, message) => {
    expect(await storableDocument({ fileName, mimeType: '', content }, 'CV')).toEqual({ message });
  });
});

describe('what is in a file is looked at, and refused with a sentence', () => {
  it.each([
    [
      'acts',
      'a.pdf',
      pdf({ 1: '<</S/JavaScript>>' }),
      'CV holds a script, a program, macros or parts from elsewhere: print it to a PDF and send that',
    ],
    ['is locked', 'a.pdf', pdf({ 1: '<<>>' }, '/Encrypt<<>>'), 'CV is locked with a password: print it to a PDF and send that'],
    ['cannot be read whole', 'a.pdf', pdf({ 1: '<</A' }), 'CV cannot be read whole: print it to a PDF and send that'],
    ['is another kind of archive', 'a.docx', zip({ 'xl/workbook.xml': '' }), differs.message],
  ])('what %s', async (_, fileName, content, message) => {
    expect(await storableDocument({ fileName, mimeType: '', content }, 'CV')).toEqual({ message });
  });
});
