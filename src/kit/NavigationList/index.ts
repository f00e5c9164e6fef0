export { NavigationList, type NavigationItem, type NavigationListProps } from './NavigationList.tsx';
