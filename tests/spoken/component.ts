/** How a component is listened to: its example by every way of reading and by pressing what can be pressed, and all its looks. */
import { Reader, readThrough } from './reader.ts';
import { show, type Story } from './stage.ts';
import type { Part } from './transcript.ts';

/** Looks at the page in another way than by listening. */
export type Look = () => Promise<void>;
type Stories = Readonly<Record<string, unknown>>;

/** Stories beside the example and the looks: parts or states that these do not show. */
const further: Readonly<Record<string, readonly string[]>> = {
  Alert: ['ReadOut'],
  DirectorFields: ['AddressOfTheBusiness'],
  FilterDrawer: ['MatrixOpen'],
  Form: ['Draft', 'Guard'],
  ProductGrid: ['Rows'],
};

/** The controls of an example that can be pressed, apart from links, which lead away. */
const pressable = 'button, summary, [role="switch"], [role="checkbox"], input[type="checkbox"], input[type="radio"]';

/** As many controls as a reviewer wants to read of. */
const most = 8;

/** Examples whose button loads the page again, and the test with it. */
const reloading = new Set(['IconButton']);

const controls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => element.checkVisibility({ visibilityProperty: true }));

/** The words of a control, for the margin of the transcript. */
const wordsOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent).replaceAll(/\s+/gu, ' ').trim();

/** Presses a control of a fresh example, reads what has opened, and leaves it. */
async function pressed(story: Story, index: number, look: Look): Promise<Part[]> {
  await show(story);
  return Reader.with(async (reader) => {
    const control = controls()[index]!;
    const key = control.matches('input, [role="switch"], [role="checkbox"]') ? 'Space' : 'Enter';
    const done = `${key} on “${wordsOf(control)}”`;
    const isExpanded = () => control.getAttribute('aria-expanded') === 'true';
    const was = isExpanded();
    await reader.goTo(control);
    const parts: Part[] = [{ done, said: await reader.press(key) }];
    await look();
    if ((isExpanded() && !was) || document.querySelector('dialog:modal'))
      parts.push(
        { done: 'What there is now, read through', said: await readThrough() },
        { done: 'Escape', said: await reader.press('Escape') },
      );
    return parts;
  });
}

async function readStory(done: string, story: unknown, look: Look): Promise<Part> {
  await show(story as Story);
  await look();
  return { done, said: await readThrough() };
}

/**
 * All that is said of a component.
 *
 * @param look - called when a story is shown, and after each press
 */
export async function listenTo(name: string, stories: Stories, look: Look = async () => undefined): Promise<Part[]> {
  const example = stories.Basic as Story;
  const parts: Part[] = [await readStory('The example, read through', example, look)];
  parts.push({ done: 'The example, by heading', said: await Reader.with((reader) => reader.readHeadings()) });
  parts.push({ done: 'The example, by Tab', said: await Reader.with((reader) => reader.readByTab()) });
  const count = reloading.has(name) ? 0 : Math.min(controls().length, most);
  for (let index = 0; index < count; index++) parts.push(...(await pressed(example, index, look)));
  parts.push(await readStory('All looks, read through', stories.Matrix ?? stories.Default, look));
  for (const other of further[name] ?? []) parts.push(await readStory(`${other}, read through`, stories[other], look));
  return parts;
}
