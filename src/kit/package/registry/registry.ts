/** A file of an item, as shadcn's registry-item.json has it. */
export interface RegistryFile {
  readonly path: string;
  readonly type: 'registry:component' | 'registry:file';
  /** Where it stands in an application, from its root. */
  readonly target: string;
  readonly content?: string;
}

/** An item of the registry: a component with its sources, or its stories. */
export interface RegistryItem {
  readonly $schema?: string;
  readonly name: string;
  readonly type: 'registry:component' | 'registry:file';
  readonly title: string;
  readonly description: string;
  /** Packages as npm takes them. */
  readonly dependencies: readonly string[];
  readonly devDependencies?: readonly string[];
  readonly registryDependencies: readonly string[];
  readonly files: readonly RegistryFile[];
  readonly categories?: readonly string[];
}

/** `registry.json`: all items, without the contents of their files. */
export interface Registry {
  readonly $schema: string;
  readonly name: string;
  readonly homepage: string;
  readonly items: readonly RegistryItem[];
}

/** The name of a component's item: `file-upload` for `FileUpload`. */
export const itemName = (component: string): string => component.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
