import type { JSX } from 'react';
import { lazyOverlay } from '../../kit/utils/lazyOverlay.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';

const load = async () => (await import('./MenuPanel.tsx')).MenuPanel;

const MenuPanel = lazyOverlay(load);

/** Fetches the menu's code: called as soon as somebody reaches for its button. */
export function preloadMainMenu(): void {
  load().catch(console.error);
}

/** The slide-in menu of phones and tablets; its code comes when it is first opened. */
export function MainMenu({ onClose, ...rest }: Omit<MenuPanelProps, 'onClose'> & { onClose: () => void }): JSX.Element {
  return <MenuPanel {...rest} onClose={onClose} onUnavailable={onClose} />;
}
