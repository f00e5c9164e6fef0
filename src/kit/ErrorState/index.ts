export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { useIsOnline } from './useIsOnline.ts';
