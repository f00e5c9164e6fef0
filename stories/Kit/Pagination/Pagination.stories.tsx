import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Pagination, PaginationItem, PaginationTools } from '../../../src/kit/Pagination/index.ts';
import { catchLinks } from '../../fixtures/catchLinks.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { ToolsExample } from './examples/Tools.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/Pagination',
  id: 'kit-pagination',
  component: Pagination,
  subcomponents: { PaginationItem, PaginationTools },
  args: { page: 12, count: 60, getHref: (page: number) => `#page-${page}`, onChange: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Tools = meta.story(example(ToolsExample));

export const Default = meta.story();

/** A landmark with real links; the current page is marked, and the ellipses are plain text. */
export const Links = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual(['Previous page', 'Page 1', 'Page 11', 'Page 12', 'Page 13', 'Page 60', 'Next page']);
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-13');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
    await expect(canvas.getByText('Page 12 of 60')).toBeInTheDocument();
    const followed = catchLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 60' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 60);
    await expect(followed).toEqual(['#page-60']);
  },
});

/** Buttons instead of links. At an end the button stays, keeps the focus and does nothing; the position is announced. */
export const KeepsFocus = meta.story({
  args: { page: undefined, defaultPage: 2, getHref: undefined },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 60');
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    const third = canvas.getByRole('button', { name: 'Page 2' });
    await userEvent.click(third);
    await expect(third).toHaveFocus();
    await expect(third).toHaveAttribute('aria-current', 'page');
  },
});

/** At an end the link leads to the current page and is not followed. */
export const FirstPage = meta.story({
  args: { page: 1 },
  play: async ({ canvas, canvasElement, args }) => {
    const followed = catchLinks(canvasElement);
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(followed).toEqual([]);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(previous).not.toHaveAttribute('rel', 'next');
  },
});

/** The number of pages is unknown: the steps and the number are shown, until the caller says that no page follows. */
export const UnknownTotal = meta.story({
  args: { page: 1, count: undefined },
  render: function UnknownTotal() {
    const [page, setPage] = useState(1);
    return <Pagination page={page} hasNext={page < 3} onChange={(_, next) => setPage(next)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveTextContent('Page 1');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3');
  },
});

/** A page is reached by its number: by Enter or Go. Beyond the end it is the last one, and whatever is no digit does not count. */
export const JumpToAPage = meta.story({
  args: { page: undefined, defaultPage: 1, getHref: undefined, children: <PaginationTools jump /> },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(field, '2x4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 24);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 24 of 60');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, '999');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 999' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 60);
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** With addresses Go is a link as the pages are, and Enter follows it. */
export const JumpByLink = meta.story({
  args: { children: <PaginationTools jump /> },
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Go to page' }), '40');
    const go = canvas.getByRole('link', { name: 'Go to page 40' });
    await expect(go).toHaveAttribute('href', '#page-40');
    await expect(go).not.toHaveAttribute('rel');
    await userEvent.keyboard('{Enter}');
    await expect(followed).toEqual(['#page-40']);
  },
});

/** Where everything fits on one page the size can still be chosen, so that there is a way back. */
export const PageSize = meta.story({
  render: function PageSize() {
    const [size, setSize] = useState(12);
    return (
      <Pagination defaultPage={1} count={Math.ceil(40 / size)}>
        <PaginationTools jump pageSizes={[12, 24, 48]} pageSize={size} onPageSizeChange={(_event, next) => setSize(next)} />
      </Pagination>
    );
  },
  play: async ({ canvas }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Items per page' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.selectOptions(sizes, '24');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.selectOptions(sizes, '48');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(sizes).toHaveValue('48');
    await userEvent.selectOptions(sizes, '12');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** Lists of pages, by where the reader is in them. */
const pagesOf = (...places: (readonly [page: number, count: number])[]) =>
  Object.fromEntries(
    places.map(([page, count]) => [`Page ${page} of ${count}`, { page, count, 'aria-label': `Page ${page} of ${count}` }]),
  );

export const Matrix = meta.story({
  render: looks({ aside: true }, Pagination, {
    'Short lists': pagesOf([1, 2], [2, 3], [4, 7]),
    'Every page of eight': pagesOf(...[1, 2, 3, 4, 5, 6, 7, 8].map((page) => [page, 8] as const)),
    'Long lists': pagesOf([4, 60], [5, 60], [30, 60], [56, 60], [57, 60], [60, 60]),
    'Variants and shapes': {
      Circular: { 'aria-label': 'Circular', shape: 'circular', page: 5 },
      Outlined: { 'aria-label': 'Outlined', variant: 'outlined', page: 5 },
      'With the ends': { 'aria-label': 'With the ends', page: 5, boundaryCount: 0, showFirstButton: true, showLastButton: true },
    },
    'Unknown total': {
      First: { 'aria-label': 'First of unknown', page: 1, count: undefined },
      Last: { 'aria-label': 'Last of unknown', page: 7, count: undefined, hasNext: false },
    },
    'With tools': {
      'Page size and a page by its number': {
        'aria-label': 'With tools',
        page: 5,
        count: 60,
        children: <PaginationTools jump pageSizes={[12, 24, 48]} defaultPageSize={24} />,
      },
    },
  }),
});

/** On the smallest phone up to nine pages are in one row, each a target of 24 px or more. */
export const OneRowOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: ({ getHref }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[2, 7, 8, 9].flatMap((count) =>
        Array.from({ length: count }, (_, index) => (
          <Pagination
            key={`${index} ${count}`}
            aria-label={`Page ${index + 1} of ${count}`}
            page={index + 1}
            count={count}
            getHref={getHref}
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    for (const bar of canvas.getAllByRole('navigation')) {
      const boxes = within(bar)
        .getAllByRole('link')
        .map((link) => link.getBoundingClientRect());
      await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      for (const { width, height } of boxes) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
});

/** Page numbers of three digits in 320 px get a row of their own. One page alone shows no pagination. A page beyond the end counts as the last. */
export const Edge = meta.story({
  render: ({ getHref }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[320, 288].map((width) => (
        <div key={width} style={{ inlineSize: width, outline: '1px dashed' }}>
          <Pagination aria-label={`${width} px`} page={101} count={200} getHref={getHref} />
        </div>
      ))}
      <Pagination aria-label="Four digits" page={5000} count={9999} getHref={getHref} />
      <Pagination aria-label="One page" page={1} count={1} getHref={getHref} />
      <div style={{ inlineSize: 288, outline: '1px dashed' }}>
        <Pagination aria-label="Tools" page={101} count={200} getHref={getHref}>
          <PaginationTools jump pageSizes={[12, 24, 48]} />
        </Pagination>
      </div>
      <Pagination aria-label="Beyond the end" page={99} count={9} getHref={getHref} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'One page' })).toBeNull();
    await expect(within(canvas.getByRole('navigation', { name: 'Beyond the end' })).getByRole('link', { name: 'Page 9' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const name of ['320 px', '288 px']) {
      const bar = canvas.getByRole('navigation', { name });
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
      for (const link of within(bar).getAllByRole('link')) {
        const { width, height } = link.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
  },
});
