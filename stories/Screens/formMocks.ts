import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { kit } from '../fixtures/kitTesting.ts';

/** What a story looks at. */
export type Canvas = ReturnType<typeof within>;

/** Errors that the story expects are logged, as specified, and kept out of the test's output. */
export const expectLogged = () => spyOn(console, 'error').mockImplementation(() => undefined);

/** Nothing was logged but the one answer with this status. */
export async function expectLoggedOnly(log: ReturnType<typeof expectLogged>, status: number): Promise<void> {
  await expect(log.mock.calls.map(([said]) => String(said))).toEqual([`ApiError: Request failed with status code ${status}`]);
}

/** The modal with this title says this, once it has appeared. */
export async function expectDialog(canvas: Canvas, title: 'Success' | 'Failed', text: string): Promise<Canvas> {
  const dialog = await kit.dialog(canvas, title);
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  return dialog;
}

/** The box that accepts the terms. */
export const terms = (canvas: Canvas): HTMLElement => canvas.getByRole('checkbox', { name: /^I accept/u });

/** Sends the form. */
export const submit = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

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
async function readSent(request: Request): Promise<SentForm> {
  const key = request.headers.get('idempotency-key');
  if (request.headers.get('content-type')?.startsWith('application/json'))
    return { body: (await request.json()) as SentForm['body'], files: {}, key };
  const form = await request.formData();
  const files = [...form].flatMap(([part, value]) => (value instanceof File ? [[part, value.name] as const] : []));
  return { body: JSON.parse(form.get('body') as string) as SentForm['body'], files: Object.fromEntries(files), key };
}

/** What was sent to {@link takesForm}. A story that looks at it clears it before. */
export const received = fn<(sent: SentForm) => void>();

/** The call takes the form, and says so; with what else its answer has. */
export const takesForm = (call: string, message: string, more: object = {}): RequestHandler =>
  http.post(call, async ({ request }) => {
    received(await readSent(request));
    return HttpResponse.json({ message, ...more }, { status: 201 });
  });
