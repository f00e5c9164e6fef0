/** The frame that draws a document of a stranger. It has no origin: nothing in it reaches the desk, its cookie or its calls but by these messages. */
import './viewer.css';
import { TooLarge, type FromFrame, type Sheets, type ToFrame } from './messages.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');

const say = (message: FromFrame): void => window.parent.postMessage(message, '*');

let sheets: Sheets | undefined;

async function obey(order: ToFrame, root: HTMLElement): Promise<FromFrame> {
  if (order.type === 'open') {
    const kind = order.kind === 'docx' ? (await import('./docx.ts')).Docx : (await import('./pdf.ts')).Pdf;
    sheets = await kind.open(order.bytes, root);
    return { type: 'opened', pages: sheets.pages };
  }
  if (order.type === 'find') return { type: 'found', pages: (await sheets?.find(order.text)) ?? [] };
  return (await sheets?.show(order)) ? { type: 'shown' } : { type: 'failed', reason: 'slow' };
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  obey(data, place).then(say, (error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    say({ type: 'failed', reason: error instanceof TooLarge ? 'slow' : isLocked ? 'locked' : 'broken' });
  });
});

// The desk has keys of its own, and judges which of these it hears.
window.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  if (!ctrlKey && !metaKey && !altKey) say({ type: 'key', key });
});

say({ type: 'ready' });
