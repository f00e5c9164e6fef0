import { documentMaxBytes } from '../../contract/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdf, samples, zip } from '../../../tests/api/documentSamples.ts';
import { cleanFileName, storableDocument } from './documents.ts';

const differs = { message: 'CV is not what its name says: save it again as PDF, DOC or DOCX' };

const pdfOf = (bytes: number) => Buffer.concat([samples.pdf.content, Buffer.alloc(bytes - samples.pdf.content.length)]);

describe('a file that may be stored', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('is a real %s, with the type of its kind, whatever a browser says about it', async (kind) => {
    const { content, type } = samples[kind];
    for (const mimeType of [type, '', 'application/octet-stream', `${type}; charset=binary`])
      expect(await storableDocument({ fileName: `My CV.${kind.toUpperCase()}`, mimeType, content }, 'CV')).toEqual({
        file: { fileName: `My CV.${kind.toUpperCase()}`, mimeType: type, content },
      });
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

describe('the name of a file', () => {
  it.each([
    ['C:\\Users\\kim\\proof.pdf', 'proof.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..pdf', 'pdf'],
    ['.pdf', 'pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['cv\u202efdp.doc', 'cvfdp.doc'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    ['  a   b .pdf. ', 'a b.pdf'],
    ['a"<>|?*:.pdf', 'a.pdf'],
    ['', 'file'],
    ['"".pdf', 'pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  it('is cut to 255 bytes and keeps its extension', () => {
    const name = cleanFileName(`${'é'.repeat(300)}.docx`);
    expect([Buffer.byteLength(name), name.endsWith('é.docx')]).toEqual([255, true]);
  });

  it('is clean for good: never empty, a path, hidden or too long, and the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = cleanFileName(given);
        expect(name).not.toBe('');
        expect(name).not.toMatch(/[/\\]|^\.|\p{Cc}/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(cleanFileName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});
