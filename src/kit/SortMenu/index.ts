export { SortMenu, type SortMenuOption, type SortMenuProps } from './SortMenu.tsx';
