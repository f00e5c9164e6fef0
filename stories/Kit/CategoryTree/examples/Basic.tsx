import { CategoryTree } from '@tarnbrook/kit/CategoryTree';

const nodes = [
  {
    id: 1,
    name: 'Soft drinks',
    count: 214,
    children: [
      { id: 11, name: 'Cola', count: 38 },
      { id: 12, name: 'Water', count: 61 },
    ],
  },
  { id: 2, name: 'Packaging', count: 402 },
];

export function BasicExample() {
  return <CategoryTree nodes={nodes} getHref={({ id }) => `#category-${id}`} selectedId={11} defaultExpandedItems={[1]} />;
}
