export { MobileMenu, type MobileMenuContact, type MobileMenuProps } from './MobileMenu.tsx';
