/** Draws one page of a PDF at a time, so that a thousand pages cost what one does. Nothing in the document runs: no scripts, no forms, no links. */
import { AnnotationMode, getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';
// oxlint-disable-next-line import/default -- Vite gives the file's address
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { bare, keepInSight, markIn } from './marks.ts';
import type { PageView, Sheets } from './messages.ts';

GlobalWorkerOptions.workerSrc = workerSrc;

/** Most pixels of a page that is drawn; a larger one is drawn coarser. */
const maxPixels = 16_000_000;
/** Longest side of a page on the screen, in CSS pixels. */
const maxSide = 12_000;
/** How long a page may take to draw, and a search in all pages, in milliseconds. */
const drawMs = 15_000;
const searchMs = 15_000;

/** Decoders of pictures, by their names in pdf.js. */
const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg, 'qcms_bg.wasm': qcms };

/** Gives pdf.js its decoders by their built names. Other data it does without. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (address === undefined) throw new Error(`There is no ${filename}`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** A PDF that is open. */
export class Pdf implements Sheets {
  readonly #document: PDFDocumentProxy;
  readonly #place: HTMLElement;
  #drawing: RenderTask | undefined;

  private constructor(document: PDFDocumentProxy, place: HTMLElement) {
    this.#document = document;
    this.#place = place;
  }

  static async open(bytes: ArrayBuffer, place: HTMLElement): Promise<Pdf> {
    const task = getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      BinaryDataFactory: Decoders,
      useWorkerFetch: false,
      enableXfa: false,
      isOffscreenCanvasSupported: false,
      maxImageSize: 4 * maxPixels,
      canvasMaxAreaInBytes: 4 * maxPixels,
    });
    return new Pdf(await task.promise, place);
  }

  get pages(): number {
    return this.#document.numPages;
  }

  async show({ page: number, zoom, turn, mark }: PageView): Promise<boolean> {
    this.#drawing?.cancel();
    const page = await this.#document.getPage(number);
    const rotation = (page.rotate + turn) % 360;
    const { width, height } = page.getViewport({ scale: 1, rotation });
    const fit = Math.max(100, this.#place.clientWidth - 16) / width;
    const viewport = page.getViewport({ scale: Math.min(fit * zoom, maxSide / Math.max(width, height)), rotation });
    const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(maxPixels / (viewport.width * viewport.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width * sharpness));
    canvas.height = Math.max(1, Math.floor(viewport.height * sharpness));
    const sheet = document.createElement('div');
    sheet.className = 'sheet';
    sheet.style.inlineSize = `${viewport.width}px`;
    sheet.style.blockSize = `${viewport.height}px`;
    const texts = document.createElement('div');
    texts.className = 'textLayer';
    sheet.style.setProperty('--total-scale-factor', String(viewport.scale));
    sheet.append(canvas, texts);
    this.#drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0], annotationMode: AnnotationMode.ENABLE });
    const late = setTimeout(() => this.#drawing?.cancel(), drawMs);
    try {
      await this.#drawing.promise;
      const layer = new TextLayer({ textContentSource: await page.getTextContent(), container: texts, viewport });
      await layer.render();
      markIn(layer.textDivs, mark);
    } catch (error) {
      if (error instanceof Error && error.name === 'RenderingCancelledException') return false;
      throw error;
    } finally {
      clearTimeout(late);
    }
    this.#place.replaceChildren(sheet);
    keepInSight([...texts.querySelectorAll<HTMLElement>('span:not(.markedContent)')]);
    page.cleanup();
    return true;
  }

  async find(text: string): Promise<number[]> {
    const found: number[] = [];
    const end = performance.now() + searchMs;
    for (let number = 1; number <= this.pages && performance.now() < end; number += 1) {
      const page = await this.#document.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join('');
      if (bare(words).includes(bare(text))) found.push(number);
      page.cleanup();
    }
    return found;
  }
}
