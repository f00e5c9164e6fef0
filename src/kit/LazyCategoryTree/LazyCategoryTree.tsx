import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type JSX, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { CategoryTree, type CategoryTreeId, type CategoryTreeNode, type CategoryTreeProps } from '../CategoryTree/index.ts';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { lazyCategoryTree } from '../messages/en-GB/lazyCategoryTree.ts';
import { type categoryTree } from '../messages/en-GB/categoryTree.ts';
import { useMessages } from '../provider/index.ts';
import { SpinnerRing } from '../Spinner/index.ts';
import { styled, token } from '../theme/index.ts';
import { createAssembly, isPending, pendingId, type LazyBranch, type LazyCategoryTreeNode } from './lazyModel.ts';

/** Props of {@link LazyCategoryTree}: those of `CategoryTree`, and how the rest is fetched. */
export interface LazyCategoryTreeProps extends Omit<
  CategoryTreeProps,
  'nodes' | 'slots' | 'children' | 'messages' | 'onSelect' | 'getHref'
> {
  /** The categories that are known from the start. Keep the same array from render to render. */
  nodes: readonly LazyCategoryTreeNode[];
  /** The address of a category; see `CategoryTree`. Memoise it. */
  getHref: (node: LazyCategoryTreeNode, selected: boolean) => string;
  /** A category was followed; see `CategoryTree`. */
  onSelect?: (event: MouseEvent<HTMLElement>, node: LazyCategoryTreeNode, selected: boolean) => void;
  /**
   * Fetches the categories below one, once its branch is open; the tree caches them. A rejection becomes a row that offers to try again. The signal is aborted when
   * the tree goes.
   */
  loadChildren: (node: LazyCategoryTreeNode, signal: AbortSignal) => Promise<readonly LazyCategoryTreeNode[]>;
  /** Fetching failed: for the log. */
  onLoadError?: (error: unknown, node: LazyCategoryTreeNode) => void;
  /** Replaces single texts, of the waiting rows and of the tree. */
  messages?: Partial<typeof lazyCategoryTree & typeof categoryTree>;
}

const Waiting = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${token('space.2')}`,
  color: token('color.text.muted'),
  '&[data-failed]': { color: token('color.text.danger') },
  '& > b': { color: token('color.text.link'), fontWeight: token('font.weight.medium'), textDecoration: 'underline' },
});

interface Loading {
  texts: typeof lazyCategoryTree;
  load: (node: LazyCategoryTreeNode) => void;
}
const LoadingContext = createContext<Loading>({ texts: lazyCategoryTree, load: () => undefined });

/** A name, or the placeholder of a branch that is not loaded: once shown, it requests the branch. */
function NameOrWaiting({ node }: { node: CategoryTreeNode }): JSX.Element {
  const { texts, load } = use(LoadingContext);
  const asked = isPending(node) && !node.failed ? node.pendingOf : undefined;
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (asked) ask(asked);
  }, [asked]);
  if (!isPending(node)) return <span>{node.name}</span>;
  return node.failed ? (
    <Waiting data-stands-in="" data-failed="">
      <ErrorCircleIcon size="small" /> <span>{texts.failed}</span> <b>{texts.retry}</b>
    </Waiting>
  ) : (
    <Waiting data-stands-in="">
      <SpinnerRing /> <span>{texts.loading}</span>
    </Waiting>
  );
}

/** The loaded branches, the announcements about them, and a function that fetches one. */
interface Branches {
  branches: ReadonlyMap<CategoryTreeId, LazyBranch>;
  said: string;
  load: (node: LazyCategoryTreeNode) => void;
  /** Forgets that a branch failed: its row asks for it again. */
  retry: (id: CategoryTreeId) => void;
}

/**
 * Puts an answer in place of the row that waited for it. A visitor whose focus was on that row goes on to the first category of the branch, or back to the
 * category above.
 */
function replaceWaitingRow(id: CategoryTreeId, replace: () => void): void {
  const row = document.activeElement;
  const group = row?.id.endsWith(pendingId(id)) ? row.closest('[role="group"]') : null;
  const parent = group?.previousElementSibling;
  flushSync(replace);
  if (!group || row?.isConnected) return;
  const next = group.isConnected ? group.querySelector('[role="treeitem"]') : parent;
  (next as HTMLElement | null | undefined)?.focus();
}

/** Fetches branches, each once at a time, until the tree goes. */
function useBranches(
  { loadChildren, onLoadError }: Pick<LazyCategoryTreeProps, 'loadChildren' | 'onLoadError'>,
  texts: typeof lazyCategoryTree,
): Branches {
  const [branches, setBranches] = useState<ReadonlyMap<CategoryTreeId, LazyBranch>>(new Map());
  const [said, setSaid] = useState('');

  const underWay = useRef(new Map<CategoryTreeId, AbortController>());
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const request of running.values()) request.abort();
      running.clear();
    };
  }, []);

  const load = useCallback(
    (node: LazyCategoryTreeNode) => {
      const running = underWay.current;
      if (running.has(node.id)) return;
      const request = new AbortController();
      running.set(node.id, request);
      setSaid(texts.saysLoading(node.name));
      const settle = (branch: LazyBranch, words: string) => {
        if (request.signal.aborted) return;
        running.delete(node.id);
        replaceWaitingRow(node.id, () => {
          setBranches((before) => new Map(before).set(node.id, branch));
          setSaid(words);
        });
      };
      const ask = async () => {
        try {
          const children = await loadChildren(node, request.signal);
          settle(children, texts.saysLoaded(node.name, children.length));
        } catch (error) {
          if (!request.signal.aborted) onLoadError?.(error, node);
          settle('failed', texts.saysFailed(node.name));
        }
      };
      void ask();
    },
    [loadChildren, onLoadError, texts],
  );

  const retry = (id: CategoryTreeId) =>
    setBranches((before) => {
      const next = new Map(before);
      next.delete(id);
      return next;
    });
  return { branches, said, load, retry };
}

/**
 * The category tree whose branches are fetched when they are opened. Until they are there a row says that they are on their way; if they do not come it
 * says so, and following it tries again. Both are said aloud, politely.
 */
export function LazyCategoryTree({
  nodes,
  getHref,
  onSelect,
  loadChildren,
  onLoadError,
  messages,
  ...rest
}: LazyCategoryTreeProps): JSX.Element {
  const texts = useMessages('lazyCategoryTree', lazyCategoryTree, messages);
  const { branches, said, load, retry } = useBranches({ loadChildren, onLoadError }, texts);
  const [assemble] = useState(createAssembly);
  const assembled = useMemo(
    () => assemble(nodes, branches, { loading: texts.loading, failed: `$<span>{texts.failed}</span> ${texts.retry}` }),
    [assemble, nodes, branches, texts],
  );

  const context = useMemo(() => ({ texts, load }), [texts, load]);

  // A row that stands in leads to the category whose branch it is in.
  const hrefOf = useCallback(
    (node: CategoryTreeNode, selected: boolean) => getHref(isPending(node) ? node.pendingOf : node, selected),
    [getHref],
  );

  const follow = (event: MouseEvent<HTMLElement>, node: CategoryTreeNode, selected: boolean) => {
    if (!isPending(node)) onSelect?.(event, node, selected);
    else if (node.failed) retry(node.pendingOf.id);
  };

  // While the press comes down, before the link's own handler: a row that stands in leads nowhere.
  const stay = (event: MouseEvent<HTMLElement>) => {
    rest.onClickCapture?.(event);
    if ((event.target as Element).closest('a')?.querySelector('[data-stands-in]')) event.preventDefault();
  };

  return (
    <LoadingContext value={context}>
      <CategoryTree
        {...rest}
        onClickCapture={stay}
        nodes={assembled}
        getHref={hrefOf}
        onSelect={follow}
        messages={messages}
        slots={{ name: NameOrWaiting }}
      >
        <output className="tk-visually-hidden">{said}</output>
      </CategoryTree>
    </LoadingContext>
  );
}
