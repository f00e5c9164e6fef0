/** Where MUI puts its overlays: into the modal dialog that is open, since the browser lets nothing outside it be seen or reached, else into the body. */
const container = (): Element =>
  document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Components of MUI's theme. */
type Parts = Readonly<Record<string, { defaultProps?: object } | undefined>>;

/** The components of a theme with that place for all overlays of MUI; one that a theme names itself stays. */
export function withOverlays<Theme extends object>(components: Theme | undefined): Theme {
  const parts = components as Parts | undefined;
  const place = (name: string) => ({ ...parts?.[name], defaultProps: { container, ...parts?.[name]?.defaultProps } });
  return { ...components, ...Object.fromEntries(['MuiModal', 'MuiPopover', 'MuiPopper'].map((name) => [name, place(name)])) } as Theme;
}
