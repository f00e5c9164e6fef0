import { documentMaxBytes } from '../../contract/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { container, samples, zip } from '../../../tests/api/documentSamples.ts';
import { kindByName } from '../../contract/forms/documents.ts';
import { storableDocument } from './documents.ts';
import { cpuTimeOf } from '../../../tests/setup/cpuTime.ts';

const differs = { message: 'CV is not what its name says: save it again as PDF, DOC or DOCX' };
const docx = (content: Buffer) => storableDocument({ fileName: 'a.docx', mimeType: samples.docx.type, content }, 'CV');

const pdfOf = (bytes: number) => Buffer.concat([samples.pdf.content, Buffer.alloc(bytes - samples.pdf.content.length)]);

/** Types that browsers and programs declare for documents, in other words than the registered ones. */
const declared = [
  ...['', 'application/octet-stream', 'binary/octet-stream', 'application/x-download', 'application/force-download', 'text/plain'],
  ...[
    'application/x-pdf',
    'text/pdf',
    'text/x-pdf',
    'application/acrobat',
    'applications/vnd.pdf',
    'application/vnd.pdf',
    'image/pdf',
    'com.adobe.pdf',
  ],
  ...[
    'application/doc',
    'application/x-msword',
    'application/vnd.ms-word',
    'application/vnd.ms-word.document.12',
    'application/x-ole-storage',
  ],
  ...['application/zip', 'application/x-zip-compressed', 'application/x-zip', 'application/vnd.ms-office', 'application/wps-office.docx'],
];

describe('a file that may be stored', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('is a real %s, with the type of its kind, whatever a browser says about it', (kind) => {
    const { content, type } = samples[kind];
    for (const mimeType of [type, type.toUpperCase(), `${type}; charset=binary`, ...declared])
      expect(storableDocument({ fileName: `My CV.${kind.toUpperCase()}`, mimeType, content }, 'CV')).toEqual({
        file: { fileName: `My CV.${kind.toUpperCase()}`, mimeType: type, content },
      });
  });

  it.each(['image/png', 'video/mp4', 'text/html', 'application/xhtml+xml', 'text/javascript; charset=utf-8', 'application/json'])(
    'is not one that is declared as %s',
    (mimeType) => {
      expect(storableDocument({ fileName: 'a.pdf', mimeType, content: samples.pdf.content }, 'CV')).toEqual(differs);
    },
  );

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
    expect(cpuTimeOf(() => expect(docx(bomb)).toHaveProperty('file'))).toBeLessThan(400);
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

describe('what acts when a file is opened is refused with a sentence', () => {
  const active = { message: 'CV holds a script, a program, macros or parts from elsewhere: print it to a PDF and send that' };
  const types = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
  const relation = (type: string, mode: string) =>
    `<Relationships><Relationship Id="r1" Type="http://example.com/relationships/${type}" Target="https://example.com/x" TargetMode="${mode}"/></Relationships>`;
  const pdf = (content: string | Buffer) =>
    storableDocument({ fileName: 'a.pdf', mimeType: '', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(content)]) }, 'CV');
  const objects = (text: string, more = '/Filter /FlateDecode') => {
    const packed = more.includes('Flate') ? deflateSync(text) : Buffer.from(text);
    return Buffer.concat([
      Buffer.from(`7 0 obj<</Type /ObjStm ${more} /Length ${packed.length}>>\nstream\n`),
      packed,
      Buffer.from('\nendstream endobj\n'),
    ]);
  };

  it.each([
    ['a part with macros under another name', { ...types, 'word/letter.xml': '\u00d0\u00cf' }, Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
    ['a Windows program', { ...types }, Buffer.from('MZ\u0090\0program')],
    ['a script', { ...types }, Buffer.from('#!/bin/sh\n')],
  ])('a DOCX: %s', (_, entries, part) => {
    expect(docx(zip({ ...entries, 'word/media/image1.png': part }))).toEqual(active);
  });

  it.each([
    ['a type with macros', { ...types, '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vbaProject"/>' }],
    ['a template from elsewhere', { ...types, 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'External') }],
    ['an object from elsewhere', { ...types, 'word/_rels/document.xml.rels': relation('oleObject', 'external') }],
  ])('a DOCX: %s', (_, entries) => {
    expect(docx(zip(entries))).toEqual(active);
  });

  it('but a DOCX may have pictures, and links that a reader clicks on', () => {
    const rels = relation('hyperlink', 'External') + relation('image', 'Internal');
    expect(docx(zip({ ...types, 'word/_rels/document.xml.rels': rels, 'word/media/image1.png': '\u0089PNG' }))).toHaveProperty('file');
  });

  it('a DOCX whose relations burst is no document', () => {
    expect(docx(zip({ ...types, 'word/_rels/document.xml.rels': ' '.repeat(20_000_000) }))).toEqual(differs);
  });

  it.each([
    ['a program that is started', '1 0 obj<</S/Launch/F(x.exe)>>endobj'],
    ['a script', '1 0 obj<</S /JavaScript /JS (app.alert(1))>>endobj'],
    ['a script, spelled in escapes', '1 0 obj<</S /J#61vaScr#69pt>>endobj'],
    ['a file inside', '1 0 obj<</Names<</EmbeddedFiles 2 0 R>>>>endobj'],
    ['a script among packed objects', objects('1 0 <</S/JavaScript/JS(x)>>')],
    ['a script among objects that are not packed', objects('1 0 <</S/JavaScript/JS(x)>>', '')],
  ])('a PDF: %s', (_, content) => {
    expect(pdf(content)).toEqual(active);
  });

  it('but a PDF may have packed objects, bookmarks and what only looks alike, in its pictures too', () => {
    const picture = Buffer.from('9 0 obj<</Type/XObject/Length 20>>\nstream\n/JS /Launch ********\nendstream endobj\n');
    expect(pdf(Buffer.concat([objects('1 0 <</OpenAction [3 0 R /Fit] /JSName 1>>'), picture]))).toHaveProperty('file');
  });

  it.each([
    ['burst', objects(' '.repeat(20_000_000))],
    ['are packed as no program does it', objects('x', '/Filter /LZWDecode')],
    ['are damaged', Buffer.from('7 0 obj<</Type/ObjStm/Filter/FlateDecode>>\nstream\nnot packed\nendstream')],
  ])('a PDF whose objects %s is none', (_, content) => {
    expect(pdf(content)).toEqual(differs);
  });

  it.each([
    ['macros', ['WordDocument', 'Macros', '_VBA_PROJECT'], active],
    ['a packed program', ['WordDocument', 'ObjectPool', '\u0001Ole10Native'], active],
    ['a workbook', ['Workbook'], differs],
    ['nothing', [], differs],
  ])('a DOC: %s', (_, names, refused) => {
    const content = container('Root Entry', ...names);
    expect(storableDocument({ fileName: 'a.doc', mimeType: '', content }, 'CV')).toEqual(refused);
  });

  it('is looked for in no time, whatever the file is made of', () => {
    const hostile = [
      Buffer.from(`%PDF-1.7\n${'obj stream\n'.repeat(400_000)}`),
      Buffer.from(`%PDF-1.7\n${'7 0 obj<</ObjStm/Filter/FlateDecode>>stream\n'.repeat(100_000)}`),
      Buffer.from(`%PDF-1.7\n${'#41'.repeat(1_600_000)}`),
    ];
    for (const content of hostile) {
      expect(cpuTimeOf(() => storableDocument({ fileName: 'a.pdf', mimeType: '', content }, 'CV'))).toBeLessThan(3_000);
    }
  });

  it('never makes the judge fail, whatever is in a container', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 3_000 }), (bytes) => {
        const content = Buffer.concat([samples.doc.content.subarray(0, 30), Buffer.from(bytes)]);
        expect(Object.keys(storableDocument({ fileName: 'a.doc', mimeType: '', content }, 'CV'))).toHaveLength(1);
      }),
    );
  });
});
