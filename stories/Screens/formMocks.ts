import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import { api } from '../fixtures/api.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { filled } from './mocks.ts';

/** The queries of a story's canvas. */
export type Canvas = ReturnType<typeof within>;

/** Expects that only the answer with this status was logged. The story has `logsErrors`. */
export async function expectLoggedOnly(status: number): Promise<void> {
  const { calls } = mocked(console.error).mock;
  await expect(calls.map(([said]) => String(said))).toEqual([`ApiError: Request failed with status code ${status}`]);
}

/** Waits for the modal with this title and expects its text. */
export async function expectDialog(canvas: Canvas, title: 'Success' | 'Failed', text: string): Promise<Canvas> {
  const dialog = await kit.dialog(canvas, title);
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  return dialog;
}

/** The box that accepts the terms. */
export const terms = (canvas: Canvas): HTMLElement => canvas.getByRole('checkbox', { name: /^I accept/u });

/** Sends the form. */
export const submit = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

/** The IP address that the look-up gives in stories. */
export const storyIp = '203.0.113.7';

/** The public look-up service; see `Shop.tsx` for its address. */
export const ipLookup: RequestHandler = http.get('/api/story-ip', () => HttpResponse.json({ ip: storyIp }));

/** For `beforeEach`: answers a form's submission, and what its page asks for besides. */
export const sends = (submission: RequestHandler, ...more: readonly RequestHandler[]): ReturnType<typeof api> =>
  api(ipLookup, submission, ...more, ...filled);

/** The parts of a submission that stories check: the JSON, the names of the files by part, and the idempotency key. */
export interface SentForm {
  body: Record<string, unknown>;
  files: Record<string, string>;
  key: string | null;
}

/** Reads a submission, as multipart or as JSON. */
async function readSent(request: Request): Promise<SentForm> {
  const key = request.headers.get('idempotency-key');
  if (request.headers.get('content-type')?.startsWith('application/json'))
    return { body: (await request.json()) as SentForm['body'], files: {}, key };
  const form = await request.formData();
  const files = [...form].flatMap(([part, value]) => (value instanceof File ? [[part, value.name] as const] : []));
  return { body: JSON.parse(form.get('body') as string) as SentForm['body'], files: Object.fromEntries(files), key };
}

/** Gets the submissions to {@link takesForm}. */
export const received = fn<(sent: SentForm) => void>();

/** A handler that accepts a form with a message, and perhaps more in its answer. */
export const takesForm = (call: string, message: string, more: object = {}): RequestHandler =>
  http.post(call, async ({ request }) => {
    received(await readSent(request));
    return HttpResponse.json({ message, ...more }, { status: 201 });
  });
