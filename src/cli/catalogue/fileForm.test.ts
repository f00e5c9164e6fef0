import { describe, expect, it } from 'vitest';
import { describeGuess, inspectFile } from './fileForm.ts';
import { readHeader } from '../../range/header.ts';
import { readCsv } from '../../range/readCsv.ts';

async function* chunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const header = 'code,name,brand,pack_size,categories';
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('The form of a file', () => {
  it.each([
    ['commas', Buffer.from(`${header}\n`), 'utf-8', ','],
    ['semicolons', Buffer.from(`${header.replaceAll(',', ';')}\n"1;2";"a,b"\n`), 'utf-8', ';'],
    ['tabs', Buffer.from(header.replaceAll(',', '\t')), 'utf-8', '\t'],
    ['bars', Buffer.from(header.replaceAll(',', '|')), 'utf-8', '|'],
    ["a spreadsheet's own line", Buffer.from(`sep=;\r\n${header}\r\n`), 'utf-8', ';'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${header}`, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 without one', Buffer.from(header, 'utf16le'), 'utf-16le', ','],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${header}`, 'utf16le').swap16(), 'utf-16be', ','],
    ['Windows-1252', latin(`${header}\n1,Cr\u00e8me \u0080`), 'windows-1252', ','],
  ])('is found: %s', async (_what, bytes, encoding, separator) => {
    expect((await inspectFile(chunk(bytes))).form).toEqual({ encoding, separator });
  });

  it('is told when it was guessed', () => {
    const found = { line: 1, shape: undefined, worth: 5, isWhole: true };
    expect(describeGuess({ encoding: 'windows-1252', separator: ';' }, { ...found, line: 3 })).toBe(
      `Read as the shop's own columns: Windows-1252 (Western European), semicolons, columns named in line 3. If accents or signs of money look wrong, save it as "CSV UTF-8".`,
    );
    expect(describeGuess('sheet "A"', found)).toBe(
      'Read as the shop\'s own columns: a workbook of Excel, sheet "A", columns named in line 1.',
    );
    expect(describeGuess({ encoding: 'utf-8', separator: ',' }, found)).toBeUndefined();
  });

  it('is refused in the letters of MS-DOS, where "\u00e9" and "\u00a3" have the places of quotes', async () => {
    await expect(inspectFile(chunk(latin(`${header}\n1,Cr\u008ame \u009c5`)))).rejects.toThrow('The file is not UTF-8 (see line 2).');
    expect((await inspectFile(chunk(latin(`${header}\n1,\u0093Best\u0094 \u0096 \u0080`)))).form.encoding).toBe('windows-1252');
  });

  it.each(['“code”,“name”\n“1”,“Cod”', `${header}\n“1”,“Cod”,“N”,“5 kg”,“Fish”`])(
    'is refused with typographic quotes: %j',
    async (text) => {
      await expect(inspectFile(chunk(Buffer.from(text)))).rejects.toThrow('Typographic quotation marks');
    },
  );

  it.each([
    ['PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'a workbook of LibreOffice (ODS)'],
    ['PK\u0003\u0004 Index/Document.iwa', 'a workbook of Numbers'],
    ['PK\u0003\u0004 range.csv', 'a ZIP archive'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'a workbook of an older Excel (XLS)'],
    ['L\0\0\0\u0001\u0014\u0002\0', 'a shortcut of Windows'],
    [`\u0004Asha${' '.repeat(50)}A\0s\0h\0a\0 \0`, 'the mark of a workbook that is open in Excel (~$)'],
    ['{"":"Do not edit","doc_id":"1x"}', 'a link to Google Sheets'],
    ['%PDF-1.7', 'a PDF'],
    ['\u0089PNG\r\n', 'a picture'],
    ['<!DOCTYPE html><html>', 'a web page (HTML)'],
    ['\u00ef\u00bb\u00bf  <table><tr>', 'a web page (HTML)'],
    ['<?xml version="1.0"?><Workbook>', 'XML'],
    ['[{"code": 1}]', 'JSON'],
    ['{ "code": 1 }', 'JSON'],
    ['\u00ff\u00fe<\0h\0t\0m\0l\0>\0', 'a web page (HTML)'],
    ['<\0?\0x\0m\0l\0 \0', 'XML'],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'an e-mail, or a web page in one file (MHTML)'],
    ['Received: from mail.example.com', 'an e-mail'],
    ['x\u009f>"\u0001', 'an attachment of Outlook'],
    ['PK\u0003\u0004 xl/workbook.bin', 'a binary workbook of Excel (XLSB)'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1 E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e', 'a workbook that is locked with a password'],
    ['\u001f\u008b\u0008', 'a compressed archive'],
    ['code,name\0\u0001', 'not a text'],
  ])('that is none is named: %j', async (start, name) => {
    await expect(inspectFile(chunk(latin(start)))).rejects.toThrow(`The file is ${name}`);
  });
});

describe('The names of the columns', () => {
  const read = async (text: string) => {
    const { form, found } = await inspectFile(chunk(Buffer.from(text)));
    return readHeader(readCsv(chunk(Buffer.from(text)), form), found.line);
  };

  it.each([
    '\ufeffCode,Name,BRAND,Pack Size,Categories',
    ' code , name,brand,pack-size,categories,,,',
    '\n\n,,,,\nCODE,Name,Brand,packSize,"categories"',
    'sep=;\ncode;name;brand;pack_size;categories',
    'Price list of an invented shop\n\nall prices net,,\ncode,name,brand,pack_size,categories',
  ])('are understood in any spelling: %j', async (text) => {
    expect(await read(text)).toMatchObject({ names: ['code', 'name', 'brand', 'pack_size', 'categories'], skipped: [] });
  });

  it('that are unknown are all named at once and left aside', async () => {
    expect(await read(`${header},price,stock,vat_rate\n`)).toMatchObject({ skipped: ['price', 'stock', 'vat_rate'] });
  });

  it('that are missing or there twice are named with them', async () => {
    await expect(read('Code,name,Name,price')).rejects.toThrow(
      /"price".*"name" is there twice.*"brand", "pack_size", "categories" are missing/u,
    );
  });
});
