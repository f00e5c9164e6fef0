import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';

/** For tests in surroundings that a story's interaction does not know, another language or width: it runs until it fails, and the story is checked in the state it has reached. */
export const runAsFarAsItComes = (): void =>
  changeStories(preview, ({ play, ...annotations }) => ({
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
  }));
