/** Draws a DOCX on sheets of A4. They are not Word's own, which depend on its fonts; nothing in it leads or loads from elsewhere. */
import mammoth from 'mammoth';
import { keepInSight, markIn } from './marks.ts';
import { TooLarge, type PageView, type Sheets } from './messages.ts';

/** Addresses of pictures that stand in the document itself. */
const ownPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/u;

/** Elements that stay, of others only their words; and attributes. */
const keptElements = new Set('H1 H2 H3 H4 H5 H6 P UL OL LI TABLE THEAD TBODY TR TH TD STRONG EM S SUP SUB BR IMG'.split(' '));
const keptAttributes = new Set(['colspan', 'rowspan', 'src', 'alt']);

/** A sheet of A4, and the margin around its words, in CSS pixels. */
const sheet = { width: 794, height: 1123, margin: 76 } as const;

/** Most elements, some thousand pages, that a browser lays out while somebody waits. */
const maxElements = 20_000;

function clean(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!keptAttributes.has(name)) element.removeAttribute(name);
    const isKept = element instanceof HTMLImageElement ? ownPicture.test(element.src) : keptElements.has(element.tagName);
    if (!isKept) element.replaceWith(...element.childNodes);
  }
}

/** Puts each word into an element of its own, which can be marked. */
function wordsIn(body: HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.flatMap((text) => {
    const words = text.data.split(/(?<=\s)/u).map((word) => Object.assign(document.createElement('span'), { textContent: word }));
    text.replaceWith(...words);
    return words;
  });
}

const box = (className: string, ...children: readonly Node[]): HTMLElement => {
  const element = Object.assign(document.createElement('div'), { className });
  element.append(...children);
  return element;
};

/** A DOCX that is open: its words in columns as high as a sheet, one beside the other. */
export class Docx implements Sheets {
  readonly #place: HTMLElement;
  readonly #words: readonly HTMLElement[];
  readonly #flow: HTMLElement;
  readonly #paper: HTMLElement;
  readonly #sheet: HTMLElement;

  private constructor(body: HTMLElement, place: HTMLElement) {
    this.#words = wordsIn(body);
    this.#flow = box('flow', ...body.childNodes);
    this.#paper = box('paper', this.#flow);
    this.#sheet = box('sheet', this.#paper);
    this.#place = place;
    place.replaceChildren(this.#sheet);
  }

  static async open(bytes: ArrayBuffer, place: HTMLElement): Promise<Docx> {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { externalFileAccess: false, includeEmbeddedStyleMap: false });
    const { body } = new DOMParser().parseFromString(value, 'text/html');
    if (body.querySelectorAll('*').length > maxElements) throw new TooLarge();
    clean(body);
    await Promise.all([...body.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)));
    return new Docx(body, place);
  }

  get pages(): number {
    return Math.max(1, Math.round((this.#flow.scrollWidth + 2 * sheet.margin) / sheet.width));
  }

  async show({ page, zoom, turn, mark }: PageView): Promise<boolean> {
    const [width, height] = turn % 180 === 0 ? [sheet.width, sheet.height] : [sheet.height, sheet.width];
    const scale = (zoom * Math.max(100, this.#place.clientWidth - 16)) / width;
    Object.assign(this.#sheet.style, { inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` });
    this.#paper.style.transform = `translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;
    this.#flow.style.transform = `translateX(${(1 - page) * sheet.width}px)`;
    this.#place.scrollTop = 0;
    markIn(this.#words, mark);
    keepInSight(this.#words.filter((word) => pageOf(word) === page));
    return true;
  }

  async find(text: string): Promise<number[]> {
    markIn(this.#words, text);
    return [...new Set(this.#words.filter(({ className }) => className === 'mark').map(pageOf))];
  }
}

const pageOf = (word: HTMLElement): number => Math.floor(word.offsetLeft / sheet.width) + 1;
