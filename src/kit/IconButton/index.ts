export { IconButton, type IconButtonOwnProps, type IconButtonProps } from './IconButton.tsx';
