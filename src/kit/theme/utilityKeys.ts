/** States, whose class every part of MUI's shares: `Mui-disabled`. */
export const states: readonly string[] = ['disabled', 'selected', 'error', 'readOnly'];

const whenOn = [...states, 'fullWidth', 'loading', 'indeterminate', 'multiline'];

/**
 * The ends of the utility classes that a part has by its props, as MUI's have: `contained` and `vertical` as they are, `colorError`, `sizeSmall`, and what is on.
 * A theme's `styleOverrides` and the prop `classes` know them by the same names.
 */
export function utilityKeys(props: Readonly<Record<string, unknown>>): string[] {
  const { variant, orientation, shape, color, severity = color, size, edge } = props;
  const named = (value: unknown, before: string) => typeof value === 'string' && before + value.charAt(0).toUpperCase() + value.slice(1);
  const ofValues = [variant, orientation, shape, named(severity, 'color'), named(size, 'size'), named(edge, 'edge')];
  return [...ofValues, ...whenOn.map((key) => props[key] && key)].filter((key) => typeof key === 'string');
}
