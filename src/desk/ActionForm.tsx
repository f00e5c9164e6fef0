import type { FormEvent, JSX, ReactNode } from 'react';
import { Button } from '../kit/Button/index.ts';
import { Stack } from '../kit/Stack/index.ts';
import { Failure } from './Failure.tsx';
import type { useAction } from './useAction.ts';

/** Props of {@link ActionForm}. */
export interface ActionFormProps {
  action: ReturnType<typeof useAction<[]>>;
  /** The words of the button that sends. */
  button: string;
  /** Whether what is sent cannot be undone. Default: `false` */
  isGrave?: boolean;
  /** Whether the server alone judges what was typed, field by field. Default: `false` */
  noValidate?: boolean;
  /** Another button beside. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Fields that one button sends, below the words of a failure. */
export function ActionForm({ action, button, isGrave = false, noValidate = false, beside, children }: ActionFormProps): JSX.Element {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.isRunning) action.run();
  };
  return (
    <form onSubmit={submit} noValidate={noValidate}>
      <Stack>
        <Failure text={action.failure} />
        {children}
        <Stack direction="row">
          <Button type="submit" variant="contained" {...(isGrave && { color: 'error' })} loading={action.isRunning}>
            {button}
          </Button>
          {beside}
        </Stack>
      </Stack>
    </form>
  );
}
