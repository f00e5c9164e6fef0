/**
 * The kit's dialog that is open, else the body: the `container` of what an application shows above all, such as a `Portal` of MUI's with a `Snackbar`. The browser lets
 * nothing outside a modal dialog be reached, and paints it below.
 */
export const openDialog = (): Element =>
  document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Components of MUI's theme. */
type Parts = Readonly<Record<string, { defaultProps?: object } | undefined>>;

/**
 * The `components` of a theme with that place for all overlays of MUI, so that one that is opened from elsewhere lies above a dialog of the kit; a `container` that the
 * theme names itself stays: `createTheme({ components: aboveDialogs() })`.
 */
export function aboveDialogs<Theme extends object>(components?: Theme): Theme {
  const parts = components as Parts | undefined;
  const place = (name: string) => ({ ...parts?.[name], defaultProps: { container: openDialog, ...parts?.[name]?.defaultProps } });
  return { ...components, ...Object.fromEntries(['MuiModal', 'MuiPopover', 'MuiPopper'].map((name) => [name, place(name)])) } as Theme;
}
