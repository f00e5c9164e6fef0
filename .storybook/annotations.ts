/** Annotations of a story or of its file's meta, as far as they are changed here. */
export interface Annotations {
  play?: (context: unknown) => Promise<void> | void;
  parameters?: Record<string, unknown>;
}

/** Has every story that is made from now on say something else. All of them are made by the preview's one function. */
export function changeStories(preview: object, change: (annotations: Annotations) => Annotations): void {
  const { meta: makeMeta } = preview as { meta: (input: Annotations) => { story: (input?: Annotations) => object } };
  Object.assign(preview, {
    meta: (input: Annotations) => {
      const meta = makeMeta.call(preview, change(input));
      const makeStory = meta.story.bind(meta);
      return Object.assign(meta, { story: (story: Annotations = {}) => makeStory(change(story)) });
    },
  });
}

/** For tests that are about something else: what every story looks like to axe is looked at by the project that runs the stories as they are. */
export const withoutAxe = (annotations: Annotations): Annotations => ({
  ...annotations,
  parameters: { ...annotations.parameters, a11y: { test: 'off' } },
});

/** For tests of surroundings that a story's interaction does not know, another language or width: it runs until it fails, and the story is checked in the state it has reached. */
export const asFarAsItComes = ({ play, ...annotations }: Annotations): Annotations => ({
  ...annotations,
  ...(play && {
    play: async (context: unknown) => {
      try {
        await play(context);
      } catch {
        // The state it has reached is what is looked at.
      }
    },
  }),
});
