import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a story looks at. */
export type Canvas = ReturnType<typeof within>;

/** The modal with this title says this, once it has appeared. */
export async function expectDialog(canvas: Canvas, title: 'Success' | 'Failed', text: string): Promise<Canvas> {
  const dialog = within(await canvas.findByRole('alertdialog', { name: title }));
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  return dialog;
}

/** Enters a text at once, as pasting it does. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** What the look-up of IP addresses answers in stories. */
export const storyIp = '203.0.113.7';

/** The public look-up service; see `Shop.tsx` for its address. */
export const ipLookup: RequestHandler = http.get('/api/story-ip', () => HttpResponse.json({ ip: storyIp }));

/** What was sent, as far as stories look: the JSON, the names of the files by part, and the key that makes a repetition the same. */
export interface SentForm {
  body: Record<string, unknown>;
  files: Record<string, string>;
  key: string | null;
}

/** Reads a form as it arrived, whichever way. */
export async function readSent(request: Request): Promise<SentForm> {
  const key = request.headers.get('idempotency-key');
  if (request.headers.get('content-type')?.startsWith('application/json'))
    return { body: (await request.json()) as SentForm['body'], files: {}, key };
  const form = await request.formData();
  const files = [...form].flatMap(([part, value]) => (value instanceof File ? [[part, value.name] as const] : []));
  return { body: JSON.parse(form.get('body') as string) as SentForm['body'], files: Object.fromEntries(files), key };
}
