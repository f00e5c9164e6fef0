export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { SpinnerRing } from './SpinnerRing.tsx';
