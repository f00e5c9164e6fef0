import type { JSX } from 'react';

/** The annotations of an example's story. */
export interface ExampleStory {
  readonly render: () => JSX.Element;
  readonly parameters: {
    readonly docs: {
      readonly source: { readonly code: string | undefined; readonly language: 'tsx' };
      readonly story: { readonly inline: boolean; readonly height?: string };
      readonly canvas: { readonly sourceState: 'hidden' };
    };
  };
}

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
): ExampleStory => ({
  render: () => <Example />,
  parameters: {
    docs: {
      source: { code: Example.code, language: 'tsx' },
      story: framed ? { inline: false, ...(height && { height }) } : { inline: true, height: 'auto' },
      canvas: { sourceState: 'hidden' },
    },
  },
});
