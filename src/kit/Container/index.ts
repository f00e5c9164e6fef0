export { Container, type ContainerProps } from './Container.tsx';
export { pageGutters, wideGutters } from './pageGutters.ts';
