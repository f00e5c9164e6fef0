import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './names.ts';

describe('the name of a file', () => {
  it.each([
    ['C:\\Users\\kim\\proof.pdf', 'proof.pdf'],
    ['/home/kim/cv.pdf', 'cv.pdf'],
    ['file:///home/kim/cv.pdf', 'cv.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['Lebenslauf – Ænna 12/3/2026: final?.PDF', 'Lebenslauf – Ænna 12-3-2026 final.PDF'],
    ['CV 12:3:2026.pdf', 'CV 12-3-2026.pdf'],
    ['CV / letter.pdf', 'CV letter.pdf'],
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
    ['CONevil`$(id).pdf', 'CONevil__(id).pdf'],
    ['a; rm -rf ~ && b!.pdf', 'a_ rm -rf ~ __ b_.pdf'],
    ['a\u037E rm -rf ~.pdf', 'a_ rm -rf ~.pdf'],
    ["O'Brien – CV (2) [final], 100 %.pdf", "O'Brien – CV (2) [final], 100 %.pdf"],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  it.each([
    ['é', 255],
    ['漢', 254],
    ['👩‍👩‍👧‍👦', 255],
    ['x̂̂', 255],
  ])('is cut to 255 bytes at a whole %s, and keeps its extension', (character, bytes) => {
    const name = cleanFileName(`${character.repeat(300)}.docx`);
    expect([Buffer.byteLength(name), name.replaceAll(character, '')]).toEqual([bytes, '.docx']);
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
