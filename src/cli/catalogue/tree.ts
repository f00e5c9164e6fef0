/** Builds the category tree from the paths that rows name. */
import type { SourceCategory } from '../../server/catalogue/index.ts';
import { slugOf } from '../../contract/slug.ts';

/** A category while the tree is built. */
export interface Branch {
  readonly slug: string;
  readonly name: string;
  image?: SourceCategory['image'];
  isMain?: boolean;
  readonly children: Map<string, Branch>;
}

/** The tree; categories are in the order in which they are first named. */
export class Tree {
  readonly #top = new Map<string, Branch>();
  readonly #knownSlugs: ReadonlyMap<string, string>;
  readonly #taken: Set<string>;

  /** @param known the shop's present tree: an existing category keeps its slug, and with it its id and address */
  constructor(known: readonly { readonly path: readonly string[]; readonly slug: string }[]) {
    this.#knownSlugs = new Map(known.map(({ path, slug }) => [keyOfPath(path), slug]));
    this.#taken = new Set(known.map(({ slug }) => slug));
  }

  /** The category at a path; makes it with all its ancestors when it is new. */
  at(path: readonly string[]): Branch {
    let siblings = this.#top;
    let branch: Branch | undefined;
    for (const [level, name] of path.entries()) {
      const known = siblings.get(keyOfName(name));
      branch = known ?? { slug: this.#slugFor(path.slice(0, level + 1), branch), name, children: new Map() };
      if (!known) siblings.set(keyOfName(name), branch);
      siblings = branch.children;
    }
    return branch!;
  }

  /** The categories built. */
  categories(siblings: ReadonlyMap<string, Branch> = this.#top): SourceCategory[] {
    return Array.from(siblings.values(), ({ children, ...branch }) => ({ ...branch, children: this.categories(children) }));
  }

  #slugFor(path: readonly string[], parent: Branch | undefined): string {
    const known = this.#knownSlugs.get(keyOfPath(path));
    if (known !== undefined) return known;
    const short = slugOf(path.at(-1)!);
    const long = parent ? `${parent.slug}-${short}` : short;
    let slug = this.#taken.has(short) ? long : short;
    for (let number = 2; this.#taken.has(slug); number++) slug = `${long}-${number}`;
    this.#taken.add(slug);
    return slug;
  }
}

/** Spellings that differ in capitals only are one category. */
function keyOfName(name: string): string {
  return name.toLowerCase().normalize();
}

function keyOfPath(path: readonly string[]): string {
  return JSON.stringify(path.map(keyOfName));
}
