import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { SearchField } from '../../../src/kit/SearchField/index.ts';
import { SearchSuggestions } from '../../../src/kit/SearchSuggestions/index.ts';
import { suggestionsFor } from '../../fixtures/suggestions.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/SearchField',
  id: 'kit-searchfield',
  component: SearchField,
  args: { placeholder: 'Search for products', action: '/product-list/', onSearch: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Enter and the icon start a search; the text is trimmed. */
export const Searches = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(input, '  foil trays {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith(expect.anything(), 'foil trays');
    await userEvent.clear(input);
    await userEvent.type(input, 'cod');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(expect.anything(), 'cod');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
});

/** A field with a text has a cross, which empties it and leaves the focus in the field. */
export const Clears = meta.story({
  args: { defaultValue: 'king prawns' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search text' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search text' })).toBeNull();
  },
});

/** The field follows the address, but never overwrites a text that is being typed. */
export const InStep = meta.story({
  render: function InStep(args) {
    const [search, setSearch] = useState('cola');
    return (
      <>
        <SearchField {...args} value={search} onSearch={(_, text) => setSearch(text)} />
        <p>
          In force: <output>{search || 'nothing'}</output>
        </p>
        <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => setSearch('lemonade')}>
          Address changes
        </button>
        <button type="button" onClick={() => setSearch('')}>
          All products
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('cola');
    await userEvent.type(input, ' zero');
    await fireEvent.click(canvas.getByRole('button', { name: 'Address changes' }));
    await expect(canvas.getByText('lemonade')).toBeVisible();
    await expect(input).toHaveValue('cola zero');
    await userEvent.type(input, '{Enter}');
    await expect(canvas.getByText('cola zero')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All products' }));
    await expect(input).toHaveValue('');
  },
});

/** When `place` changes, unsent text is replaced, even if the current search stays the same, and its suggestions are told. */
export const PlaceChanges = meta.story({
  render: function PlaceChanges(args) {
    const [page, setPage] = useState('Home');
    const [suggestedFor, setSuggestedFor] = useState('');
    return (
      <>
        <SearchField {...args} value="" place={page} onChange={(_, text) => setSuggestedFor(text)} />
        <p>
          Suggestions for: <output aria-label="Suggestions for">{suggestedFor}</output>
        </p>
        <p>
          Shown: <output>{page}</output>
        </p>
        <Button onClick={() => setPage('Contact us')}>Go to Contact us</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'haddo');
    await expect(input).toHaveValue('haddo');
    await expect(canvas.getByRole('status', { name: 'Suggestions for' })).toHaveTextContent('haddo');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Contact us' }));
    await expect(canvas.getByText('Contact us', { selector: 'output' })).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status', { name: 'Suggestions for' })).toBeEmptyDOMElement();
  },
});

/** Back at once, before the page of the search has come, returns to a page that does not have that text; text that was only typed stays. */
export const BackAtOnce = meta.story({
  args: {
    value: '',
    children: (
      <a href="#assam" className="tk-visually-hidden" onClick={(event) => event.preventDefault()}>
        Assam tea
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    const back = () => window.dispatchEvent(new PopStateEvent('popstate'));
    await userEvent.type(input, 'tea');
    back();
    await expect(input).toHaveValue('tea');
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveValue('tea');
    back();
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'assam');
    await userEvent.click(canvas.getByRole('link', { name: 'Assam tea' }));
    back();
    await expect(input).toHaveValue('');
  },
});

/** Enter at the end of an input method's composition chooses a word and does not search. */
export const Composition = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    // `fireEvent` tells whether the browser may go on to send the form.
    await expect(await fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
    await expect(await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    await expect(await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })).toBe(true);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** Before the page's script has loaded, the browser sends the form itself. */
export const BeforeScript = meta.story({
  args: { onSearch: undefined, defaultValue: 'cups & lids' },
  play: async ({ canvas }) => {
    const form: HTMLFormElement = canvas.getByRole('search');
    await expect(form.method).toBe('get');
    await expect(form.getAttribute('action')).toBe('/product-list/');
    await expect([...new FormData(form)]).toEqual([['search', 'cups & lids']]);
  },
});

/** With suggestions: `SearchSuggestions`, a component of its own with more stories. */
export const Suggestions = meta.story({
  render: function Suggestions(args) {
    const [typed, setTyped] = useState('');
    return (
      <div style={{ maxInlineSize: 480, minBlockSize: '24rem' }}>
        <SearchField {...args} onChange={(_, text) => setTyped(text)}>
          <SearchSuggestions suggestions={suggestionsFor(typed)} />
        </SearchField>
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'cups');
    await expect(await canvas.findByRole('option', { name: 'Hot Cups 34 products' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith(expect.anything(), 'paper cups');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 280 }, SearchField, {
    'Sizes and states': Object.fromEntries(
      (['small', 'medium', 'large'] as const).flatMap((size) => [
        [size, { size, label: `Empty, ${size}` }],
        [`${size}, filled`, { size, label: `Filled, ${size}`, defaultValue: 'sea bass' }],
      ]),
    ),
  }),
});

/** A text of 200 characters, a field of 160 px. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchField {...args} label="Long text" defaultValue={'extra large kraft boxes with window '.repeat(6).slice(0, 200)} />
      <SearchField {...args} label="Narrow" placeholder="Search for products" sx={{ inlineSize: '10rem', maxInlineSize: '100%' }} />
    </div>
  ),
});
