import { useEffect, useRef, useState, type JSX } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SearchField } from '../../../src/kit/SearchField/index.ts';
import { SearchSuggestions, type SearchSuggestion, type SearchSuggestionsProps } from '../../../src/kit/SearchSuggestions/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { expectInWindow } from '../../fixtures/expectInWindow.ts';
import { longName } from '../../fixtures/company.ts';
import { suggestionsFor } from '../../fixtures/suggestions.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const searched = fn();
const changed = fn();

const words: readonly SearchSuggestion[] = [{ text: 'paper cups' }, { text: 'paper cups with lids' }, { text: 'paper carriers' }];

interface FieldProps extends SearchSuggestionsProps {
  label?: string;
  defaultValue?: string;
  room?: string;
  /** Whether the list is open from the start, since docs pages run no play functions. */
  isOpened?: boolean;
}

/** A field with suggestions, and room for them below. */
function Field({ label, defaultValue, room = '28rem', isOpened = false, ...rest }: FieldProps): JSX.Element {
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.querySelector('input')?.click();
  }, [isOpened]);
  return (
    <div style={{ maxInlineSize: 480, minBlockSize: room }}>
      <SearchField
        ref={field}
        label={label}
        placeholder="Search for products"
        defaultValue={defaultValue}
        onSearch={searched}
        onChange={changed}
      >
        <SearchSuggestions {...rest} />
      </SearchField>
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/Browsing/SearchSuggestions',
  id: 'kit-searchsuggestions',
  component: SearchSuggestions,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { suggestions: words, onSuggestionSelect: fn() },
  render: (args) => <Field {...args} />,
});

export const Basic = meta.story(example(BasicExample));

type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas): HTMLInputElement => canvas.getByRole('combobox', { name: 'Search products' });
const options = (canvas: Canvas) => canvas.queryAllByRole('option').map((option: HTMLElement) => option.textContent);

/** The option that the arrow keys have reached, by the box's `aria-activedescendant`. */
const active = (canvas: Canvas) => {
  const id = box(canvas).getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  return option?.getAttribute('aria-selected') === 'true' ? option.textContent : null;
};
const opened = (canvas: Canvas) => waitFor(() => expect(box(canvas)).toHaveAttribute('aria-expanded', 'true'));

/** Opened by a press into the field: searches, and under a heading links to categories. */
export const Default = meta.story({
  args: { suggestions: suggestionsFor('paper') },
  render: (args) => <Field {...args} defaultValue="paper" isOpened />,
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(box(canvas)).toHaveAttribute('aria-controls', canvas.getByRole('listbox', { name: 'Suggestions' }).id);
    await expect(canvas.getByRole('group', { name: 'Categories' })).toBeVisible();
    await userEvent.click(document.body);
    await userEvent.click(box(canvas));
    await opened(canvas);
  },
});

/** At the foot of the window the list stands above the field. */
export const AtTheEdge = meta.story({
  args: { suggestions: suggestionsFor('paper') },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '100dvb' }}>
      <Field {...args} defaultValue="paper" isOpened room="auto" />
    </div>
  ),
  play: async ({ canvas }) => {
    await opened(canvas);
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await expectInWindow(list);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(box(canvas).getBoundingClientRect().top);
  },
});

/** Typing opens the list, marks the typed text and announces the number of suggestions. The field and the page below do not move. */
export const Suggestions = meta.story({
  play: async ({ canvas }) => {
    const height = document.documentElement.scrollHeight;
    await userEvent.type(box(canvas), 'pap');
    await opened(canvas);
    await expect(options(canvas)).toEqual(['paper cups', 'paper cups with lids', 'paper carriers']);
    await expect([...canvas.getByRole('listbox').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['pap', 'pap', 'pap']);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    await expect(active(canvas)).toBeNull();
    await expect(document.documentElement.scrollHeight).toBe(height);
    await userEvent.clear(box(canvas));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(box(canvas), 'pap');
    await opened(canvas);
  },
});

/** Arrows move through the list and back to the text, Enter chooses, Escape closes; all other keys act on the text. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const heardOutside = fn();
    const listening = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && heardOutside(), { signal: listening.signal });
    await step('through the list', async () => {
      await userEvent.type(box(canvas), 'paper');
      await opened(canvas);
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active(canvas)).toBe('paper cups'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(active(canvas)).toBe('paper carriers'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active(canvas)).toBeNull());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(active(canvas)).toBe('paper carriers'));
      await expect(box(canvas)).toHaveFocus();
      await expect(box(canvas)).toHaveValue('paper');
    });
    await step('Home goes to the beginning of the text', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(active(canvas)).toBeNull());
      await expect(box(canvas).selectionStart).toBe(0);
      await userEvent.keyboard('{End}');
      await expect(box(canvas).selectionStart).toBe(5);
    });
    await step('Escape closes, and is nobody else’s; the next one is', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      await expect(box(canvas)).toHaveValue('paper');
      await expect(heardOutside).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(heardOutside).toHaveBeenCalledOnce();
      listening.abort();
    });
    await step('an arrow opens it again, Alt with the arrow without going in', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(active(canvas)).toBe('paper carriers'));
      await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
      await opened(canvas);
      await expect(active(canvas)).toBeNull();
    });
    await step('Enter takes: the text is searched', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onSuggestionSelect).toHaveBeenLastCalledWith(expect.anything(), { text: 'paper cups with lids' });
      await expect(searched).toHaveBeenCalledOnce();
      await expect(searched).toHaveBeenLastCalledWith(expect.anything(), 'paper cups with lids');
      await expect(box(canvas)).toHaveValue('paper cups with lids');
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      await expect(box(canvas)).toHaveFocus();
    });
    await step('Enter without one searches what was typed', async () => {
      await userEvent.type(box(canvas), ' white');
      await opened(canvas);
      await userEvent.keyboard('{Enter}');
      await expect(searched).toHaveBeenLastCalledWith(expect.anything(), 'paper cups with lids white');
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    });
    await step('Tab leaves and closes', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await opened(canvas);
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
    });
  },
});

/** A press chooses a suggestion and leaves the focus in the field. */
export const Mouse = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'paper');
    await opened(canvas);
    const option = canvas.getByRole('option', { name: 'paper carriers' });
    // `fireEvent` tells whether the browser may go on to move the focus.
    await expect(await fireEvent.mouseDown(option)).toBe(false);
    await userEvent.click(option);
    await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
    await expect(searched).toHaveBeenLastCalledWith(expect.anything(), 'paper carriers');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(box(canvas)).toHaveFocus();
    // A press beside the list only closes it.
    await userEvent.click(box(canvas));
    await opened(canvas);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(searched).toHaveBeenCalledOnce();
  },
});

/** A suggestion with an address is a link: a press or Enter follows it, and it opens in a new tab as links do. The text in the field stays. */
export const Links = meta.story({
  args: { suggestions: suggestionsFor('cod') },
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.type(box(canvas), 'cod');
    await opened(canvas);
    await userEvent.click(canvas.getByRole('option', { name: 'Cod 22 products' }));
    await expect(followed).toEqual(['#category-221']);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active(canvas)).toMatch(/^Cod Goujons/u));
    await userEvent.keyboard('{Enter}');
    await expect(followed).toEqual(['#category-221', '#/product/8']);
    await expect(args.onSuggestionSelect).toHaveBeenCalledTimes(2);
    await expect(searched).not.toHaveBeenCalled();
    await expect(box(canvas)).toHaveValue('cod');
  },
});

/** With `event.preventDefault()` the field does not search, so that the application can do something else. */
export const TakenOtherwise = meta.story({
  args: { onSuggestionSelect: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'paper{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSuggestionSelect).toHaveBeenCalledOnce());
    await expect(searched).not.toHaveBeenCalled();
    await expect(box(canvas)).toHaveValue('paper');
  },
});

/** The list ignores Enter and arrows while an input method uses them to choose words. */
export const Composition = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'paper');
    await opened(canvas);
    for (const key of ['ArrowDown', 'Enter', 'Escape']) await fireEvent.keyDown(box(canvas), { key, isComposing: true });
    await expect(active(canvas)).toBeNull();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(args.onSuggestionSelect).not.toHaveBeenCalled();
  },
});

/** Without suggestions nothing opens, and this is announced. Enter still searches. */
export const SuggestionsEmpty = meta.story({
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No suggestions'));
    await expect(box(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(searched).toHaveBeenLastCalledWith(expect.anything(), 'zzz');
  },
});

/** While the next suggestions are loading the list of before stays. */
export const SuggestionsOfBefore = meta.story({
  args: { suggesting: true },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'pap');
    await opened(canvas);
    await expect(options(canvas)).toEqual(['paper cups', 'paper cups with lids', 'paper carriers']);
    await expect(canvas.queryByText('Looking for suggestions …')).toBeNull();
  },
});

/** The first suggestions are loading. */
export const SuggestionsLoading = meta.story({
  args: { suggestions: undefined, suggesting: true },
  render: (args) => <Field {...args} defaultValue="p" isOpened />,
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'a');
    await expect(await canvas.findByText('Looking for suggestions …')).toBeVisible();
    await expect(box(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Looking for suggestions …')).toBeNull());
  },
});

/** Neither open list has the focus, which pictures take away, and the list with it. */
export const Matrix = meta.story({
  render: looks({ min: 320 }, Field, {
    States: {
      'At rest': { label: 'Search', room: 'auto' },
      'Typed, nothing found': { label: 'Search wines', room: 'auto', suggestions: [], defaultValue: 'zzz' },
      Loading: { label: 'Search recipes', suggestions: undefined, suggesting: true, defaultValue: 'pap', isOpened: true, room: '8rem' },
      Open: { suggestions: suggestionsFor('pap'), defaultValue: 'pap', isOpened: true, room: '21rem' },
    },
  }),
  play: async ({ canvas }) => {
    await opened(canvas);
    const open = box(canvas);
    for (let times = 0; times < 2; times += 1) await fireEvent.keyDown(open, { key: 'ArrowDown' });
    await waitFor(() => expect(open).toHaveAttribute('aria-activedescendant'));
  },
});

/** Texts of 200 characters, in a field of 288 px, which is open without the focus. */
export const Edge = meta.story({
  args: {
    suggestions: [
      { text: longName },
      { text: 'extra large kraft boxes with window '.repeat(6).slice(0, 200), hint: longName, href: '#long', group: longName },
      { text: 'x', group: longName },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Field {...args} defaultValue="e" isOpened room="42rem" />
    </div>
  ),
  play: async ({ canvas }) => {
    await opened(canvas);
    await fireEvent.keyDown(box(canvas), { key: 'ArrowDown' });
    await waitFor(() => expect(box(canvas)).toHaveAttribute('aria-activedescendant'));
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** With many suggestions the list is at most half as high as the window, and scrolls with the keys. */
export const EdgeMany = meta.story({
  tags: ['no-visual'],
  args: { suggestions: Array.from({ length: 100 }, (_, index) => ({ text: `depot ${index + 1}` })) },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'depot{ArrowUp}');
    await waitFor(() => expect(active(canvas)).toBe('depot 100'));
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const last = canvas.getByRole('option', { name: 'depot 100' }).getBoundingClientRect();
    await expect(list.height).toBeLessThanOrEqual(innerHeight / 2 + 1);
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(last.height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('status')).toHaveTextContent('100 suggestions');
  },
});

/** The suggestions' code loads when the field gets the focus: the field keeps text and focus, and becomes a combobox. */
export const LoadedWhenNeeded = meta.story({
  render: function LoadedWhenNeeded(args) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <div style={{ maxInlineSize: 480, minBlockSize: '16rem' }}>
        <SearchField onFocus={() => setTimeout(() => setIsLoaded(true), 300)}>
          {isLoaded ? <SearchSuggestions {...args} /> : null}
        </SearchField>
        <button type="button" onClick={() => setIsLoaded(false)}>
          Without
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'paper');
    await expect(input).not.toHaveAttribute('aria-expanded');
    await opened(canvas);
    await expect(box(canvas)).toBe(input);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('paper');
    await expect(canvas.getByRole('option', { name: 'paper cups' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Without' }));
    await expect(canvas.getByRole('searchbox')).toBe(input);
    await expect(input).toHaveValue('paper');
  },
});
