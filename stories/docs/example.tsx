import type { JSX } from 'react';

/**
 * A story that is a file, `examples/<Name>.tsx`: the file is what the story renders and, as it is, the code that "Show code" shows. No other story shows code
 * (`.storybook/preview.tsx`), so whatever can be copied has been compiled and run.
 *
 * @param Example - the file's component, to which `.storybook/main.ts` gives the file's text; it imports the kit by its package's name, as an application does
 * @param options - `framed` on docs pages: what it shows lies over the window all the time, and how high. Default: it is part of the page, which opens sooner
 */
export const example = (
  Example: (() => JSX.Element) & { readonly code?: string },
  { framed = false, height }: { framed?: boolean; height?: string } = {},
): { render: () => JSX.Element; parameters: object } => ({
  render: () => <Example />,
  parameters: {
    docs: {
      source: { code: Example.code, language: 'tsx' },
      story: framed ? { inline: false, ...(height && { height }) } : { inline: true, height: 'auto' },
      canvas: { sourceState: 'hidden' },
    },
  },
});
