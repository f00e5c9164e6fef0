/** Names of what the toolbar of this Storybook sets. */
const names = ['brand', 'mode', 'direction', 'textSize', 'motion', 'density', 'locale'] as const;

type Chosen = Partial<Record<(typeof names)[number], unknown>>;
type PreviewWindow = Window & { chosenSurroundings?: Chosen };

const isFrameOfDocs = (frame: Window): boolean => Boolean(frame.frameElement?.closest('#storybook-docs'));

/** A story in a frame of a docs page, or in a frame within such a frame. Storybook tells it nothing of the toolbar. */
export const inDocs = (frame: Window = window): boolean =>
  isFrameOfDocs(frame) || (frame.frameElement !== null && frame !== frame.parent && inDocs(frame.parent));

/** Globals that the toolbar set for the docs page around this frame; none anywhere else. */
export const globalsOfDocs = (): Chosen => (isFrameOfDocs(window) ? ((window.parent as PreviewWindow).chosenSurroundings ?? {}) : {});

/** The address of a story by itself, in surroundings of its own. */
export function addressOfStory(id: string, globals: Chosen): string {
  const said = names.flatMap((name) => (typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : []));
  return `./iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: said.join(';') })}`;
}

/** Args that the reader has changed in Storybook's controls, for a frame that shows the same story: whatever a control makes survives being written down. */
export function changedArgs(args: Record<string, unknown>, initialArgs: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));
}

/** The args that the preview around this frame has given it, in `data-args`. */
export const argsOfFrame = (): Record<string, unknown> =>
  JSON.parse(window.frameElement?.getAttribute('data-args') ?? '{}') as Record<string, unknown>;

/** Remembers what the toolbar says for the frames of this docs page, and has them begin again when it changes. */
export function tellFrames(globals: Record<string, unknown>): void {
  const own = window as PreviewWindow;
  const before = own.chosenSurroundings;
  own.chosenSurroundings = Object.fromEntries(names.map((name) => [name, globals[name]]));
  if (!before || names.every((name) => before[name] === globals[name])) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')) frame.contentWindow?.location.reload();
}
