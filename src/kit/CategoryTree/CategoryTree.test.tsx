import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KitProvider, type LinkComponentProps } from '../provider/index.ts';
import { CategoryTree } from './CategoryTree.tsx';

const nodes = [
  {
    id: 1,
    name: 'Drinks',
    children: [
      { id: 11, name: 'Cola', count: 1200 },
      { id: 12, name: 'Water' },
    ],
  },
  { id: 2, name: 'Frozen', children: [{ id: 21, name: 'Fish' }] },
];
const page = (selectedId?: number): string =>
  renderToString(
    <CategoryTree
      nodes={nodes}
      getHref={(node, selected) => (selected ? '/list' : `/list?categoryId=${node.id}`)}
      selectedId={selectedId}
      data-part="tree"
      className="mine"
    />,
  );

test('the server shows the way to the chosen category and leaves closed branches out', () => {
  const html = page(11);
  expect(html).toContain('Cola');
  expect(html).toContain('1,200');
  expect(html).not.toContain('Fish');
  expect(html).toContain('href="/list?categoryId=2"');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

test('no style attribute, and what a nav takes reaches the root', () => {
  const html = page();
  expect(html).not.toContain('style="');
  expect(html).toMatch(/<nav[^>]*data-part="tree"[^>]*class="[^"]*mine/);
});

test('it tells what was chosen after the router has followed the link', () => {
  const done: string[] = [];
  const RouterLink = ({ replace: _replace, state: _state, ...rest }: LinkComponentProps) => (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its content comes with the rest
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        done.push('followed');
      }}
    />
  );
  render(
    <KitProvider linkComponent={RouterLink}>
      <CategoryTree nodes={[{ id: 1, name: 'Drinks' }]} getHref={() => '/list'} onSelect={() => done.push('told')} />
    </KitProvider>,
  );
  fireEvent.click(screen.getByText('Drinks'));
  expect(done).toEqual(['followed', 'told']);
});

test('the server writes all rows of a large tree, and ticks', async () => {
  const many = Array.from({ length: 600 }, (_, id) => ({ id, name: `Range ${id}` }));
  const html = renderToString(<CategoryTree nodes={many} getHref={() => '/'} />);
  expect(html.match(/role="treeitem"/g)).toHaveLength(600);
  expect(html).not.toContain('style="');
  const stream = await renderToReadableStream(<CategoryTree nodes={nodes} checkboxSelection multiSelect defaultSelectedItems={[1]} />);
  await stream.allReady;
  const ticked = await new Response(stream).text();
  expect(ticked.match(/role="treeitem"[^>]*aria-checked="true"/g)).toHaveLength(1);
  expect(ticked).not.toContain('href');
  expect(ticked).not.toContain('style="');
});

test('a branch is fetched once, also where React runs effects twice, and not told once the tree has gone', async () => {
  const asked = vi.fn<() => Promise<{ id: number; name: string }[]>>().mockResolvedValue([{ id: 11, name: 'Cola' }]);
  const tree = (
    <StrictMode>
      <CategoryTree
        nodes={[{ id: 1, name: 'Drinks', hasChildren: true }]}
        loadChildren={asked}
        getHref={() => '/'}
        defaultExpandedItems={[1]}
      />
    </StrictMode>
  );
  const { unmount } = await act(async () => render(tree));
  expect(await screen.findByRole('treeitem', { name: 'Cola' })).toBeDefined();
  expect(asked).toHaveBeenCalledOnce();
  unmount();
  const errors = vi.spyOn(console, 'error');
  const gone = await act(async () => render(tree));
  gone.unmount();
  await act(async () => {});
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
