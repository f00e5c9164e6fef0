import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type JSX, type PropsWithChildren } from 'react';
import { brands, type Brand, type Mode } from '../tools/tokens/brands.ts';
import { KitProvider } from '../src/kit/provider/index.ts';
import { titleOf } from '../src/kit/package/tokens/brandName.ts';
import { germanMessages } from '../src/kit/messages/de-DE.ts';
import { setMotion } from './motion.ts';
import { pseudoMessages } from './pseudoLocale.ts';
import { storybookTheme } from './theme.ts';

/** A menu of the toolbar: what can be chosen with its title, the usual first. */
const menu = <Choice extends string, const Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<Choice, string>>,
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries<string>(titles).map(([value, title]) => ({ value: value as Choice, title })) },
});

const brandTitles = Object.fromEntries(brands.map((brand) => [brand, titleOf(brand)])) as Record<Brand, string>;

/** The menus of the toolbar. */
export const globalTypes = {
  brand: menu('Brand', 'paintbrush', brandTitles),
  mode: menu('Mode', 'contrast', { light: 'Light', dark: 'Dark' }),
  direction: menu('Direction of reading', 'transfer', { ltr: 'Reading: left to right', rtl: 'Reading: right to left' }),
  textSize: menu('The reader’s text size', 'zoom', { normal: 'Text: 100 %', double: 'Text: 200 %' }),
  motion: menu('Movement', 'lightning', { system: 'Motion: system', full: 'Motion: full', reduced: 'Motion: reduced' }),
  density: menu('Room in cards, rows and targets', 'component', {
    regular: 'Density: regular',
    compact: 'Density: compact',
    touch: 'Density: touch',
  }),
  locale: menu('Language of the kit’s own texts', 'globe', {
    'en-GB': 'Language: English',
    'de-DE': 'Language: German',
    pseudo: 'Language: pseudo',
  }),
};

type Surroundings = { [Name in keyof typeof globalTypes]: (typeof globalTypes)[Name]['toolbar']['items'][number]['value'] };

/** Storybook's globals, with the usual for what is not set or not known. */
export const readGlobals = (globals: Readonly<Record<string, unknown>>): Surroundings =>
  Object.fromEntries(
    Object.entries(globalTypes).map(([name, { toolbar }]) => {
      const values = toolbar.items.map(({ value }): string => value);
      return [name, values.find((value) => value === globals[name]) ?? values[0]];
    }),
  ) as Surroundings;

/** The kit's own texts by locale; English is what it says without any. */
const messagesByLocale = { 'en-GB': undefined, 'de-DE': germanMessages, pseudo: pseudoMessages } as const;

/** Puts the surroundings on the document, where the shop has them too: dialogs and menus leave the story's own element. Frames of a docs page read them in `preview-head.html`. */
export function applyToDocument(surroundings: Surroundings): void {
  const { brand, mode, direction, textSize, motion, density } = surroundings;
  const root = document.documentElement;
  const globals = Object.entries(surroundings)
    .map((each) => each.join(':'))
    .join(';');
  const before = root.dataset.globals;
  Object.assign(root.dataset, { globals, brand, mode, density });
  root.dir = direction;
  root.style.fontSize = textSize === 'double' ? '200%' : '';
  setMotion(motion);
  if (before === globals) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe[src*="iframe.html"]'))
    frame.contentWindow?.location.reload();
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-mode'] });
  return () => observer.disconnect();
}

const snapshot = (): string => `${document.documentElement.dataset.brand} ${document.documentElement.dataset.mode}`;

/** The brand and mode a story is shown in, for the pages that print values. A story may switch the mode itself, as the shop's footer does. */
export function usePane(): { brand: Brand; mode: Mode } {
  const [brand, mode] = useSyncExternalStore(subscribe, snapshot).split(' ');
  return readGlobals({ brand, mode });
}

/** A story in the surroundings of the toolbar. Docs pages have a ground of their own, so each canvas brings the story's. */
export function Stage({ globals, viewMode, children }: PropsWithChildren<{ globals: object; viewMode: string }>): JSX.Element {
  const surroundings = readGlobals({ ...globals });
  useLayoutEffect(() => applyToDocument(surroundings));
  const messages = messagesByLocale[surroundings.locale];
  const stage = viewMode === 'docs' ? <div className="sb-pane">{children}</div> : <>{children}</>;
  return messages ? <KitProvider messages={messages}>{stage}</KitProvider> : stage;
}

/** Docs pages in the brand and mode of the toolbar; Storybook's own container knows one theme only. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { brand, mode } = usePane();
  return <DocsContainer {...props} theme={storybookTheme(brand, mode)} />;
}
