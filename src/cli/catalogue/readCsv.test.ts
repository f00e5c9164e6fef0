import { describe, expect, it } from 'vitest';
import { inspectFile } from './fileForm.ts';
import { readCsv, type CsvRecord } from '../../range/readCsv.ts';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, chunkSize = 7): Promise<CsvRecord[]> {
  const records = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { form } = await inspectFile(inChunks(bytes, chunkSize));
  for await (const record of readCsv(inChunks(bytes, chunkSize), form)) records.push(record);
  return records;
}

describe('readCsv', () => {
  it('tells where each record begins, over line breaks in cells and empty lines', async () => {
    expect(await read('a,b\r\n1,"x\r\ny"\r\n\r\n2,"p\nq\n"\r3,z')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'p\nq\n'] },
      { line: 8, cells: ['3', 'z'] },
    ]);
  });

  it('reads characters that chunks cut apart', async () => {
    expect(await read('Crème brûlée,😀\n', 1)).toEqual([{ line: 1, cells: ['Crème brûlée', '😀'] }]);
  });

  it('takes cells that keep their zeros as a formula, with quotation marks around them or without', async () => {
    expect(await read('a,b,c\n="00123","=""00124""",="01"\rx,"a,=""2"""')).toMatchObject([
      {},
      { cells: ['00123', '="00124"', '01'] },
      { cells: ['x', 'a,="2"'] },
    ]);
  });

  it('leaves out empty cells that a spreadsheet with another separator added', async () => {
    expect(await read('code,name;;;\r\n1,"x;y";;;\r\n')).toMatchObject([{ cells: ['code', 'name'] }, { cells: ['1', 'x;y'] }]);
    expect(await read('code;name,,\n1;x,,\n')).toMatchObject([{ cells: ['code', 'name'] }, { cells: ['1', 'x'] }]);
  });

  it('skips a byte order mark', async () => {
    expect(await read('\ufeffcode,name\n')).toEqual([{ line: 1, cells: ['code', 'name'] }]);
  });

  it('keeps rows of the wrong length, for whoever checks them', async () => {
    expect((await read('a,b\n1\n1,2,3\n')).map(({ cells }) => cells.length)).toEqual([2, 1, 3]);
  });

  it.each([
    ['two encodings', Buffer.from('code,name\n1,Cr\u00c3\u00a8me\n2,Cr\u00e8me\n', 'latin1'), 'not UTF-8 (see line 3)'],
    ['a letter cut off at the very end', Buffer.from('code,name\n1,Cr\u00c3\u00a8me\n2,Caf\u00c3', 'latin1'), 'not UTF-8 (see line 3)'],
    ['an open quotation mark', 'a,b\n1,"x\n2,y\n', 'never closes'],
    ['a stray quotation mark', 'a,b\n1,"x"y\n', 'Line 2: the file is not valid CSV there'],
    ['a record without end', `a\n"${'x'.repeat(1_000_000)}"\n`, 'longer than 512 kB'],
  ])('says what is wrong: %s', async (_what, content, message) => {
    await expect(read(content, 64)).rejects.toThrow(message);
  });
});
