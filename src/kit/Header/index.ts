export type { ContactWay } from '../utils/contactWays.tsx';
export { Header, type HeaderProps } from './Header.tsx';
