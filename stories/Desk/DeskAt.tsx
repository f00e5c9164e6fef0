import type { JSX } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import type { Canvas } from '../Screens/formMocks.ts';
import type { api } from '../fixtures/api.ts';
import { Desk } from '../../src/desk/Desk.tsx';

/** Props of {@link DeskAt}. */
export interface DeskAtProps {
  /** Path and query below `/desk`. */
  address: string;
}

/** The whole desk at an address. */
export function DeskAt({ address }: DeskAtProps): JSX.Element {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Desk />
    </MemoryRouter>
  );
}

/** The meta that the stories of the desk share: one of its pages, in the whole window. */
export const deskAt = (address = '/') => ({ component: DeskAt, args: { address }, parameters: { layout: 'fullscreen' as const } });

/** A story of which no more is shown than that an address says something. @param beforeEach - the answers that make it say so */
export const says = (address: string, beforeEach: ReturnType<typeof api>, text: string | RegExp) => ({
  args: { address },
  beforeEach,
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
