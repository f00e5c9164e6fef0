import { useRef, useState, type JSX } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ActiveFilters } from '../../src/kit/ActiveFilters/index.ts';
import { BrandFilter } from '../../src/kit/BrandFilter/index.ts';
import { EmptyState } from '../../src/kit/EmptyState/index.ts';
import { Heading } from '../../src/kit/Heading/index.ts';
import { ProductCard } from '../../src/kit/ProductCard/index.ts';
import { ProductGrid } from '../../src/kit/ProductGrid/index.ts';
import { ResultCount } from '../../src/kit/ResultCount/index.ts';
import { SearchField } from '../../src/kit/SearchField/index.ts';
import { SidebarLayout } from '../../src/kit/SidebarLayout/index.ts';
import { SortMenu } from '../../src/kit/SortMenu/index.ts';
import { Toolbar } from '../../src/kit/Toolbar/index.ts';
import { products } from '../fixtures/products.ts';
import { sortOptions } from '../fixtures/sortOptions.ts';

const brands = [...new Set(products.flatMap(({ brand }) => brand ?? []))].toSorted();

/** A list with search and filters, whose state is in one place, as in an application. */
function SearchableList({ start = [] }: { start?: readonly string[] }): JSX.Element {
  const [order, setOrder] = useState('alphabetical_asc');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const direction = order === 'alphabetical_asc' ? 1 : -1;
  const found = products
    .filter(({ name, brand = '' }) => name.toLowerCase().includes(text.toLowerCase()) && (chosen.length === 0 || chosen.includes(brand)))
    .toSorted((one, other) => direction * one.name.localeCompare(other.name));
  return (
    <SidebarLayout
      sidebarLabel="Filters"
      sidebar={<BrandFilter options={brands} value={chosen} onChange={(_, value) => setChosen(value)} />}
    >
      <Heading ref={heading} level={2} tabIndex={-1}>
        Products
      </Heading>
      <SearchField label="Search products" onSearch={(_, value) => setText(value)} onChange={(_, value) => value === '' && setText('')} />
      <ActiveFilters
        filters={[
          ...(text ? [{ id: 'search', group: 'Search', label: text }] : []),
          ...chosen.map((brand) => ({ id: brand, group: 'Brand', label: brand })),
        ]}
        fallbackFocus={heading}
        onRemove={(_, { id }) => (id === 'search' ? setText('') : setChosen(chosen.filter((brand) => brand !== id)))}
        onClear={() => {
          setText('');
          setChosen([]);
        }}
      />
      <ResultCount total={found.length} />
      <Toolbar end={<SortMenu options={sortOptions.slice(1, 3)} value={order} onChange={(_, value) => setOrder(value)} />} />
      {found.length > 0 ? (
        <ProductGrid>
          {found.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductGrid>
      ) : (
        <EmptyState title={`Nothing matches “${text}”`} level={3}>
          Check the spelling, or take a filter off.
        </EmptyState>
      )}
    </SidebarLayout>
  );
}

const meta = preview.meta({ title: 'Patterns/Search and filter', render: () => <SearchableList /> });

export const Default = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Brightwell' }));
    await expect(canvas.getByText('2 products')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'lemon{Enter}');
    const filters = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(filters.getAllByRole('button', { name: /remove$/ })).toHaveLength(2);
    await userEvent.click(filters.getByRole('button', { name: 'Brand: Brightwell, remove' }));
    // No filter came after it: the focus goes to the results, not back to the search, which the next Enter would remove.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
});

export const InUse = meta.story({ render: () => <SearchableList start={['Brightwell', 'Gannet Bay']} /> });
