/** Makes HTML of a DOCX, without anything that leads or loads from elsewhere. */
import mammoth from 'mammoth';

/** Addresses of pictures that stand in the document itself. */
const ownPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/u;

/** The words and pictures of a DOCX as HTML. Where it is shown no script runs and nothing is loaded. */
export async function htmlOfDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { externalFileAccess: false, includeEmbeddedStyleMap: false });
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  for (const link of body.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  for (const picture of body.querySelectorAll('img')) if (!ownPicture.test(picture.src)) picture.remove();
  return body.innerHTML;
}
