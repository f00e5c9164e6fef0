import { lazyOverlay } from '../../kit/utils/lazyPart.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';

const MenuPanel = lazyOverlay(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** Fetches the menu's code; called when the pointer or the focus reaches its button. */
export const preloadMainMenu = MenuPanel.preload;

/** The slide-in menu of phones and tablets; its code is fetched when it is first opened. */
export function MainMenu({ onClose, ...rest }: Omit<MenuPanelProps, 'onClose'> & { onClose: () => void }) {
  return <MenuPanel {...rest} onClose={onClose} onUnavailable={onClose} />;
}
