export { SplitLayout, type SplitLayoutProps } from './SplitLayout.tsx';
