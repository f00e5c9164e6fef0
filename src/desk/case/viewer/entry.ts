/** The frame that draws a document of a stranger. It has no origin: nothing in it reaches the desk, its cookie or its calls but by these messages. */
import './viewer.css';
import type { FromFrame, ToFrame } from './messages.ts';
import type { Pdf } from './pdf.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');

const say = (message: FromFrame): void => window.parent.postMessage(message, '*');

let pdf: Pdf | undefined;

async function obey(order: ToFrame, root: HTMLElement): Promise<FromFrame> {
  if (order.type === 'open' && order.kind === 'docx')
    return { type: 'html', html: await (await import('./docx.ts')).htmlOfDocx(order.bytes) };
  if (order.type === 'open') {
    pdf = await (await import('./pdf.ts')).Pdf.open(order.bytes, root);
    return { type: 'opened', pages: pdf.pages };
  }
  if (order.type === 'find') return { type: 'found', pages: (await pdf?.find(order.text)) ?? [] };
  return (await pdf?.show(order)) ? { type: 'shown' } : { type: 'failed', reason: 'slow' };
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  obey(data, place).then(say, (error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    say({ type: 'failed', reason: isLocked ? 'locked' : 'broken' });
  });
});

say({ type: 'ready' });
