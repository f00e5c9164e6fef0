import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, zip } from '../../../tests/api/documentSamples.ts';
import { documentMaxBytes, kindByName } from '../../contract/forms/documents.ts';
import { cleanFileName, storableDocument } from './documents.ts';

const differs = { message: 'CV is not what its name says: save it again as PDF, DOC or DOCX' };
const docx = (content: Buffer) => storableDocument({ fileName: 'a.docx', mimeType: samples.docx.type, content }, 'CV');

const pdfOf = (bytes: number) => Buffer.concat([samples.pdf.content, Buffer.alloc(bytes - samples.pdf.content.length)]);

describe('a file that may be stored', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('is a real %s, with the type of its kind, whatever a browser says about it', (kind) => {
    const { content, type } = samples[kind];
    for (const mimeType of [type, '', 'application/octet-stream', `${type}; charset=binary`])
      expect(storableDocument({ fileName: `My CV.${kind.toUpperCase()}`, mimeType, content }, 'CV')).toEqual({
        file: { fileName: `My CV.${kind.toUpperCase()}`, mimeType: type, content },
      });
  });

  it('has exactly 5 MB at most', () => {
    expect(storableDocument({ fileName: 'a.pdf', mimeType: '', content: pdfOf(documentMaxBytes) }, 'CV')).toHaveProperty('file');
  });

  it.each([
    ['another extension', 'a.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['a second extension', 'a.pdf.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['an extension hidden by direction', 'a\u202efdp.exe', samples.pdf.content, 'CV must be a PDF, DOC or DOCX file'],
    ['no content', 'a.pdf', Buffer.alloc(0), 'CV is an empty file'],
    ['one byte more than 5 MB', 'a.pdf', pdfOf(documentMaxBytes + 1), 'CV must be less than 5MB'],
    ['the content of another kind', 'a.doc', samples.pdf.content, differs.message],
    ['less than a signature', 'a.pdf', Buffer.from('%PD'), differs.message],
  ])('is not one with %s', (_, fileName, content, message) => {
    expect(storableDocument({ fileName, mimeType: '', content }, 'CV')).toEqual({ message });
  });
});

describe('a DOCX', () => {
  const { content } = samples.docx;

  it('has [Content_Types].xml and something in word/', () => {
    expect(docx(content)).toHaveProperty('file');
    expect(docx(zip({ '[Content_Types].xml': '', 'word/': '' }))).toEqual(differs);
    expect(docx(zip({ 'word/document.xml': '' }))).toEqual(differs);
    expect(docx(zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }))).toEqual(differs);
    expect(docx(zip({ '[Content_Types].xml': '', 'sword/document.xml': '' }))).toEqual(differs);
    expect(docx(zip({}))).toEqual(differs);
  });

  it('is asked for the same in the browser, before anything is sent', () => {
    const { isRight } = kindByName('a.docx')!;
    expect(isRight?.(content)).toBe(true);
    expect(isRight?.(Buffer.from('PK\u0003\u0004abcd'))).toBe(false);
  });

  it('may carry a comment, and nothing behind it', () => {
    const commented = Buffer.concat([content, Buffer.from('hello')]);
    expect(docx(commented)).toEqual(differs);
    commented.writeUInt16LE(5, content.length - 2);
    expect(docx(commented)).toHaveProperty('file');
  });

  it('is judged without being unpacked: a bomb costs nothing', () => {
    const bomb = zip({ '[Content_Types].xml': '', 'word/document.xml': '0'.repeat(50_000_000) });
    const started = performance.now();
    expect(docx(bomb)).toHaveProperty('file');
    expect(performance.now() - started).toBeLessThan(50);
  });

  it('has no more entries than any document', () => {
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`word/${index}`, '']));
    expect(docx(zip({ '[Content_Types].xml': '', ...many }))).toEqual(differs);
  });

  it('never makes the judge fail, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(content.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(content.length),
        (changes, length) => {
          const changed = Buffer.from(content);
          for (const [place, byte] of changes) changed[place] = byte;
          const judged = docx(changed.subarray(0, length));
          expect(Object.keys(judged)).toHaveLength(1);
        },
      ),
      { numRuns: 500 },
    );
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
