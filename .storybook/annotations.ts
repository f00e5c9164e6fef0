/** What a story or the meta of its file may say, as far as it is changed here. */
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
