export { Container, type ContainerProps } from './Container.tsx';
export { pageGutters } from './pageGutters.ts';
