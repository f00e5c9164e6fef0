/** A node of a page's Markdown, as far as it is read or made here. */
interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly name?: string | null;
  readonly attributes?: readonly never[];
  readonly data?: { readonly hName: string; readonly hProperties?: Readonly<Record<string, string>> };
  children?: Node[];
}

const design = /^(?:Variants and states|The ring alone|Placements|Width|When to use|When not to use|Do and don’t|Anatomy)$/u;
const code =
  /^(?:Props|Tokens|Slots|Performance|Short forms|Example|Without a form|Your control|A field of your own|In step with the address)$/u;

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');
/** The kind of a list of advice, which a paragraph of this one word begins. */
const kindOf = (node: Node | undefined): string | undefined =>
  node?.type === 'paragraph' ? /^(?:Do|Don’t)$/u.exec(textOf(node))?.[0] : undefined;

const element = (hName: string, children: Node[], hProperties = {}): Node => ({ type: hName, data: { hName, hProperties }, children });

/** A section, with what to do and what not to do side by side. */
function sectionOf(nodes: readonly Node[]): Node {
  const lists = nodes.flatMap((node, index) => {
    const kind = kindOf(node);
    return kind ? [element('div', [node, nodes[index + 1]!], { 'data-kind': kind })] : [];
  });
  const isListed = (node: Node, index: number): boolean => kindOf(node) !== undefined || kindOf(nodes[index - 1]) !== undefined;
  const others = nodes.filter((node, index) => !isListed(node, index));
  return element('div', lists.length > 0 ? [...others, element('div', lists, { className: 'sb-lists' })] : others);
}

/** The section that each page has of its stories: the looks of the component. */
const looks: readonly Node[] = [
  { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Variants and states' }] },
  { type: 'mdxJsxFlowElement', name: 'VariantsAndStates', attributes: [], children: [] },
];

/**
 * Has the sections of a component's page stand in three panels (`panels.tsx`): how it looks and when it is used, how it behaves, and its code. The first begins with its
 * example, and what is known of it beside that.
 */
export const sectionsInPanels =
  () =>
  (page: Node): void => {
    const nodes = [...(page.children ?? [])];
    const first = nodes.findIndex(({ type, depth }) => type === 'heading' && depth === 2);
    nodes.splice(first, 0, ...looks);
    const starts = nodes.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
    if (!starts.some((start) => textOf(nodes[start]!) === 'Props')) return;
    const panels: Record<string, Node[]> = { Design: [], Behaviour: [], Code: [] };
    starts.forEach((start, index) => {
      const title = textOf(nodes[start]!);
      const panel = panels[design.test(title) ? 'Design' : code.test(title) ? 'Code' : 'Behaviour']!;
      panel.push(sectionOf(nodes.slice(start, starts[index + 1])));
    });
    const filled = Object.entries(panels).filter(([, sections]) => sections.length > 0);
    const [hero, facts] = ['Canvas', 'ComponentFacts'].map((name) => nodes.findIndex((node) => node.name === name));
    // The example stands in the first panel: whoever reads of keys or props has them under the title.
    filled[0]![1].unshift(element('div', nodes.slice(hero, facts! + 1), { className: 'sb-hero' }), ...nodes.slice(facts! + 1, starts[0]));
    page.children = [
      ...nodes.slice(0, hero),
      element(
        'article',
        filled.map(([name, sections]) => element('section', sections, { 'data-panel': name })),
      ),
    ];
  };
