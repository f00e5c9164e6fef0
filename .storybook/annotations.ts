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
