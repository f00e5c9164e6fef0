import type { EncodedFile } from '../../contract/forms/jobApplication.ts';

/**
 * Puts a file into JSON.
 *
 * @throws a `DOMException` when it cannot be read any more: moved, deleted or locked since it was chosen
 */
export function encodeFile(file: File): Promise<EncodedFile> {
  return new Promise((resolve, reject) => {
    // The browser encodes base64 off the main thread, which five megabytes would block.
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = reader.result as string;
      resolve({ fileName: file.name, mimeType: file.type, content: address.slice(address.indexOf(',') + 1) });
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
