export { MobileMenu, type MobileMenuGroup, type MobileMenuProps } from './MobileMenu.tsx';
