import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { ErrorCircleIcon, WarningIcon } from '../icons/index.ts';
import { formField as formFieldMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { useLabelWarning } from '../utils/warnings.ts';

/** Ids by which a control and its texts refer to each other, derived from the control's own. */
export interface FieldIds {
  label: string;
  hint: string;
  message: string;
  counter: string;
}

/** The ids that belong to a control. */
export const fieldIds = (controlId: string): FieldIds => ({
  label: `${controlId}-label`,
  hint: `${controlId}-hint`,
  message: `${controlId}-message`,
  counter: `${controlId}-counter`,
});

/** For `aria-describedby`: the ids that are there, or nothing. */
export const idList = (...ids: (string | false | null | undefined)[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/** Props of {@link FormField}; every other prop of a `<div>` reaches it. */
export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Names the control; always visible. */
  label: ReactNode;
  /** The id of the control below. */
  controlId: string;
  /** Help that stands between label and control. */
  hint?: ReactNode;
  /** Says "(optional)" after the label. Default: `false`. */
  optional?: boolean;
  /** What is wrong, as a sentence. */
  error?: string;
  /** What may be wrong: shown like a hint and never in the way. An error takes its place. */
  doubt?: string;
  /** How wide the control is: all there is, 20 rem or 10 rem. The texts keep all there is. Default: `full`. */
  width?: 'full' | 'medium' | 'short';
  /** The control, its `aria-describedby` made of {@link fieldIds}. */
  children: ReactNode;
  /** Replaces single texts. */
  messages?: Partial<typeof formFieldMessages>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.1-5'),
  minInlineSize: 0,
  '& > [data-control]': { inlineSize: '100%' },
  '&[data-width="medium"] > [data-control]': { maxInlineSize: '20rem' },
  '&[data-width="short"] > [data-control]': { maxInlineSize: '10rem' },
});

const Label = styled('label')({
  color: token('color.text.default'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.line-height.snug'),
  overflowWrap: 'anywhere',
  '& > small': { color: token('color.text.muted'), fontSize: 'inherit', fontWeight: token('font.weight.regular') },
});

/** Help below a label. */
export const FieldHint = styled('div')({
  color: token('color.text.muted'),
  fontSize: token('font.size.sm'),
  lineHeight: token('font.line-height.snug'),
});

const Message = styled('p')({
  display: 'flex',
  gap: token('space.1-5'),
  color: token('color.text.danger'),
  fontSize: token('font.size.sm'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.line-height.snug'),
  '& > svg': { marginBlockStart: '0.15em' },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '&[data-tone="doubt"]': { color: token('color.status.warning.text') },
});

/** What is wrong, or may be, with an icon. */
export function FieldMessage({ tone, ...rest }: ComponentProps<'p'> & { tone: 'error' | 'doubt' }): JSX.Element {
  const { children, ...attributes } = rest;
  return (
    <Message {...attributes} data-tone={tone}>
      {tone === 'error' ? <ErrorCircleIcon size="small" /> : <WarningIcon size="small" />}
      <span>{children}</span>
    </Message>
  );
}

/** Label, hint and message around a control, in the sequence in which they are read. The parts of a form are made of it. */
export function FormField({
  label,
  controlId,
  hint,
  optional = false,
  error,
  doubt,
  width = 'full',
  children,
  messages,
  ...rest
}: FormFieldProps): JSX.Element {
  useLabelWarning('A field', label);
  const texts = useMessages('formField', formFieldMessages, messages);
  const ids = fieldIds(controlId);
  return (
    <Root {...rest} data-width={width}>
      <Label htmlFor={controlId} id={ids.label}>
        {label}
        {optional ? (
          <>
            {' '}
            <small>{texts.optional}</small>
          </>
        ) : null}
      </Label>
      {hint ? <FieldHint id={ids.hint}>{hint}</FieldHint> : null}
      {(error ?? doubt) ? (
        <FieldMessage id={ids.message} tone={error ? 'error' : 'doubt'}>
          {error ?? doubt}
        </FieldMessage>
      ) : null}
      {children}
    </Root>
  );
}
