import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, use, useLayoutEffect, useSyncExternalStore, type JSX, type PropsWithChildren, type ReactNode } from 'react';
import { brands, modes, type Brand, type Mode } from '../src/kit/theme/generated/themes.ts';
import { KitProvider } from '../src/kit/provider/index.ts';
import { titleOf } from '../src/kit/package/tokens/brandName.ts';
import { addressOfStory } from './frames.ts';
import { setMotion, type Motion } from './motion.ts';
import { germanMessages } from '../src/kit/messages/de-DE.ts';
import { pseudoMessages } from './pseudoLocale.ts';
import { storybookTheme } from './theme.ts';

const isBrand = (value: unknown): value is Brand => brands.some((brand) => brand === value);
const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

/** The kit's own texts by locale; English is what it says without any. */
const messagesByLocale = { 'en-GB': undefined, 'de-DE': germanMessages, pseudo: pseudoMessages } as const;
type Locale = keyof typeof messagesByLocale;
const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(messagesByLocale, value);

/** Room in repeated parts and targets: that of the brand, less, or enough for fingers. */
const densities = ['regular', 'compact', 'touch'] as const;
type Density = (typeof densities)[number];

interface Surroundings {
  brands: readonly Brand[];
  modes: readonly Mode[];
  direction: 'ltr' | 'rtl';
  /** The reader's own text size in percent. */
  textSize: number;
  motion: Motion;
  density: Density;
  /** Whose language the kit's own texts are in: `pseudo` is one that nobody speaks, and shows what is not translated. */
  locale: Locale;
}

export function readGlobals(globals: Record<string, unknown>): Surroundings {
  return {
    brands: globals.brand === 'both' ? brands : [isBrand(globals.brand) ? globals.brand : 'tarnbrook'],
    modes: globals.mode === 'both' ? modes : [isMode(globals.mode) ? globals.mode : 'light'],
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    textSize: globals.textSize === 'double' ? 200 : 100,
    motion: globals.motion === 'full' || globals.motion === 'reduced' ? globals.motion : 'system',
    density: densities.find((density) => density === globals.density) ?? 'regular',
    locale: isLocale(globals.locale) ? globals.locale : 'en-GB',
  };
}

/** Puts the surroundings on the document, where the shop has them too: dialogs and menus leave the story's own element. */
export function applyToDocument({ brands: [brand], modes: [mode], direction, textSize, motion, density }: Surroundings): void {
  const root = document.documentElement;
  root.dataset.brand = brand;
  root.dataset.mode = mode;
  root.dir = direction;
  root.dataset.density = density;
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  setMotion(motion);
}

/** Whether a story is shown more than once. */
export const isShownTwice = (globals: Record<string, unknown>): boolean => globals.brand === 'both' || globals.mode === 'both';

interface StageProps {
  /** Globals as set in the toolbar. */
  globals: Record<string, unknown>;
  /** On a docs page among others, or alone. Docs pages have a ground of their own, so each canvas brings the story's. */
  viewMode: 'docs' | 'story';
  /** The story. */
  id: string;
  /** Args of the story that the reader has changed. */
  args: Record<string, unknown>;
  /** Whether it fills the window. */
  isPage: boolean;
  children: ReactNode;
}

interface Pane {
  brand: Brand;
  mode: Mode;
}

const PaneContext = createContext<Pane>({ brand: 'tarnbrook', mode: 'light' });

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-mode'] });
  return () => observer.disconnect();
}

const snapshot = (): string => `${document.documentElement.dataset.brand} ${document.documentElement.dataset.mode}`;

/** A story alone is in the mode of its document, which it may switch itself, as the shop's footer does; beside others it keeps its own. */
function PaneProvider({ pane, isAlone, children }: PropsWithChildren<{ pane: Pane; isAlone: boolean }>): JSX.Element {
  const [, mode] = useSyncExternalStore(subscribe, snapshot).split(' ');
  return <PaneContext value={isAlone && isMode(mode) ? { ...pane, mode } : pane}>{children}</PaneContext>;
}

/** The brand and mode a story is shown in, for the pages that print values. */
export const usePane = (): Pane => use(PaneContext);

/**
 * A story beside itself, each in a window of its own: it is laid out for the width it has, its dialogs and menus are in its own brand, and its interaction
 * is played there.
 */
function Frames({ panes, globals, id, args }: { panes: readonly Pane[] } & Pick<StageProps, 'globals' | 'id' | 'args'>): JSX.Element {
  const given = JSON.stringify(args);
  return (
    <div className="sb-panes sb-frames">
      {panes.map(({ brand, mode }) => {
        const address = addressOfStory(id, { ...globals, brand, mode });
        const title = `${titleOf(brand)}, ${mode}`;
        return (
          <section key={`${address} ${given}`} aria-label={title}>
            <p>{title}</p>
            <iframe title={title} src={address} data-args={given} />
          </section>
        );
      })}
    </div>
  );
}

/** Shows a story once, or once per brand and mode beside one another. */
export function Stage({ globals, viewMode, id, args, isPage, children }: StageProps): JSX.Element {
  const surroundings = readGlobals(globals);
  useLayoutEffect(() => applyToDocument(surroundings));
  const panes = surroundings.brands.flatMap((brand) => surroundings.modes.map((mode) => ({ brand, mode })));
  if (viewMode === 'story' && panes.length > 1) return <Frames panes={panes} globals={globals} id={id} args={args} />;
  const shown = panes.map((value) => (
    <PaneProvider key={`${value.brand} ${value.mode}`} pane={value} isAlone={panes.length === 1}>
      {viewMode === 'docs' ? (
        <div className="sb-pane" data-brand={value.brand} data-mode={value.mode} data-density={surroundings.density}>
          {children}
        </div>
      ) : (
        children
      )}
    </PaneProvider>
  ));
  const stage = panes.length > 1 ? <div className={isPage ? 'sb-panes sb-pages' : 'sb-panes'}>{shown}</div> : <>{shown}</>;
  const messages = messagesByLocale[surroundings.locale];
  return messages ? <KitProvider messages={messages}>{stage}</KitProvider> : stage;
}

/** Docs pages in the brand and mode of the toolbar; Storybook's own container knows one theme only. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const [brand, mode] = useSyncExternalStore(subscribe, snapshot).split(' ');
  return <DocsContainer {...props} theme={storybookTheme(isBrand(brand) ? brand : 'tarnbrook', isMode(mode) ? mode : 'light')} />;
}
