import type { DemoChoices } from '../../contract/demo.ts';
import { slugOf } from '../../contract/slug.ts';
import type { SourceCategory } from '../../range/source.ts';

/** The range's categories in a brand's own tree. A category of which everything is raised to a top is left out. */
export function ownTree(categories: readonly SourceCategory[], { tops, others }: DemoChoices['tree']): SourceCategory[] {
  const raised = new Map<string, SourceCategory>();
  const rest = (branches: readonly SourceCategory[]): SourceCategory[] =>
    branches.flatMap((branch) => {
      if (tops.includes(branch.name)) raised.set(branch.name, branch);
      const children = rest(branch.children);
      const isEmptied = branch.children.length > 0 && children.length === 0;
      return raised.has(branch.name) || isEmptied ? [] : [{ ...branch, children }];
    });
  const larder = { slug: slugOf(others), name: others, children: rest(categories) };
  return [...tops.map((name) => raised.get(name)!), larder];
}
