import { LazyCategoryTree } from '@tarnbrook/kit/LazyCategoryTree';

const nodes = [
  { id: 1, name: 'Soft drinks', count: 214, hasChildren: true },
  { id: 2, name: 'Packaging', count: 402 },
];

async function loadChildren({ id }: { id: number | string }, signal: AbortSignal) {
  const answer = await fetch(`/categories/${id}/children`, { signal });
  return (await answer.json()) as { id: number; name: string; count: number }[];
}

export function BasicExample() {
  return <LazyCategoryTree nodes={nodes} getHref={({ id }) => `#category-${id}`} loadChildren={loadChildren} />;
}
