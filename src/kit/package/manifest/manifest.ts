/** A prop of a component. */
export interface PropManifest {
  readonly name: string;
  /** Its type as it is written in the source. */
  readonly type: string;
  /** Declarations of the names in its type. */
  readonly detail?: string;
  readonly default?: string;
  readonly required: boolean;
  readonly description: string;
}

/** A key, or where it is pressed, and its effect. */
export interface KeyAction {
  readonly key: string;
  readonly action: string;
}

/** Everything that is known of one component. Texts are Markdown. */
export interface ComponentManifest {
  readonly name: string;
  /** Its module in the package: `Alert` for `@tarnbrook/kit/Alert`. */
  readonly module: string;
  readonly import: string;
  /** Its docs page in Storybook, or that of the module it comes with. */
  readonly page: string;
  readonly status: 'draft' | 'ready' | 'deprecated';
  /** Its group in the index of components. */
  readonly purpose: string;
  readonly description: string;
  readonly props: readonly PropManifest[];
  readonly whenToUse: string;
  readonly whenNotToUse: string;
  /** How it speaks. */
  readonly accessibility: string;
  /** Empty where the focus never comes to it. */
  readonly keyboard: readonly KeyAction[];
  /** Do and don't. */
  readonly advice: string;
  /** Components that are used with it or instead of it. */
  readonly related: readonly string[];
  /** Design tokens that its source names. */
  readonly tokens: readonly string[];
  /** Size of its module without peers: kB of 1024 bytes, minified, brotli. */
  readonly kB: number;
  /** Size of what the module fetches later. */
  readonly laterKB: number;
  /** Whole files, which are compiled and run as stories of a docs page: its own, or another one that shows it. */
  readonly examples: readonly { readonly name: string; readonly page: string; readonly code: string }[];
}

/** `components.json` of the package. */
export interface KitManifest {
  /** The package. */
  readonly name: string;
  readonly version: string;
  readonly components: readonly ComponentManifest[];
}
