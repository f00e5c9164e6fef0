import { expect, it } from 'vitest';
import { unreadableFiles } from './unreadableFiles.ts';

const message = 'This file has changed or gone. Choose it again.';

/** A file as browsers treat it once it was changed or deleted on disk. */
function changed(name: string): File {
  const file = new File(['%PDF-'], name);
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  return file;
}

it('names each field whose file cannot be read any more: proofs of the business, of every director, and the CV', async () => {
  const files = ['business.proofAddress1', 'business.proofAddress2', 'directors[3].proofAddress', 'cv'].map(
    (path) => [path, changed(`${path}.pdf`)] as const,
  );
  expect(await unreadableFiles([...files, ['directors[0].proofAddress', new File(['%PDF-'], 'there.pdf')]])).toEqual(
    Object.fromEntries(files.map(([path]) => [path, message])),
  );
});

it('has nothing against files that can be read, nor against none', async () => {
  expect(await unreadableFiles([['cv', new File(['%PDF-'], 'cv.pdf')]])).toBeUndefined();
  expect(await unreadableFiles([])).toBeUndefined();
});
