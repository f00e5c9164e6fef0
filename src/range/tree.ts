/** Builds the category tree from the paths that rows name. */
import type { SourceCategory } from './source.ts';
import { slugOf } from '../contract/slug.ts';
import { cleanLine } from '../contract/text.ts';
import { spellingKey, Spellings } from './spellings.ts';

export interface KnownCategory extends Pick<SourceCategory, 'slug' | 'image' | 'isMain'> {
  readonly path: readonly string[];
}

export interface Branch {
  readonly slug: string;
  readonly key: string;
  image?: SourceCategory['image'];
  isMain?: boolean;
  readonly children: Map<string, Branch>;
}

/** The tree; categories are in the order in which they are first named. */
export class Tree {
  /** The spellings of all categories, by the keys of their paths. */
  readonly spellings = new Spellings();
  readonly #top = new Map<string, Branch>();
  readonly #known: ReadonlyMap<string, KnownCategory>;
  readonly #taken: Set<string>;
  /** Whether it has a category that the shop does not have. */
  hasNew = false;

  /** @param known the shop's present tree: an existing category keeps its slug, and with it its id and address, and whatever else is given of it */
  constructor(known: readonly KnownCategory[]) {
    this.#known = new Map(known.map((category) => [keyOfPath(category.path), category]));
    this.#taken = new Set(known.map(({ slug }) => slug));
  }

  /** The category at a path; makes it with all its ancestors when it is new. */
  at(path: readonly string[]): Branch {
    let siblings = this.#top;
    let branch: Branch | undefined;
    for (const [level, name] of path.entries()) {
      const own = path.slice(0, level + 1);
      const known = siblings.get(spellingKey(name));
      branch = known ?? this.#make(own, branch);
      if (!known) siblings.set(spellingKey(name), branch);
      this.spellings.add(name, branch.key);
      siblings = branch.children;
    }
    return branch!;
  }

  categories(siblings: ReadonlyMap<string, Branch> = this.#top): SourceCategory[] {
    return Array.from(siblings.values(), ({ slug, key, children, ...picture }) => {
      const name = this.spellings.usual('', key);
      return { slug, name, ...picture, children: this.categories(children) };
    });
  }

  #make(path: readonly string[], parent: Branch | undefined): Branch {
    const key = keyOfPath(path);
    const known = this.#known.get(key);
    this.hasNew ||= !known;
    const { path: _path, ...kept } = known ?? { path, slug: this.#newSlug(path, parent) };
    return { ...kept, key, children: new Map() };
  }

  #newSlug(path: readonly string[], parent: Branch | undefined): string {
    const short = slugOf(cleanLine(path.at(-1)!));
    const long = parent ? `${parent.slug}-${short}` : short;
    let slug = this.#taken.has(short) ? long : short;
    for (let number = 2; this.#taken.has(slug); number++) slug = `${long}-${number}`;
    this.#taken.add(slug);
    return slug;
  }
}

function keyOfPath(path: readonly string[]): string {
  return JSON.stringify(path.map(spellingKey));
}
