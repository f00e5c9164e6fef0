import { getIn } from 'final-form';
import { createElement, use, useCallback, useId, useSyncExternalStore, type ComponentProps, type JSX, type ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import type { FormParts } from '../Form/index.ts';
import { FormContext, FormSectionContext } from '../Form/internal.ts';
import { SuccessCircleIcon } from '../icons/SuccessCircleIcon.ts';
import { formSection as formSectionMessages } from '../messages/en-GB/formSection.ts';
import { useMessages } from '../provider/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link FormSection}; every other prop of a `<fieldset>` reaches it. */
export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** Title, which names the subject of the questions. */
  title: ReactNode;
  /** Level of the title in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
  /** Help below the title. */
  description?: ReactNode;
  /** Which section it is, from 1; with `steps` it says "Section 2 of 4". */
  step?: number;
  /** How many sections there are. */
  steps?: number;
  /** Says how many of the answers that are needed are given and right; inside a form only. Default: `true`. */
  showProgress?: boolean;
  /** Replaces single texts. */
  messages?: Partial<typeof formSectionMessages>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.5'),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // The second and the following of a form begin with a line.
  '[data-form-section] + &': {
    paddingBlockStart: token('space.6'),
    borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
  '& > legend': {
    // Floating makes it an ordinary block, which keeps the distance of the others.
    float: 'inline-start',
    padding: 0,
    '& > *': { fontSize: token('font.size.xl') },
  },
});

const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.0-5')} ${token('space.4')}`,
  marginBlockStart: `calc(-1 * ${token('space.3')})`,
  color: token('color.text.muted'),
  fontSize: token('font.size.sm'),
  '& > [data-done]': { display: 'inline-flex', alignItems: 'center', gap: token('space.1'), color: token('color.text.success') },
});

const nothing = () => () => undefined;

/** Whether an answer is there at all; whether it is right is for the form's rules to say. */
function isGiven(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined && answer !== null && answer !== false;
}

/** "done/total" of the answers that a section needs; `0/0` without a form. */
function progressOf({ api, store }: FormParts, section: string): string {
  const { errors = {}, values } = api.getState();
  let done = 0;
  let total = 0;
  for (const [path, field] of store.fields()) {
    if (field.section !== section || !field.required) continue;
    total += 1;
    if (getIn(errors, path) === undefined && isGiven(getIn(values, path))) done += 1;
  }
  return `${done}/${total}`;
}

/** Fields that belong together, under a heading, with how far the visitor has come. */
export function FormSection({
  title,
  level = 2,
  description,
  step,
  steps,
  showProgress = true,
  messages,
  children,
  ...rest
}: FormSectionProps): JSX.Element {
  const texts = useMessages('formSection', formSectionMessages, messages);
  const id = useId();
  const parts = use(FormContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!parts) return nothing();
      const stops = [parts.api.subscribe(changed, { errors: true, values: true }), parts.store.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [parts],
  );
  const [done = 0, total = 0] = useSyncExternalStore(
    subscribe,
    () => (parts ? progressOf(parts, id) : '0/0'),
    () => '0/0',
  )
    .split('/')
    .map(Number);
  const position = step === undefined || steps === undefined ? undefined : texts.position(step, steps);
  const hasProgress = showProgress && total > 0;

  return (
    <FormSectionContext value={id}>
      <Root data-form-section="" {...rest}>
        <legend>{createElement(`h${level}`, null, title)}</legend>
        {position || hasProgress ? (
          <Facts>
            {position ? <span>{position}</span> : null}
            {hasProgress ? (
              <span data-done={done === total ? '' : undefined}>
                {done === total ? <SuccessCircleIcon size="small" /> : null}
                <span>{texts.progress(done, total)}</span>
              </span>
            ) : null}
          </Facts>
        ) : null}
        {description ? <div>{description}</div> : null}
        {children}
      </Root>
    </FormSectionContext>
  );
}
