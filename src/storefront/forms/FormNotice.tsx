import type { JSX, ReactNode } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Stack } from '../../kit/Stack/index.ts';

/** An action of a notice. */
interface NoticeAction {
  label: string;
  /** @param button - the pressed button */
  onPress: (button: HTMLElement) => void;
}

/** Props of {@link FormNotice}. */
interface FormNoticeProps {
  title: string;
  children: ReactNode;
  /** The first one matters most. */
  actions: readonly NoticeAction[];
}

/** A notice with actions above a form's fields. Few visitors ever see one, so its code is fetched when it is needed. */
export function FormNotice({ title, children, actions }: FormNoticeProps): JSX.Element {
  return (
    <Alert
      tone="info"
      live="polite"
      title={title}
      action={
        <Stack direction="row" gap="2">
          {actions.map(({ label, onPress }, index) => (
            <Button
              key={label}
              size="small"
              variant={index === 0 ? 'action' : 'quiet'}
              onClick={({ currentTarget }) => onPress(currentTarget)}
            >
              {label}
            </Button>
          ))}
        </Stack>
      }
    >
      {children}
    </Alert>
  );
}
