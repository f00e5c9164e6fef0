/** The parts of which all screens of the desk are made: the kit's that nearly all of them have, and the desk's own. */
import MenuItem from '@mui/material/MenuItem';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '../kit/Alert/index.ts';
import { Button, type ButtonProps } from '../kit/Button/index.ts';
import { CheckboxInput } from '../kit/CheckboxField/index.ts';
import { Dialog } from '../kit/Dialog/index.ts';
import { DescriptionList, type DescriptionListProps } from '../kit/DescriptionList/index.ts';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Heading } from '../kit/Heading/index.ts';
import { Link } from '../kit/Link/index.ts';
import { PasswordInput, type PasswordInputProps } from '../kit/PasswordField/PasswordInput.tsx';
import { Section } from '../kit/Section/index.ts';
import { Spinner } from '../kit/Spinner/index.ts';
import { Stack } from '../kit/Stack/index.ts';
import { TextInput, type TextInputProps } from '../kit/TextField/TextInput.tsx';
import { line } from '../kit/theme/boxes.ts';
import { MuiTheme } from '../kit/theme/MuiTheme.tsx';
import { breakableAddress } from '../kit/utils/breakableAddress.tsx';
import { up } from '../kit/theme/media.ts';
import { styled } from '../kit/theme/styled.ts';
import { token } from '../kit/theme/token.ts';
import { DeskError, failureText, type useAction } from './calls.ts';
import { timeOf } from './time.ts';
import { useKeys } from './useKeys.ts';
import { words } from './words.ts';

export { Alert, Button, ErrorState, Heading, Link, Spinner, Stack, styled, token };

const factsLook = {
  '&& > div': { gridTemplateColumns: 'min(8.5rem, 30%) minmax(0, 1fr)', paddingBlock: token('space.1-5') },
  '& dd': { fontWeight: token('font.weight.regular') },
};

/** Facts by their names. */
export const factsOf = (facts: Readonly<Record<string, ReactNode>>) =>
  Object.entries(facts).map(([term, description]) => ({ term, description }));

/** Facts of something, one in each row. */
export const Facts = (props: DescriptionListProps) => <DescriptionList sx={factsLook} {...props} />;

/** A mail address that somebody is written to at. */
export const MailLink = ({ mail }: { mail: string }) => <Link href={`mailto:${mail}`}>{breakableAddress(mail)}</Link>;
type Action = Pick<ReturnType<typeof useAction<[]>>, 'isRunning' | 'isDone' | 'failure' | 'run'>;

/** Says what went wrong, or is done; nothing before. */
export function Outcome({ failure, done }: { failure?: string | undefined; done?: string | undefined }) {
  const hasFailed = failure !== undefined;
  if (!hasFailed && done === undefined) return null;
  return (
    <Alert severity={hasFailed ? 'error' : 'success'} live={hasFailed ? 'assertive' : 'polite'}>
      {failure ?? done}
    </Alert>
  );
}

/** Stands in the place of something that has not come yet, or could not be loaded. */
export function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof DeskError && error.status === 404) return <NotFound />;
  if (error !== undefined) return <ErrorState onRetry={onRetry}>{failureText(error)}</ErrorState>;
  return <Spinner delay={300} label={words.loading} />;
}

/** The same in the place of a whole page, which it names. @param title - where it is known already */
export function PendingPage({ title, ...props }: Parameters<typeof Pending>[0] & { title?: string }) {
  useTitle(title ?? words.loading);
  const pending = <Pending {...props} />;
  return title === undefined ? pending : <Page title={title}>{pending}</Page>;
}

/** Stands where an address leads nowhere. */
export function NotFound() {
  useTitle(words.notFound);
  return (
    <ErrorState level={1} title={words.notFound}>
      Its address is wrong, or what stood here was erased. <Link href="/">{words.back}</Link>
    </ErrorState>
  );
}

const Narrow = styled('main')({
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingInline: token('space.4'),
  paddingBlock: token('space.12'),
});

/** The name of the shop, which the server writes on the page. */
export const shopName = (): string => document.documentElement.dataset['shop'] ?? '';

/** Whether a window is wider than a tablet's. */
export const hasRoom = (): boolean => window.matchMedia(up('lg').slice('@media'.length)).matches;

/** Names the page in the title bar. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = words.title(title, shopName());
  }, [title]);
}

/** A page under its title, and what stands beside that. @param isWide - as wide as the window; others are as wide as is easily read */
export function Page({ title, isWide, beside, children }: { title: string; isWide?: boolean; beside?: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <Stack sx={isWide ? {} : { maxInlineSize: '72rem' }}>
      <Stack direction="row" sx={{ minBlockSize: token('space.8') }}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {beside}
      </Stack>
      {children}
    </Stack>
  );
}

/** The page of a record on one side, its documents on the other. */
export const Sides = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.6'),
  // In one column the history comes below the documents.
  '& > :first-child, & > :first-child > :last-child, & > :first-child > :last-child > :last-child': { display: 'contents' },
  // Paper has one column.
  [up('lg').replace('@media', '@media screen and')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'start',
    '& > :first-child, & > :first-child > :last-child > :last-child': { display: 'flex' },
    '& > :first-child > :last-child': { display: 'grid' },
    '& > :last-child': { position: 'sticky', insetBlockStart: 0 },
  },
  // A letter, the claims and the documents beside each other.
  [up('xl')]: { '&:has([data-writing])': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
});

/** A narrow page with one task, for people who are not in yet. */
export function Sheet(props: Parameters<typeof Page>[0]) {
  return (
    <Narrow>
      <p>
        <strong>{shopName()} desk</strong>
      </p>
      <Page {...props} />
    </Narrow>
  );
}

/** A field that gives its text alone, and may have a hint and a reason why it is wrong. */
type FieldProps<Props> = Omit<Props, 'onChange' | 'error'> & {
  onChange: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A text, by default without a mark for what may stay empty: at the desk nearly everything may. */
export function TextBox({ onChange, hint, error, ...props }: FieldProps<Omit<TextInputProps, 'hint'>>) {
  const said = { ...(hint !== undefined && { hint }), ...(error !== undefined && { error }) };
  return <TextInput optional={false} {...props} {...said} onChange={(_event, text) => onChange(text)} />;
}

/** A password that is needed. */
export function PasswordBox({ onChange, ...props }: Omit<PasswordInputProps, 'onChange'> & { onChange: (text: string) => void }) {
  return <PasswordInput {...props} required onChange={(_event, text) => onChange(text)} />;
}

const narrow = { inlineSize: '12rem', gap: token('space.1-5') };

function MuiField({ onChange, hint, error, ...props }: FieldProps<Omit<TextFieldProps, 'helperText'>>) {
  const said = { error: error !== undefined, helperText: error ?? hint };
  return (
    <MuiTheme>
      <MuiTextField sx={narrow} {...said} {...props} onChange={({ target }) => onChange(target.value)} />
    </MuiTheme>
  );
}

/** One of a few. */
export function Choice({
  options,
  ...props
}: Parameters<typeof MuiField>[0] & { value: string; options: readonly (readonly [value: string, words: string])[] }) {
  return (
    // An option for nothing has words as well.
    <MuiField select slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }} {...props}>
      {options.map(([each, text]) => (
        <MenuItem key={each} value={each}>
          {text}
        </MenuItem>
      ))}
    </MuiField>
  );
}

/** A day such as 2026-12-31; empty for none. */
export function DayField({ min, ...props }: Parameters<typeof MuiField>[0] & { min?: string }) {
  return <MuiField type="date" slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }} {...props} />;
}

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  border: 0,
  padding: 0,
  margin: 0,
  '& > legend': { fontWeight: token('font.weight.bold'), fontSize: token('font.size.sm') },
});

/** Boxes that belong together, under their legend. */
export function Ticks(props: {
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  ticked: readonly string[];
  onTick: (value: string, isOn: boolean) => void;
}) {
  const boxes = props.options.map(([value, label]) => (
    <CheckboxInput
      key={value}
      label={label}
      checked={props.ticked.includes(value)}
      onChange={(_event, isOn) => props.onTick(value, isOn)}
    />
  ));
  return (
    <Group>
      <legend>{props.legend}</legend>
      {boxes}
    </Group>
  );
}

/** A text that somebody typed, with its line breaks. */
export const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '70ch' });

type Event = Readonly<Record<'at' | 'kind' | 'actor' | 'note', string>>;

/** All that happened to something, in the order that is given: when and by whom, and what. @param said - the words of the kinds */
export function Events({ events, said }: { events: readonly Event[]; said: Readonly<Record<string, string>> }) {
  const rows = events.map(({ at, kind, actor, note }, id) => ({
    id,
    cells: [
      `${timeOf(at)}, ${actor.replace(/^staff: /u, '')}`,
      note === '' ? said[kind] : <Text key="what">{`${said[kind]}: ${note}`}</Text>,
    ],
  }));
  return <Rows label="What happened" headings={['When and who', 'What']} rows={rows} />;
}

const List = styled('ul')({ margin: 0, paddingInlineStart: token('space.4'), overflowWrap: 'anywhere' });

/** Short lines with marks. */
export function Lines({ texts }: { texts: readonly ReactNode[] }) {
  return (
    <List>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </List>
  );
}

interface ActionFormProps extends Omit<ButtonProps, 'action'> {
  action: Action;
  button: string;
  /** The server alone judges, field by field. */
  noValidate?: boolean;
  /** Its button stays in sight below the fields, or stands beside them. */
  foot?: 'sticky' | 'beside';
  beside?: ReactNode;
}

/** A field that is gone to is not below it. */
const aboveFoot = { '& :is(input, textarea, [role="combobox"])': { scrollMarginBlockEnd: token('space.24') } };
const inSight = {
  position: 'sticky',
  // Below the padding of the page.
  insetBlockEnd: `calc(-1 * ${token('space.4')})`,
  zIndex: 1,
  paddingBlock: token('space.2'),
  background: token('color.surface.page'),
};

const inLine = { direction: 'row', sx: { alignItems: 'end' } } as const;

/** Fields that one button sends, between them the words of a failure. The button has the other props. */
export function ActionForm({ action, button, noValidate, foot, beside, children, ...props }: ActionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.isRunning && !props.disabled) action.run();
  };
  return (
    <form onSubmit={submit} noValidate={noValidate}>
      <Stack {...(foot === 'beside' ? inLine : { sx: foot ? aboveFoot : {} })}>
        {children}
        <Outcome failure={action.failure} />
        <Stack direction="row" sx={foot === 'sticky' ? inSight : {}}>
          <Button type="submit" variant="contained" loading={action.isRunning} {...props}>
            {button}
          </Button>
          {beside}
        </Stack>
      </Stack>
    </form>
  );
}

const Wide = styled('div')({
  overflowX: 'auto',
  fontSize: token('font.size.sm'),
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(td, th)': {
    blockSize: token('space.8'),
    paddingBlock: token('space.1'),
    paddingInlineEnd: token('space.6'),
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: line('color.border.hairline'),
  },
  '& th': { color: token('color.text.muted'), fontWeight: token('font.weight.regular') },
  '& [data-number]': { textAlign: 'end' },
  // A button makes its row no higher.
  '& td button': { marginBlock: `calc(-1 * ${token('space.1')})` },
});

/** A short table, which scrolls where it is wider than its place. @param none - said without rows. Default: that there are none */
export function Rows(props: {
  label: string;
  none?: string;
  headings: readonly string[];
  rows: readonly { readonly id: number | string; readonly cells: readonly ReactNode[] }[];
  /** The columns of numbers, from 0. */
  numbers?: readonly number[];
}) {
  const cellsOf = (Cell: 'td' | 'th', cells: readonly ReactNode[]) =>
    cells.map((cell, index) => (
      <Cell key={index} {...(props.numbers?.includes(index) && { 'data-number': '' })}>
        {cell}
      </Cell>
    ));
  if (props.rows.length === 0) return <p>{props.none ?? words.none}</p>;
  const body = props.rows.map(({ id, cells }) => <tr key={id}>{cellsOf('td', cells)}</tr>);
  return (
    <Wide tabIndex={0}>
      <table aria-label={props.label}>
        <thead>
          <tr>{cellsOf('th', props.headings)}</tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
    </Wide>
  );
}

/** Puts a text into the clipboard. Browsers have none where the page comes without https. */
export function CopyButton({ text, ...props }: ButtonProps & { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <Button size="small" onClick={copy} {...props}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}

interface SureButtonProps extends Omit<ButtonProps, 'action'> {
  action: Action;
  label: string;
  /** The label of the button that does it, where it says more. Default: the same */
  yes?: string;
  /** Of what row of a table it is. Default: of none */
  of?: string;
  /** Default: it does not ask. */
  question?: string | undefined;
}

/** A button that asks once, with its children as what it brings about, before it does what another press would not undo. */
export function SureButton({ action, label, yes = label, of, question, children, ...props }: SureButtonProps) {
  const [isOpen, open] = useState(false);
  const run = () => {
    open(false);
    action.run();
  };
  const cancel = <Button onClick={() => open(false)}>Cancel</Button>;
  return (
    <Stack direction="row">
      <RowButton {...{ label, of }} loading={action.isRunning} onClick={question === undefined ? run : () => open(true)} {...props} />
      {question === undefined ? null : (
        <Dialog open={isOpen} onClose={() => open(false)} title={question}>
          <ActionForm action={{ isRunning: false, run }} button={yes} color="error" beside={cancel}>
            <p>{children}</p>
          </ActionForm>
        </Dialog>
      )}
    </Stack>
  );
}

/** A button that in a row of a table says of what row it is. */
export function RowButton({ label, of, ...props }: ButtonProps & { label: string; of?: string | undefined }) {
  return (
    <Button {...(of !== undefined && { size: 'small', variant: 'text', 'aria-label': `${label}: ${of}` })} {...props}>
      {label}
    </Button>
  );
}

/** A button that a key goes to. A key alone must not decide: Enter presses it. */
export function KeyButton({ hotkey, ...props }: ButtonProps & { hotkey: string }) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useKeys({ [hotkey]: () => button.current?.focus() });
  return <Button ref={button} aria-keyshortcuts={hotkey} {...props} />;
}

/** A heading is nearer to its own part than to the one before. */
const partLook = { marginBlockStart: token('space.2'), '& > :first-of-type:not(:last-child)': { marginBlockEnd: token('space.2') } };

/** A part of a page under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section flush heading={heading} headingSize="md" sx={partLook}>
      <Stack>{children}</Stack>
    </Section>
  );
}

/** A button that sends something, below the words of its failure. @param done - said when it is sent. Default: nothing, since the page shows it */
export function ActionButton({ action, done, ...props }: Omit<ButtonProps, 'action'> & { action: Action; done?: string }) {
  return (
    <>
      <Outcome failure={action.failure} done={action.isDone ? done : undefined} />
      <Stack direction="row">
        <Button loading={action.isRunning} onClick={() => action.run()} {...props} />
      </Stack>
    </>
  );
}
