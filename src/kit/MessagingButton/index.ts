export { MessagingButton, type MessagingButtonProps } from './MessagingButton.tsx';
