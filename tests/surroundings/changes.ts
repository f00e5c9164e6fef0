import type { Annotations } from '../../.storybook/annotations.ts';

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
