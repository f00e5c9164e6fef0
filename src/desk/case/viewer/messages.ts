/** The messages between the desk and the frame that draws a document. The frame has no origin, so both know the other by its window. */

/** Kinds of documents that the frame can draw. */
export type ShownKind = 'pdf' | 'docx';

/** How a page is to be seen. */
export interface PageView {
  /** From 1. */
  readonly page: number;
  /** 1 fits the width of the frame. */
  readonly zoom: number;
  /** In degrees, clockwise. */
  readonly turn: number;
  /** Text that is marked; empty for none. */
  readonly mark: string;
}

/** A document would take longer to draw than somebody waits. */
export class TooLarge extends Error {}

/** A document that is open in the frame. */
export interface Sheets {
  readonly pages: number;
  /** Draws a page in the place of the one before. Gives whether it was done in time. */
  show(view: PageView): Promise<boolean>;
  /** The pages that have a text, as far as they are found in time. */
  find(text: string): Promise<number[]>;
}

/** Orders to the frame. */
export type ToFrame =
  | { readonly type: 'open'; readonly kind: ShownKind; readonly bytes: ArrayBuffer }
  | ({ readonly type: 'show' } & PageView)
  | { readonly type: 'find'; readonly text: string };

/** Reasons why a document is not shown. */
export type ViewFailure = 'locked' | 'broken' | 'slow';

/** Answers of the frame. Each order has one; `ready` comes by itself. */
export type FromFrame =
  | { readonly type: 'ready' | 'shown' }
  | { readonly type: 'opened'; readonly pages: number }
  | { readonly type: 'found'; readonly pages: readonly number[] }
  /** Pressed in the document. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'failed'; readonly reason: ViewFailure };
