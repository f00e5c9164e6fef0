/** A preset of Storybook: the kit's own list of components, for assistants that ask Storybook. */
import type { ComponentManifest as StorybookManifest, StorybookConfigRaw } from 'storybook/internal/types';
import type { InlineConfig, Plugin } from 'vite';
import { apiOf } from '../src/kit/package/manifest/markdown.ts';
import type { ComponentManifest, KitManifest } from '../src/kit/package/manifest/manifest.ts';
import { publishedFiles, readManifest } from '../tools/kit/manifest.ts';

type Manifests = NonNullable<StorybookConfigRaw['experimental_manifests']>;

let read: KitManifest | undefined;
const manifest = (): KitManifest => (read ??= readManifest());

let published: Record<string, string> | undefined;
const files = (): Record<string, string> => (published ??= publishedFiles(manifest()));

const idOf = (page: string): string => `kit-${page.toLowerCase()}`;

/** `PlainState` is the story `plain-state`. */
const storyOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();

const described = (component: ComponentManifest) => ({
  name: component.name,
  path: `./stories/Kit/${component.page}/${component.page}.stories.tsx`,
  description: component.description,
  // Storybook's assistant writes it above each example, and examples are whole files that import the component themselves.
  ...(component.examples.length === 0 && { import: component.import }),
  jsDocTags: {},
  apiDescription: apiOf(component),
});

/** A docs page in Storybook's form: its component with the files that it shows, and the components that come with it. */
function entryOf(page: string, components: readonly ComponentManifest[]): StorybookManifest {
  const main = components.find(({ name }) => name === page) ?? components[0]!;
  const others = components.filter((component) => component !== main);
  // Examples are shared by the components that stand in them; those of another page are stories there.
  const examples = new Map(
    components.flatMap((component) => component.examples.filter((each) => each.page === page).map(({ name, code }) => [name, code])),
  );
  return {
    id: idOf(page),
    ...described(main),
    stories: [...examples].map(([name, snippet]) => ({ id: `${idOf(page)}--${storyOf(name)}`, name, snippet })),
    ...(others.length > 0 && { subcomponents: Object.fromEntries(others.map((component) => [component.name, described(component)])) }),
  };
}

/**
 * Storybook's list of components for assistants, made from the kit's own. Storybook's reader knows no props of another file's type, and no story that is made by a
 * function, as examples are.
 */
export function experimental_manifests(existing: Manifests = {}): Manifests {
  const byPage = Map.groupBy(manifest().components, ({ page }) => page);
  const entries = [...byPage].map(([page, components]) => {
    const entry = entryOf(page, components);
    const { docs } = (existing.components?.components[entry.id] ?? {}) as { docs?: unknown };
    return [entry.id, { ...entry, ...(docs !== undefined && { docs }) }] as const;
  });
  return { ...existing, components: { v: 0, ...existing.components, components: Object.fromEntries(entries) } };
}

/** Publishes beside Storybook what the package brings for assistants and programs: `llms.txt` with its pages, `components.json`, the registry. */
function kitFiles(): Plugin {
  return {
    name: 'kit-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        // Everything else that is asked for while Storybook runs must not wait for these.
        const content = /^(?:llms|registry|components\.json)/u.test(name) ? files()[name] : undefined;
        if (content === undefined) return next();
        response.setHeader('Content-Type', request.url?.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');
        return response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Adds {@link kitFiles}, which no test asks for. */
export const viteFinal = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), !process.env.VITEST && kitFiles()],
});
