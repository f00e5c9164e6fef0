import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { titleOf } from '../src/kit/package/tokens/brandName.ts';
import '../src/kit/theme/base.css';
import '../src/kit/theme/generated/scoped.css';
import { brands } from '../src/kit/theme/generated/themes.ts';
import { breakpoints } from '../src/kit/theme/generated/token-names.ts';
import { changeStories } from './annotations.ts';
import { argTypesOf, rowsOfStory } from './argTypes.ts';
import { argsOfFrame, changedArgs, globalsOfDocs, inDocs, tellFrames } from './frames.ts';
import { endStory, failOnUnhandled, startWorker } from './mocks.ts';
import { movementEnds } from './motion.ts';
import { chromaticParameters } from './modes.ts';
import { freshBrowser, giveOwnStorage } from './ownStorage.ts';
import { setStoryTime } from './storyTime.ts';
import './preview.css';
import { applyToDocument, isShownTwice, readGlobals, Stage, ThemedDocs } from './surroundings.tsx';

giveOwnStorage();
setStoryTime();

// Docs pages without stories run no decorator, so the toolbar is followed here too.
const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
  // Frames within this one report theirs too.
  if (document.querySelector('.sb-frames')) return;
  applyToDocument(readGlobals(globals));
  tellFrames(globals);
};
const chosenAround = globalsOfDocs();
applyToDocument(readGlobals(chosenAround));
addons.ready().then(
  (channel) => {
    channel.on(SET_GLOBALS, follow);
    channel.on(GLOBALS_UPDATED, follow);
  },
  () => undefined,
);

// A screen whose parts load lazily is compiled when it is first shown: on a busy machine that took longer than five seconds.
configure({ asyncUtilTimeout: 20_000 });

const viewport = (name: string, width: number, height: number) => ({
  name: `${width} ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < breakpoints.md ? ('mobile' as const) : width < breakpoints.xl ? ('tablet' as const) : ('desktop' as const),
});

/** A constant, since Storybook has no type for its own hook `extractArgTypes`. */
const docs = {
  container: ThemedDocs,
  toc: { headingSelector: 'h2, h3', title: 'On this page' },
  extractArgTypes: argTypesOf,
  // Code is shown of examples alone, whose files are compiled and run (`stories/docs/example.tsx`). Code generated from other stories would be half true.
  canvas: { sourceState: 'none' as const },
  source: { type: 'code' as const },
};

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...brands.map((brand) => ({ value: brand, title: titleOf(brand) })), { value: 'both', title: 'All brands' }],
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Both modes' },
        ],
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'The reader’s text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
    motion: {
      description: 'Movement',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'full', title: 'Motion: full' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
      },
    },
    density: {
      description: 'Room in cards, rows and targets',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Regular' },
          { value: 'compact', title: 'Compact' },
          { value: 'touch', title: 'Touch' },
        ],
      },
    },
    locale: {
      description: 'Language of the kit’s own texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-GB', title: 'English' },
          { value: 'de-DE', title: 'German' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
      },
    },
  },
  initialGlobals: {
    brand: 'tarnbrook',
    mode: 'light',
    direction: 'ltr',
    textSize: 'normal',
    motion: 'system',
    density: 'regular',
    locale: 'en-GB',
    ...chosenAround,
  },
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
          ['The kit', 'Use it', 'Changes', 'Migrate', 'Contribute', 'Make a brand'],
          'Foundations',
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
      return rowsOfStory(argTypes, initialArgs) as typeof argTypes;
    },
  ],
  decorators: [
    (Story, { globals, viewMode, id, args, initialArgs, parameters }) => (
      <Stage
        globals={globals}
        viewMode={viewMode === 'docs' ? 'docs' : 'story'}
        id={id}
        args={changedArgs(args, initialArgs)}
        isPage={parameters.layout === 'fullscreen'}
      >
        <Story args={{ ...args, ...argsOfFrame() }} />
      </Stage>
    ),
  ],
  beforeEach: [setStoryTime, freshBrowser, () => endStory],
  // axe, which runs last, takes an element that is half under the header for too small: it sees the page as it opens, when all fading has ended.
  afterEach: [() => window.scrollTo(0, 0), movementEnds, failOnUnhandled],
});

// Frames of a docs page would take the focus from one another, and readers want to look, not to see forms being filled.
if (inDocs()) changeStories(preview, ({ play: _play, ...annotations }) => annotations);
// A story that is shown twice is played in each of its frames; around them there is nothing to press.
else
  changeStories(preview, ({ play, ...annotations }) => ({
    ...annotations,
    ...(play && {
      play: (context) => (isShownTwice((context as { globals: Record<string, unknown> }).globals) ? undefined : play(context)),
    }),
  }));

export default preview;
