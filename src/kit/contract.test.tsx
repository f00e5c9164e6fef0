/**
 * Rules that hold for every component of the kit, tested over all that `index.ts` and `forms.ts` export. A new component needs a line in
 * `samples`, or this file does not compile.
 */
import { createTheme, styled as muiStyled, ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { createRef, type ComponentProps, type JSX, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as forms from './forms.ts';
import * as ready from './index.ts';
import * as english from './messages/en-GB.ts';

/** All exports of the kit: with and without a form library. */
const kit = { ...ready, ...forms };
type Kit = typeof kit;

/** Names of all components: functions that begin with a capital. */
type ComponentName = {
  [Name in keyof Kit]: Name extends Capitalize<Name> ? (Kit[Name] extends (props: never) => JSX.Element | null ? Name : never) : never;
}[keyof Kit];

/** Texts that a test can tell from the kit's own: they hold no Latin letter. */
const text = (number: number): string => `«${number}»`;
const nothing = (): void => undefined;
const picture = { src: 'data:,', width: 4, height: 3 };

/** The least that each component can be shown with. */
const samples: { [Name in ComponentName]: ComponentProps<Kit[Name]> } = {
  Accordion: { items: [1, 2].map((number) => ({ id: `s${number}`, title: text(number), content: text(number + 2) })) },
  AccountMenu: { name: text(1), details: [text(2)], onLogOut: nothing },
  ActiveFilters: { filters: [{ id: '1', group: text(1), label: text(2), href: '/1' }] },
  Alert: { title: text(1), onClose: nothing },
  AllergenPanel: { contains: [text(1)], mayContain: [text(2)], others: [text(3)], children: text(4) },
  Anchor: { href: '/', children: text(1) },
  AsideLayout: { aside: text(1), children: text(2) },
  Banner: { href: '/', children: text(1) },
  Benefits: { items: [{ icon: null, title: text(1), text: text(2) }] },
  BrandFilter: { max: 2, options: [text(1), text(2)] },
  Breadcrumbs: { items: [{ label: text(1), href: '/' }, { label: text(2) }] },
  Button: { children: text(1) },
  CardGrid: { children: text(1) },
  CategoryTile: { href: '/', children: text(1) },
  CategoryTiles: { children: text(1), compact: true },
  CategoryTree: { nodes: [{ id: 1, name: text(1), count: 2, children: [{ id: 2, name: text(2) }] }], getHref: (node) => `/${node.id}` },
  CheckList: { items: [text(1)] },
  Checkbox: { label: text(1) },
  ClauseList: { clauses: [{ id: 'c1', number: '1.1', text: text(1), points: [text(2)] }] },
  ContactCard: {
    address: [text(1)],
    contacts: [
      { kind: 'telephone', label: text(2), href: 'tel:1' },
      { kind: 'mail', label: text(3), href: 'mailto:a@b.example' },
      { kind: 'message', label: text(4), href: 'https://a.example' },
    ],
  },
  Container: { children: text(1) },
  ContentBlock: { heading: text(1), children: text(2) },
  DescriptionList: { items: [{ term: text(1), description: text(2) }] },
  Dialog: { open: true, onClose: nothing, title: text(1), children: text(2) },
  EmptyState: { title: text(1) },
  ErrorState: { onRetry: nothing },
  FactTable: { caption: text(1), termHeading: text(5), columns: [text(2)], rows: [{ term: text(3), values: [text(4)], isPart: true }] },
  FacetGroup: { max: 2, note: text(1), legend: text(2), options: [{ value: 'a', label: text(3), count: 1 }] },
  FactNotes: { items: [{ icon: null, label: text(1) }] },
  FilterDrawer: { categories: text(1), activeCount: 2 },
  Footer: { address: [text(1)], contacts: [{ kind: 'message', label: text(2), href: 'https://a.example' }] },
  FormPanel: { heading: text(1), lead: text(2), children: text(3), foot: text(4) },
  Gallery: { images: [1, 2].map((number) => ({ ...picture, src: `data:,${number}`, alt: text(number) })) },
  Header: { logo: text(1), contacts: [{ kind: 'message', label: text(2), href: 'https://a.example' }] },
  Heading: { level: 2, children: text(1) },
  IconButton: { label: text(1), children: null },
  JobCard: { current: true, title: text(1), href: '/1', description: text(2), facts: [text(3)] },
  Link: { href: '/', children: text(1) },
  LinkCard: { title: text(1), href: '/1', children: text(2) },
  MapPicture: { picture: null, frameSrc: '/1', frameTitle: text(1), pageHref: 'https://map.example.com' },
  Logo: { ...picture, href: '/', label: text(1) },
  MessagePage: { heading: text(1), children: text(2), aside: text(3) },
  MessagingButton: { href: '/' },
  MobileMenu: {
    open: true,
    onClose: nothing,
    items: [{ label: text(1), href: '/' }],
    group: { heading: text(2), items: [{ label: text(3), href: '/3' }] },
    contacts: [{ kind: 'message', label: text(4), href: 'https://a.example' }],
  },
  NavigationList: { items: [{ label: text(1), href: '/' }] },
  OpeningHours: { hours: [{ day: 1, spans: [{ from: '10:00', to: '19:00' }] }] },
  PackSwitch: { current: '/1', packs: [{ href: '/1', label: text(1), orderUnit: text(2), code: text(3) }] },
  Page: { children: text(1) },
  Pagination: { page: 3, count: 9, getHref: (page) => `/${page}` },
  PaginationItem: { page: 3, selected: true },
  PaginationTools: { pageSizes: [1, 2], jump: true },
  PasswordStrength: { level: 2, advice: text(1) },
  PersonCard: { name: text(1), role: text(2), picture: null, children: text(3) },
  Picture: { ...picture, alt: text(1) },
  PriceSlot: { href: '/', onNotify: nothing },
  ProductCard: { href: '/', name: text(1), picture },
  ProductGrid: { children: text(1), fill: false },
  ProductRows: { children: text(1), fill: false },
  KitProvider: { children: text(1) },
  ProgressBar: { label: text(1), value: 0.5 },
  Prose: { children: text(1) },
  ResultCount: { total: 30, page: 2, pageSize: 12, order: 'Popularity' },
  ResultPanel: { result: 'success', heading: text(1), children: text(2) },
  ResultDialog: { result: 'success', open: true, onClose: nothing, children: text(1) },
  SearchField: { value: '1' },
  SearchSuggestions: { suggestions: [{ text: text(1) }, { text: text(2), hint: text(3), href: '/1', group: text(4) }] },
  Section: { heading: text(1), children: text(2) },
  Separator: {},
  SidebarLayout: { sidebar: text(1), children: text(2), sidebarLast: true },
  Skeleton: {},
  SkipLink: {},
  SortMenu: { options: [1, 2].map((value) => ({ value: String(value), label: text(value) })) },
  Spinner: {},
  SpinnerRing: {},
  SplitLayout: { media: text(1), children: text(2) },
  Stack: { children: text(1) },
  Statement: { heading: text(1) },
  Steps: { items: [{ title: text(1), text: text(2) }] },
  TableOfContents: { items: [{ id: 'c1', title: text(1) }] },
  StorageBadge: { storage: 'frozen' },
  Tag: { children: text(1) },
  ThemeSwitch: {},
  Toolbar: { start: text(1) },
  AddressFields: { name: '1' },
  AddressInputs: { renderField: (part, { label }) => <kit.TextInput label={label} name={part} />, children: text(1) },
  CheckboxField: { name: '1', label: text(1) },
  CheckboxInput: { label: text(1), hint: text(2), error: text(3) },
  DirectorFields: { name: 'items', businessName: 'business', max: 1 },
  DirectorInputs: { renderField: (part, { label }) => <kit.TextInput label={label} name={part} />, sameAddress: text(1) },
  DraftKeeper: { storageKey: '1' },
  ErrorSummary: { errors: [{ id: 'e1', message: text(1) }, { message: text(2) }] },
  FieldArrayList: {
    items: [{ key: 'a', value: {} }],
    children: () => text(1),
    onAdd: nothing,
    onRemove: nothing,
  },
  FieldArrayGroup: { name: 'items', newItem: () => ({}), children: () => text(1), summary: () => undefined },
  FieldGrid: { children: text(1) },
  FileField: { name: '1', label: text(1), maxBytes: 5 },
  FileUpload: { label: text(1), value: new File(['1'], '1'), remembered: ['2'], hint: text(2), error: text(3) },
  Form: { initialValues: {}, onSubmit: nothing, children: text(1) },
  FormField: { label: text(1), controlId: 'c1', hint: text(2), optional: true, warning: text(3), children: <input id="c1" /> },
  FormSection: { title: text(1), children: text(2) },
  PasswordField: { name: '1', label: text(1), autoComplete: 'new-password' },
  PasswordInput: { label: text(1), autoComplete: 'new-password', hint: text(2), error: text(3) },
  SubmitButton: { children: text(1) },
  TextField: { name: '1', label: text(1) },
  TextInput: { label: text(1), hint: text(2), error: text(3), multiline: true, counter: 5, startAdornment: text(4) },
  UnsavedChangesGuard: {},
};

/** Components without an element of their own, and the bare parts that styled components stand on. */
const withoutRoot = new Set<ComponentName>(['KitProvider', 'Anchor', 'SpinnerRing', 'DraftKeeper', 'UnsavedChangesGuard']);

/** Components whose root has to be the element that it is. */
const fixedRoots = new Set(
  'Alert Checkbox CheckboxInput DescriptionList Dialog ErrorSummary FacetGroup BrandFilter FactTable FieldArrayList FileUpload Form FormField FormSection MobileMenu PasswordInput Picture ResultCount ResultDialog SearchField Separator SkipLink Spinner TextInput ThemeSwitch'.split(
    ' ',
  ),
);

/** The slots of a component, and the props with which they are shown. */
type Slots<Props> = [slots: (keyof NonNullable<Props extends { slotProps?: infer Given } ? Given : never>)[], props?: Partial<Props>];

/** Every component that has `slotProps`. */
const slotted: {
  [Name in ComponentName as 'slotProps' extends keyof ComponentProps<Kit[Name]> ? Name : never]: Slots<ComponentProps<Kit[Name]>>;
} = {
  AddressFields: [['address1', 'postCode']],
  Accordion: [['expandIcon']],
  Alert: [['icon', 'message', 'closeButton']],
  BrandFilter: [['find'], { options: Array.from({ length: 40 }, (_, number) => text(number)) }],
  Button: [['startIcon', 'endIcon'], { startIcon: text(2), endIcon: text(3) }],
  CategoryTree: [['tree']],
  Checkbox: [['input']],
  CheckboxField: [['input']],
  CheckboxInput: [['input']],
  Dialog: [['head', 'title', 'close', 'body', 'foot'], { footer: text(3) }],
  DirectorFields: [['firstName', 'mail']],
  FacetGroup: [['find'], { options: Array.from({ length: 40 }, (_, number) => ({ value: text(number), label: text(number), count: 1 })) }],
  FileField: [['input']],
  FileUpload: [['input']],
  FilterDrawer: [['startIcon']],
  FormField: [['label', 'hint']],
  Gallery: [
    ['stage', 'thumbnail', 'caption'],
    { images: [1, 2].map((number) => ({ src: `data:,${number}`, alt: text(number), caption: text(number) })) },
  ],
  MobileMenu: [['head', 'title', 'close', 'body']],
  PaginationTools: [['size']],
  PasswordField: [['input']],
  PasswordInput: [['input']],
  ProductCard: [['link']],
  ResultDialog: [['head', 'title', 'body']],
  SearchField: [['input']],
  SearchSuggestions: [['listbox']],
  SidebarLayout: [['sidebar']],
  SortMenu: [['button', 'menu']],
  SubmitButton: [['endIcon'], { endIcon: text(2) }],
  TextField: [['input']],
  TextInput: [['input']],
};

/** Components that need a form around them. */
const inForm = new Set<ComponentName>([
  'AddressFields',
  'CheckboxField',
  'DirectorFields',
  'DraftKeeper',
  'FieldArrayGroup',
  'FileField',
  'PasswordField',
  'TextField',
  'UnsavedChangesGuard',
]);

/** A component where it may stand. */
const shown = (name: ComponentName, element: JSX.Element): JSX.Element =>
  inForm.has(name) ? (
    <kit.Form initialValues={{ items: [{}] }} onSubmit={nothing}>
      {element}
    </kit.Form>
  ) : (
    element
  );

const exported: Record<string, unknown> = { ...kit };

const components = Object.entries(samples).map(([name, props]) => ({
  name: name as ComponentName,
  props: props as object,
  Component: exported[name] as (props: object) => JSX.Element | null,
}));

/** The same text as another language would give it: in double angle brackets. */
function translated(texts: unknown): unknown {
  if (typeof texts === 'string') return `⟪${texts}⟫`;
  if (typeof texts === 'function') return (...given: unknown[]) => translated(String(texts(...given)));
  if (Array.isArray(texts) || typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, translated(value)]));
}

/** A language that shows what was not translated. */
const pseudoLocale = translated({ ...english }) as NonNullable<ComponentProps<typeof kit.KitProvider>['messages']>;

/** Everything that is read or spoken below an element. */
function wordsOf(root: ParentNode): string[] {
  const words: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
      const value = element.getAttribute(name);
      if (value) words.push(value);
    }
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE && node.textContent) words.push(node.textContent);
  }
  return words;
}

let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation((...given) => void complaints.push(given));
});
afterEach(() => vi.restoreAllMocks());

describe('Every component', () => {
  it('is exported under the name it has', () => {
    expect(components.map(({ name, Component }) => [name, Component.name])).toEqual(components.map(({ name }) => [name, name]));
  });

  it.each(components)('$name renders on a server without a complaint and without style attributes', ({ name, Component, props }) => {
    const html = renderToString(shown(name, <Component {...props} />));
    expect(complaints).toEqual([]);
    expect(html.replaceAll(/<style[^>]*>.*?<\/style>/gu, '')).not.toContain(' style=');
  });

  it.each(components.filter(({ name }) => !withoutRoot.has(name)))(
    '$name gives class, ref, data and sx to its root, and keeps what no element knows',
    ({ name, Component, props }) => {
      const ref = createRef<HTMLElement>();
      const further = {
        className: 'own',
        'data-probe': 'yes',
        sx: { paddingTop: '7px' },
        unheardOf: {},
        classes: { root: 'by-slot' },
        ref: ref as Ref<HTMLElement>,
      };
      render(shown(name, <Component {...props} {...further} />));
      const marked = document.querySelectorAll('[data-probe="yes"]');
      expect(marked).toHaveLength(1);
      expect(marked[0]).toBe(ref.current);
      expect(document.querySelectorAll('.own')).toHaveLength(1);
      expect(marked[0]?.classList.contains('own')).toBe(true);
      expect(marked[0]?.classList.contains('by-slot')).toBe(true);
      // A field of a form is its input, tied to the form.
      const classes = [...marked[0]!.classList];
      expect(classes).toContain(classes.find((each) => inForm.has(name) && each.startsWith('Tk')) ?? `Tk${name}-root`);
      expect(getComputedStyle(marked[0]!).paddingTop).toBe('7px');
      expect(document.querySelector('[unheardof], [sx]')).toBeNull();
      expect(complaints).toEqual([]);
    },
  );

  it.each(components.filter(({ name }) => !withoutRoot.has(name) && !inForm.has(name) && !fixedRoots.has(name)))(
    '$name stands on another element by `component`',
    ({ name, Component, props }) => {
      render(shown(name, <Component {...{ ...props, component: 'address', 'data-probe': 'yes' }} />));
      expect(document.querySelector('[data-probe="yes"]')).toMatchObject({ tagName: 'ADDRESS' });
      expect(document.querySelector(`address.Tk${name}-root`)).not.toBeNull();
      expect(complaints).toEqual([]);
    },
  );

  it.each(Object.entries(slotted).flatMap(([name, [slots, props]]) => slots.map((slot) => ({ name: name as ComponentName, slot, props }))))(
    '$name takes a class, another element and a function that makes props for its slot $slot',
    ({ name, slot, props }) => {
      const { Component, props: sample } = components.find((each) => each.name === name)!;
      const Instead = ({ className, children }: { className?: string; children?: JSX.Element }) => (
        <div className={className} data-instead="">
          {children}
        </div>
      );
      const show = (further: object) => {
        const { unmount } = render(shown(name, <Component {...sample} {...props} {...further} />));
        act(() => document.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click());
        const found = document.querySelector('.own-slot');
        unmount();
        return found;
      };
      expect(show({ classes: { [slot]: 'own-slot' } })?.hasAttribute('data-instead')).toBe(false);
      expect(show({ classes: { [slot]: 'own-slot' }, slots: { [slot]: Instead } })?.hasAttribute('data-instead')).toBe(true);
      const ofState = ({ lang }: { lang: string }) => ({ className: lang });
      expect(show({ lang: 'own-slot', slotProps: { [slot]: ofState } })).not.toBeNull();
      expect(complaints).toEqual([]);
    },
  );

  it.each(components.filter(({ name }) => !withoutRoot.has(name) && !inForm.has(name)))(
    "$name is made another part by `styled()`, whose styles win over a theme's overrides; `sx` wins over both",
    ({ name, Component, props }) => {
      const root = { letterSpacing: '1px', wordSpacing: '1px', textIndent: '1px' };
      const theme = createTheme({ components: { [`Tk${name}`]: { styleOverrides: { root } } } });
      const Own = muiStyled(Component)({ letterSpacing: '3px', wordSpacing: '3px' });
      render(
        <ThemeProvider theme={theme}>
          <Own {...props} {...{ sx: { letterSpacing: '2px' }, 'data-probe': 'yes' }} />
        </ThemeProvider>,
      );
      const own = document.querySelector('[data-probe="yes"]')!;
      expect(getComputedStyle(own)).toMatchObject({ letterSpacing: '2px', wordSpacing: '3px', textIndent: '1px' });
    },
  );

  it.each(components.filter(({ name }) => !withoutRoot.has(name)))(
    "$name hands its props, with a theme's defaults, to the theme's overrides",
    ({ name, Component, props }) => {
      const seen = new Set<string>();
      const part = (own: string) => ({
        defaultProps: { 'data-own': own },
        styleOverrides: {
          root: ({ ownerState }: { ownerState?: Record<string, unknown> }) => void (ownerState?.['data-own'] === own && seen.add(own)),
        },
      });
      const names = Object.keys(samples).map((own) => `Tk${own}`);
      const theme = createTheme({ components: Object.fromEntries(names.map((own) => [own, part(own)])) });
      render(<ThemeProvider theme={theme}>{shown(name, <Component {...props} />)}</ThemeProvider>);
      // A field of a form is its input, tied to the form.
      expect([...seen].some((own) => own === `Tk${name}` || inForm.has(name))).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  it.each(components)('$name says nothing that another language could not replace', ({ name, Component, props }) => {
    render(<kit.KitProvider messages={pseudoLocale}>{shown(name, <Component {...props} />)}</kit.KitProvider>);
    expect(wordsOf(document.body).filter((words) => /\p{Letter}/u.test(words) && !words.includes('⟪'))).toEqual([]);
  });
});
