import type { Config, Decorator, FormApi, Mutator } from 'final-form';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode, Ref, RefObject } from 'react';
import { Form as FinalForm, useForm } from 'react-final-form';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { form as formMessages } from '../messages/en-GB/form.ts';
import { inColumn, styled, up, useMessages, useThemedProps, type Owned, type Styled, type Worded } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { FormContext, useFormFact, type FormParts } from './formContext.ts';
import { formProblems, toSubmissionErrors, type FormErrors } from './formErrors.ts';
import { createFormStore, type FormStore } from './formStore.ts';
import { formMutators } from './mutators.ts';
import { otherFieldsDecorator } from './otherFields.ts';
import { useErrorTitle } from './useErrorTitle.ts';

/** Actions on a form from outside. */
export interface FormActions {
  /** Empties the form: first values, nothing said, no draft. */
  reset: () => void;
  /** Puts the focus where it is after sending has failed: on the summary. For when something stood in between, such as a dialog. */
  focusSummary: () => void;
  /** Final Form's own interface, to read and change values. */
  api: FormApi;
}

/** Props of {@link Form}; every other prop of a `<form>` reaches it. */
export interface FormProps<Values extends object>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'onReset'>, Styled, Worded<'form'> {
  /** The first values of the fields. Read once. */
  initialValues: Values;
  /**
   * Sends the values, which hold to all rules. The messages that it returns are shown at the fields and go when they are edited: by field path; the empty path,
   * and one that no field has, is said in the summary. An error that it throws is reported as an uncaught error and said as a general failure.
   */
  onSubmit: (values: Values, actions: FormActions) => Promise<FormErrors | undefined | void> | FormErrors | undefined | void;
  /** Says at the top what is wrong, with links, and takes the focus. Without it the first field that is wrong does; then only what concerns the form as a whole stands there. Default: `true`. */
  summary?: boolean;
  /** Gets the actions on the form from outside. */
  actionsRef?: Ref<FormActions>;
  /** The fields and the button that sends them. */
  children: ReactNode;
  /** Checks all values together: messages in the shape of the values. Fields judge themselves by their own `validate`. */
  validate?: Config<Values>['validate'];
  /** Final Form's decorators, such as one of final-form-calculate. Read once. */
  decorators?: readonly Decorator<Values>[];
  /** Further mutators, beside those of final-form-arrays. Read once. */
  mutators?: Readonly<Record<string, Mutator<Values>>>;
}

const Root = styled('form', { name: 'TkForm' })<Owned>({
  ...inColumn('space.6'),
  minInlineSize: 0,
  [up('sm')]: { '& > button': { alignSelf: 'start' } },
});

/** @param focusRef - receives a function that puts the focus on it */
function Summary({ store, full, focusRef }: { store: FormStore; full: boolean; focusRef: Ref<() => void> }): JSX.Element {
  const failure = useFormFact(store, (snapshot) => snapshot.failure);
  const problems = useFormFact(store, (snapshot) => snapshot.problems);
  const root = useRef<HTMLDivElement>(null);
  const listed = failure ? problems.filter(({ id }) => full || id === undefined) : [];
  const first = problems[0]?.id;
  const isListed = listed.length > 0;
  useErrorTitle(failure > 0 && problems.length > 0);

  const focus = useCallback(() => {
    if (isListed) {
      root.current?.focus();
      root.current?.scrollIntoView({ block: 'nearest' });
    } else if (first !== undefined) store.focus(first);
  }, [isListed, first, store]);
  useImperativeHandle(focusRef, () => focus, [focus]);

  const answered = useRef(0);
  useEffect(() => {
    if (!failure || answered.current === failure) return;
    answered.current = failure;
    focus();
  }, [failure, focus]);

  return <ErrorSummary ref={root} errors={listed} onFollow={(_event, id) => store.focus(id)} />;
}

/** How long an announcement stays, in milliseconds: read out by then, and not found again by somebody who reads on through the page. */
const announcementMs = 10_000;

function Announcer({ store }: { store: FormStore }): JSX.Element {
  const { text, turn } = useFormFact(store, (snapshot) => snapshot.announcement);
  const [saidTurn, setSaidTurn] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaidTurn(turn), announcementMs);
    return () => clearTimeout(timer);
  }, [turn]);
  // A new key makes a new element, so that screen readers announce the same text again.
  return (
    <output className="tk-visually-hidden">
      <span key={turn}>{turn === saidTurn ? '' : text}</span>
    </output>
  );
}

interface BodyProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  store: FormStore;
  reset: (api: FormApi) => void;
  summary: boolean;
  actionsRef: Ref<FormActions> | undefined;
  focusSummary: RefObject<() => void>;
}

function Body({ store, reset, summary, actionsRef, focusSummary, children, ...rest }: BodyProps): JSX.Element {
  const api = useForm('Form');
  const parts = useMemo<FormParts>(() => ({ api, store, reset: () => reset(api) }), [api, store, reset]);
  useImperativeHandle(actionsRef, () => ({ api, reset: parts.reset, focusSummary: () => focusSummary.current() }), [
    api,
    parts,
    focusSummary,
  ]);
  useEffect(() => store.watchPresses(document), [store]);

  const send = async () => {
    if (api.getState().submitting) return;
    store.startAttempt();
    await api.submit();
    const { submitFailed, submitErrors } = api.getState();
    store.endAttempt(submitFailed === true, formProblems(submitErrors));
  };

  return (
    <FormContext value={parts}>
      {/* Never by GET: before the page's script has arrived, the browser would put the typed values into the address. */}
      <Root
        method="post"
        noValidate
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void send();
        }}
      >
        <Summary store={store} full={summary} focusRef={focusSummary} />
        {children}
        <Announcer store={store} />
      </Root>
    </FormContext>
  );
}

/** A form: keeps the values of the fields inside it (Final Form), checks them when they are left and when it is sent, says at its top what is wrong, and sends once. */
export function Form<Values extends object>(given: FormProps<Values>): JSX.Element {
  const { initialValues, onSubmit, validate, decorators = [], mutators, ...more } = useThemedProps('TkForm', given);
  const { summary = true, actionsRef, messages, children, ...rest } = more;
  const texts = useMessages('form', formMessages, messages);
  const [store] = useState(createFormStore);
  // Kept: another object with the same content would make Final Form start anew in the middle of typing.
  const [first] = useState(initialValues);
  const [reset] = useState(() => (api: FormApi) => {
    api.restart(first);
    store.beginAnew();
  });

  const [config] = useState(() => ({
    decorators: [otherFieldsDecorator(store), ...(decorators as readonly Decorator[])],
    mutators: { ...formMutators, ...(mutators as Readonly<Record<string, Mutator>> | undefined) },
  }));

  const focusSummary = useRef<() => void>(nothing);

  const send = async (values: Values, api: FormApi) => {
    try {
      const errors = await onSubmit(values, { api, reset: () => reset(api), focusSummary: () => focusSummary.current() });
      return errors ? toSubmissionErrors(errors, store.isField) : undefined;
    } catch (error) {
      reportError(error);
      return toSubmissionErrors({ '': texts.failed }, () => false);
    }
  };

  return (
    <MuiTheme yields>
      <FinalForm
        initialValues={first}
        onSubmit={send as (values: object, api: FormApi) => ReturnType<typeof send>}
        {...config}
        validate={validate as Config['validate']}
        subscription={noSubscription}
        render={() => (
          <Body {...rest} {...{ store, reset, summary, actionsRef, focusSummary }}>
            {children}
          </Body>
        )}
      />
    </MuiTheme>
  );
}

/** A change of a value renders the field, not the form. */
const noSubscription = {};

const nothing = () => undefined;
