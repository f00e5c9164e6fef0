/** Names of what the toolbar of this Storybook sets. */
const names = ['brand', 'mode', 'direction', 'textSize', 'motion', 'density', 'locale'] as const;

type Chosen = Partial<Record<(typeof names)[number], unknown>>;
type PreviewWindow = Window & { chosenSurroundings?: Chosen };

/** A story in a frame of a docs page. Storybook tells it nothing of the toolbar. */
export const inDocs = (): boolean => Boolean(window.frameElement?.closest('#storybook-docs'));

/** What the toolbar says to the docs page around this frame; nothing anywhere else. */
export const globalsOfDocs = (): Chosen => (inDocs() ? ((window.parent as PreviewWindow).chosenSurroundings ?? {}) : {});

/** Remembers what the toolbar says for the frames of this docs page, and has them begin again when it changes. */
export function tellFrames(globals: Record<string, unknown>): void {
  const own = window as PreviewWindow;
  const before = own.chosenSurroundings;
  own.chosenSurroundings = Object.fromEntries(names.map((name) => [name, globals[name]]));
  if (!before || names.every((name) => before[name] === globals[name])) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')) frame.contentWindow?.location.reload();
}
