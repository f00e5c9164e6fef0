export { PackSwitch, type PackOption, type PackSwitchProps } from './PackSwitch.tsx';
