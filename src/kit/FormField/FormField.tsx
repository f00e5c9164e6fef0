import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { formField as formFieldMessages } from '../messages/en-GB/formField.ts';
import { sized, styled, token, useMessages, useThemedProps, type Owned, type Slotted, type SlotProps, type Worded } from '../part.ts';
import { AppTheme, MuiTheme } from '../theme/MuiTheme.tsx';
import { useLabelWarning } from '../utils/warnings.ts';
import { WholeText } from '../utils/WholeText.tsx';
import { FieldRoot } from './FieldRoot.tsx';

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
export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'id'>, Slotted<'label' | 'hint'>, Worded<'formField'> {
  /** Names the control; always visible. */
  label: ReactNode;
  /** The id of the control below. */
  controlId: string;
  /** Help that stands between label and control. */
  hint?: ReactNode;
  /** Says "(optional)" after the label. Default: `false`. */
  optional?: boolean;
  /** Error message, as a sentence. */
  error?: string;
  /** Warning: shown like a hint and never in the way. An error takes its place. */
  warning?: string;
  /** How wide the control is: all there is, 20 rem or 10 rem. The texts keep all there is. Default: `full`. */
  width?: 'full' | 'medium' | 'short';
  /** The control, its `aria-describedby` made of {@link fieldIds}. */
  children: ReactNode;
  /** Props of the texts around the control. */
  slotProps?: SlotProps<{ label?: Omit<ComponentProps<'label'>, 'ref' | 'color'>; hint?: ComponentProps<'div'> }, FormFieldProps>;
}

/** Props of it that fields of the kit take, and hand on. Not public. */
export type FieldTextProps = Omit<
  FormFieldProps,
  'controlId' | 'messages' | 'children' | 'onChange' | 'onBlur' | 'onFocus' | 'defaultValue' | 'classes' | 'slots' | 'slotProps'
>;

const Root = styled(FieldRoot, { name: 'TkFormField' })<Owned>({
  gap: token('space.1-5'),
  '& > [data-control]': { inlineSize: '100%' },
  '&[data-width="medium"] > [data-control]': { maxInlineSize: '20rem' },
  '&[data-width="short"] > [data-control]': { maxInlineSize: '10rem' },
});

const Label = styled(FormLabel, { name: 'TkFormField', slot: 'Label' })({
  font: 'inherit',
  letterSpacing: 'inherit',
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.line-height.snug'),
  overflowWrap: 'anywhere',
  '& > small': { color: token('color.text.muted'), fontSize: 'inherit', fontWeight: token('font.weight.regular') },
});

/** A hint may hold paragraphs and lists, which a `<p>` may not. */
type Block = ComponentType<ComponentProps<'div'> & { component: 'div' }>;

const Hint = styled(FormHelperText as Block, { name: 'TkFormField', slot: 'Hint' })({
  margin: 0,
  color: token('color.text.muted'),
  fontFamily: 'inherit',
  ...sized('font.size.sm', 'font.line-height.snug'),
  letterSpacing: 'inherit',
  textAlign: 'start',
  '&&.Mui-error': { color: token('color.text.muted') },
});

/** Help below a label. */
export function FieldHint({ children, ...rest }: ComponentProps<'div'>): JSX.Element {
  return (
    <MuiTheme>
      <Hint {...rest} component="div">
        <AppTheme>{children}</AppTheme>
      </Hint>
    </MuiTheme>
  );
}

const Message = styled(FormHelperText as ComponentType<ComponentProps<'p'> & { error?: boolean }>)({
  display: 'flex',
  gap: token('space.1-5'),
  margin: 0,
  fontFamily: 'inherit',
  ...sized('font.size.sm', 'font.line-height.snug'),
  letterSpacing: 'inherit',
  textAlign: 'start',
  fontWeight: token('font.weight.medium'),
  '& > svg': { marginBlockStart: '0.15em' },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '&[data-tone="warning"]': { color: token('color.status.warning.text') },
});

/** Error or warning of a field, with an icon. */
export function FieldMessage({ tone, ...rest }: ComponentProps<'p'> & { tone: 'error' | 'warning' }): JSX.Element {
  const { children, ...attributes } = rest;
  return (
    <MuiTheme>
      <Message {...attributes} error={tone === 'error'} data-tone={tone}>
        {tone === 'error' ? <ErrorCircleIcon size="small" /> : <WarningIcon size="small" />}
        <span>{children}</span>
      </Message>
    </MuiTheme>
  );
}

/** Label, hint and message around a control, in the sequence in which they are read. The parts of a form are made of it. */
export function FormField(given: FormFieldProps): JSX.Element {
  const props = useThemedProps('TkFormField', given, { width: 'full' }, ['label', 'hint']);
  const { label, controlId, hint, optional, error, warning, width, children, messages, slotProps, ...rest } = props;
  useLabelWarning('A field', label);
  const texts = useMessages('formField', formFieldMessages, messages);
  const ids = fieldIds(controlId);
  return (
    <MuiTheme>
      <Root {...rest} data-width={width} error={error !== undefined}>
        <Label {...slotProps?.label} htmlFor={controlId} id={ids.label}>
          <AppTheme>
            <WholeText>{label}</WholeText>
          </AppTheme>
          {optional ? (
            <>
              {' '}
              <small>{texts.optional}</small>
            </>
          ) : null}
        </Label>
        {hint ? (
          <FieldHint {...slotProps?.hint} id={ids.hint}>
            {hint}
          </FieldHint>
        ) : null}
        {(error ?? warning) ? (
          <FieldMessage id={ids.message} tone={error ? 'error' : 'warning'}>
            {error ?? warning}
          </FieldMessage>
        ) : null}
        {children}
      </Root>
    </MuiTheme>
  );
}
