import { MessagingButton } from '@tarnbrook/kit/MessagingButton';

export function BasicExample() {
  return <MessagingButton href="https://messages.example/tarnbrook" />;
}
