import type { JSX } from 'react';
import { MemoryRouter } from 'react-router-dom';
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
