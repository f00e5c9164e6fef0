import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { Stories, Title } from '@storybook/addon-docs/blocks';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '../src/kit/theme/base.css';
import '../src/kit/theme/generated/scoped.css';
import { breakpoints } from '../src/kit/theme/generated/token-names.ts';
import { VariantsAndStates } from '../stories/docs/canvas.tsx';
import { Panels } from '../stories/docs/panels.tsx';
import { changeStories } from './annotations.ts';
import { defaultsOf, rowsOf } from './argTypes.ts';
import { freshBrowser } from './freshBrowser.ts';
import { endStory, failOnUnhandled, startWorker } from './mocks.ts';
import { movementEnds } from './motion.ts';
import { chromaticParameters } from '../tests/visual/chromaticModes.ts';
import './preview.css';
import { applyToDocument, globalTypes, readGlobals, Stage, ThemedDocs } from './surroundings.tsx';

/** Made by `main.ts`; tests have none. */
declare const KIT_DECLARATIONS: Readonly<Record<string, string>> | undefined;
const declarations = typeof KIT_DECLARATIONS === 'undefined' ? {} : KIT_DECLARATIONS;

freshBrowser();

/** Without a choice of the reader's the mode is that of their system. */
const initial = { mode: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' };

// Docs pages without stories run no decorator, so the toolbar is followed here too.
const follow = ({ globals }: { globals: Record<string, unknown> }): void => applyToDocument(readGlobals(globals));
const inAddress = new URLSearchParams(window.location.search).get('globals')?.split(';') ?? [];
follow({ globals: { ...initial, ...Object.fromEntries(inAddress.map((each) => each.split(':'))) } });
addons.ready().then(
  (channel) => [SET_GLOBALS, GLOBALS_UPDATED].forEach((event) => channel.on(event, follow)),
  () => undefined,
);

// A screen whose parts load lazily is compiled when it is first shown: on a busy machine that took longer than five seconds.
configure({ asyncUtilTimeout: 20_000 });

const viewport = (name: string, width: number, height: number) => ({
  name: `${width} ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < breakpoints.md ? ('mobile' as const) : width < breakpoints.xl ? ('tablet' as const) : ('desktop' as const),
});

const docs = {
  container: ThemedDocs,
  components: { article: Panels, VariantsAndStates },
  // Pages without words of their own show each story once; Storybook's would begin with the first and show it again below.
  page: () => (
    <>
      <Title />
      <Stories title={<></>} />
    </>
  ),
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *', title: 'On this page' },
  // Code is shown of examples alone, whose files are compiled and run (`stories/docs/example.tsx`). Code generated from other stories would be half true.
  canvas: { sourceState: 'none' as const },
  source: { type: 'code' as const },
};

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals: readGlobals(initial),
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          ['The kit', 'Make a brand', 'Use it', 'Contribute', 'Changes', 'Migrate'],
          'Foundations',
          ['Colour', 'Type', 'Space and size', 'Radius, border, shadow', 'Icons', 'Motion', 'Breakpoints'],
          'Kit',
          ['All components', 'Actions', 'Forms', 'Browsing', 'Finding the way', 'Feedback', 'Content', 'Page', 'Layout', 'Testing'],
          'Patterns',
          ['Search and filter', 'Forms and errors', 'Loading', 'Empty', 'Feedback', 'Page layouts', 'Writing style'],
          'Screens',
          'Mails',
        ],
      },
    },
    viewport: {
      options: {
        smallest: viewport('Smallest phone', 320, 640),
        landscape: viewport('Phone on its side', 800, 360),
        phone: viewport('Phone', 390, 844),
        sm: viewport('sm', breakpoints.sm, 900),
        md: viewport('md, tablet', breakpoints.md, 1024),
        lg: viewport('lg', breakpoints.lg, 768),
        xl: viewport('xl, laptop', breakpoints.xl, 800),
        desktop: viewport('Desktop', 1920, 1080),
      },
    },
  },
  // The only place where what is known of a story can depend on its id: which stories Chromatic photographs follows from their names.
  argTypesEnhancers: [
    ({ argTypes, id, initialArgs, parameters, tags }) => {
      if (id) parameters.chromatic ??= chromaticParameters(id, tags);
      return id.startsWith('kit-') ? rowsOf(argTypes, initialArgs, declarations) : argTypes;
    },
  ],
  argsEnhancers: [({ id, argTypes, initialArgs }) => (/^kit-.*--default$/u.test(id) ? { ...defaultsOf(argTypes), ...initialArgs } : {})],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Stage globals={globals} viewMode={viewMode}>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: [freshBrowser, () => endStory],
  // axe, which runs last, takes an element that is half under the header for too small: it sees the page as it opens, when all fading has ended.
  afterEach: [() => window.scrollTo(0, 0), movementEnds, failOnUnhandled],
});

// Frames of a docs page would take the focus from one another, and readers want to look, not to see forms being filled.
if (window.frameElement?.closest('#storybook-docs')) changeStories(preview, ({ play: _play, ...annotations }) => annotations);

export default preview;
