import type { ReactNode, Ref } from 'react';
import { Alert, type AlertSeverity } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Stack } from '../../kit/Stack/index.ts';

interface NoticeAction {
  label: string;
  /** Quieter than the first action is otherwise. Default: `false`. */
  quiet?: boolean;
  /** @param button - the pressed button */
  onPress: (button: HTMLElement) => void;
}

interface FormNoticeProps {
  title: string;
  children?: ReactNode;
  /** How serious it is. Default: `info`. */
  severity?: AlertSeverity;
  /** The first one matters most. Default: none. */
  actions?: readonly NoticeAction[];
  /** Its element, which takes the focus when the element that had it is gone. */
  ref?: Ref<HTMLDivElement>;
}

/** A notice with actions above a form's fields. Few visitors ever see one, so its code is fetched when it is needed. */
export function FormNotice({ title, children, severity = 'info', actions = [], ref }: FormNoticeProps) {
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      severity={severity}
      live="polite"
      // A sentence that changes is read out alone, not the whole notice once more.
      aria-atomic={false}
      title={title}
      action={
        actions.length === 0 ? undefined : (
          <Stack direction="row" gap="2">
            {actions.map(({ label, quiet = false, onPress }, index) => (
              <Button
                key={label}
                size="small"
                variant={index === 0 && !quiet ? 'contained' : 'outlined'}
                onClick={({ currentTarget }) => onPress(currentTarget)}
              >
                {label}
              </Button>
            ))}
          </Stack>
        )
      }
    >
      {children}
    </Alert>
  );
}
