/** A file of a range cannot be read. The message names the reason, which the person who gave the file can mend. */
export class FileError extends Error {
  override name = 'FileError';
}

/** A picture is refused. The message continues a sentence that begins with its name. */
export class RefusedPictureError extends Error {}
