/** Reads XML as Word does: without entities of its own, in UTF-8 or UTF-16. A drawing in it that acts, or fetches what is elsewhere, is refused. */
import { SaxesParser, type SaxesTagNS as Tag } from 'saxes';
import { isHarmlessLink, Refused } from './verdict.ts';

/** The declaration of SVG 1.1, which no program fetches, without entities of its own. */
const svgDeclaration = /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./]+\.dtd"\s*$/u;

const drawing = 'http://www.w3.org/2000/svg';
const webPage = 'http://www.w3.org/1999/xhtml';

/** Addresses in styles of what is not in the drawing itself. */
const foreignStyle = /@import|url\(\s*["']?(?!["'#\s]|data:image\/)/iu;

/** Called for all that is read besides tags. */
export interface XmlReaders {
  readonly onText?: (text: string) => void;
  readonly onClose?: () => void;
  readonly onInstruction?: (name: string) => void;
}

/** @throws {Refused} when it cannot be read whole, or a drawing in it is active */
export function readXml(content: Buffer, onTag: (tag: Tag) => void, { onText, onClose, onInstruction }: XmlReaders = {}): void {
  const isWide = /^(?:\u00ff\u00fe|\u00fe\u00ff)/u.exec(content.toString('latin1', 0, 2));
  const encoding = isWide ? (content[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const parser = new SaxesParser({ xmlns: true });
  let isStyle = false;
  const readText = (text: string) => {
    if (isStyle && foreignStyle.test(text)) throw new Refused('active');
    onText?.(text);
  };
  parser.on('xmldecl', (declared) => {
    if (!/^(?:utf-8|utf-16|us-ascii)?$/iu.test(declared.encoding ?? '') || /16/u.test(declared.encoding ?? '') !== Boolean(isWide))
      throw new Refused('unreadable');
  });
  parser.on('doctype', (declared) => {
    if (!svgDeclaration.test(declared)) throw new Refused('unreadable');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/iu.test(target)) throw new Refused('active');
    onInstruction?.(target);
  });
  parser.on('opentag', (tag) => {
    isStyle = tag.local === 'style';
    if (tag.uri === drawing) refuseActiveDrawing(tag);
    onTag(tag);
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => {
    isStyle = false;
    onClose?.();
  });
  parser.write(new TextDecoder(encoding, { fatal: true }).decode(content)).close();
}

/** Only a link that a reader clicks on may lead out of a drawing. */
function refuseActiveDrawing({ local, attributes }: Tag): void {
  const isActive = Object.values(attributes).some(
    ({ local: name, value }) =>
      /^on/iu.test(name) ||
      foreignStyle.test(value) ||
      (name === 'attributeName' && /href$|^on/iu.test(value)) ||
      (name === 'href' && (local === 'a' ? !isHarmlessLink(value) : !/^\s*(?:#|data:image\/(?!svg)|$)/iu.test(value))),
  );
  if (isActive || ['script', 'handler', 'foreignObject', 'iframe'].includes(local)) throw new Refused('active');
}

/** Whether a file is XML and nothing but data: no web page, and no word of the program or style that it is to be opened with. */
export function isData(content: Buffer): boolean {
  const refuse = () => {
    throw new Refused('active');
  };
  try {
    const onTag = ({ uri, local }: Tag) => (uri === webPage || /^(?:html|script|object)$/iu.test(local) ? refuse() : undefined);
    readXml(content, onTag, { onInstruction: refuse });
    return true;
  } catch {
    return false;
  }
}
