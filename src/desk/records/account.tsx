import useSWR from 'swr';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { addressFields } from '../../contract/forms/addressFields.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { questionItems } from '../../contract/forms/questions.ts';
import type { DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { saidWarnings, stateWords, type AccountDetails, type CaseAnswer, type RelatedAccount } from '../../server/desk/answers.ts';
import { Documents } from '../case/Documents.tsx';
import { words } from '../words.ts';
import { timeOf } from '../time.ts';
import { callAddress, useDraft } from '../calls.ts';
import { draftOf } from '../Held.tsx';
import { Alert, Button, Lines, Link, MailLink, Stack, Ticks } from '../parts.tsx';
import { Decide, LetterForm, type Sending, type Way } from './Decide.tsx';
import { firstLine, looking, RecordPage, useLetters, useRecordId } from './RecordPage.tsx';

/** A case: decision, claims and history of an account on one side, its documents on the other. */
export function AccountPage() {
  const id = useRecordId();
  const { data: facts, error: missing } = useSWR<CaseAnswer>(`/accounts/${id}/case`, looking);
  const { data: related } = useSWR<{ data: readonly RelatedAccount[] }>(`/accounts/${id}/related`);
  return (
    <RecordPage<AccountDetails>
      path={`/accounts/${id}`}
      // A key that decides is heard from the first moment on.
      isReady={facts !== undefined || missing !== undefined}
      kind="account"
      title={({ name }) => name}
      state={(account) => (isAsked(account, facts) ? 'asked' : account.state)}
      claims={(account) => claimsOf(account, related?.data ?? [])}
      decide={(account) => facts && <Decision key={account.id} account={account} facts={facts} />}
      aside={({ id: number, files }, refresh) => files.length > 0 && <Documents key={number} files={files} onOpened={refresh} />}
      foot={() => (
        <Stack direction="row">
          <Link href={callAddress(`/accounts/${id}/archive`)} download={`account-${id}.zip`}>
            Save the case (zip)
          </Link>
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
      )}
    >
      {(account) => (
        <>
          {facts && facts.others.length > 0 ? (
            <Alert severity="info" live="polite" title={`Also here: ${facts.others.join(', ')}`} />
          ) : null}
          {facts ? <Asked account={account} facts={facts} /> : null}
          {Object.keys(account.warnings).length === 0 ? null : (
            <Alert severity="warning" title="Warnings">
              <Lines texts={saidWarnings(account.warnings)} />
            </Alert>
          )}
        </>
      )}
    </RecordPage>
  );
}

const asTyped = (value: string, typed: string | undefined): string =>
  typed === undefined || typed === value ? value : `${value} (typed: ${typed})`;

const address = namesOf(addressFields);
const contact = ['mail', 'landlineNo', 'mobileNo'] as const;
const isApart = new Set<string>([...address, ...contact, 'name', 'firstName', 'middleName', 'lastName']);

/** Where somebody is and how to reach them: an address in one line. */
const reached = (of: AccountDetails | AccountDetails['directors'][number], mailLabel: string, typed?: string): DescriptionItem[] => [
  {
    term: 'Address',
    description: [...address.slice(0, -1).map((part) => of[part]), asTyped(of.postCode, typed)].filter(Boolean).join(', '),
  },
  { term: mailLabel, description: <MailLink mail={of.mail} /> },
  ...contact.slice(1).map((field) => ({ term: directorFields[field].label, description: of[field] })),
];

function claimsOf(account: AccountDetails, others: readonly RelatedAccount[]) {
  const { typed, consent, directors, userName, id, files } = account;
  const [place, ...ways] = reached(account, businessFields.mail.label, typed['postCode']);
  const business = [
    ...namesOf(businessFields)
      .filter((field) => !isApart.has(field))
      .map((field) => ({ term: businessFields[field].label, description: asTyped(account[field], typed[field]) })),
    place!,
    { term: 'Terms accepted', description: `${timeOf(consent.at)} from ${consent.ipAddress}` },
    { term: 'Account', description: userName ?? String(id) },
    { term: 'Documents', description: files.length === 0 ? words.none : '' },
  ];
  const people = directors.map((director, index) => {
    const name = [director.firstName, director.middleName, director.lastName].filter(Boolean).join(' ');
    const others = namesOf(directorFields).filter((field) => !isApart.has(field));
    const more = others.map((field) => ({ term: directorFields[field].label, description: director[field] }));
    return [`Director ${index + 1}`, [{ term: words.name, description: name }, ...more, ...reached(director, words.mail)]] as const;
  });
  return [['Business', business], ['Contact', ways], ...people, ['Same facts elsewhere', sharedFacts(others)]] as const;
}

/** The facts that other accounts have too, each with these. */
function sharedFacts(others: readonly RelatedAccount[]) {
  const terms = new Set(others.flatMap(({ same }) => same.map(({ key, value }) => `${words.shared[key]} ${value}`)));
  return [...terms].map((term) => ({
    term,
    description: others
      .filter(({ same }) => same.some(({ key, value }) => `${words.shared[key]} ${value}` === term))
      .map(({ id, name, state }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={`/accounts/${id}`}>{name}</Link> ({stateWords[state].toLowerCase()})
        </span>
      )),
  }));
}

/** Whether the applicant has a question, and time to answer it. */
const isAsked = ({ state }: AccountDetails, facts: CaseAnswer | undefined): boolean =>
  state === 'verified' && facts?.question?.answeredAt === null && Date.parse(facts.question.expiresAt) > Date.now();

type CaseProps = Readonly<{ account: AccountDetails; facts: CaseAnswer }>;

function Asked({ account, facts }: CaseProps) {
  const { question } = facts;
  if (question === null) return null;
  const { at, by, items, answeredAt, expiresAt } = question;
  const labels = questionItems(account.directors.length);
  const asked = items.map((item) => labels.get(item) ?? item).join(', ');
  const isAwaited = isAsked(account, facts) && items.length > 0;
  return (
    <p>
      {`Asked on ${timeOf(at)}, by ${by}${asked && `: ${asked.replace(/\.$/u, '')}`}.`}{' '}
      {answeredAt === null ? null : `Answered on ${timeOf(answeredAt)}.`}
      {isAwaited ? `No answer yet. The link works until ${timeOf(expiresAt)}.` : null}
    </p>
  );
}

function Decision({ account, facts }: CaseProps) {
  const brand = useLetters({ name: account.name });
  const parts = { account, facts, brand };
  const form = (isRefusal: boolean) => (sending: Sending) =>
    brand.areAwaited ? null : <Letter key={String(isRefusal)} {...parts} {...{ sending, isRefusal }} />;
  const ways = [
    { event: 'approved', label: 'Approve', hotkey: 'a', isMain: true, body: { decision: 'approve' } },
    { event: 'rejected', label: 'Refuse', hotkey: 'r', form: form(true) },
    { event: 'asked', label: 'Ask', hotkey: 'q', form: form(false) },
  ] as const satisfies readonly Way[];
  const possible = { verified: ways, submitted: ways.slice(2), approved: [], rejected: [] };
  return <Decide kind="account" id={account.id} name={account.name} ways={possible[account.state]} />;
}

/** Puts a reason above what is left of the end of a letter, or takes its words out again, also where others were written behind them. */
function toggled(letter: string, reason: string, isOn: boolean, end: string): string {
  const others = letter.split('\n\n').map((each) => (each.includes(reason) ? each.replace(reason, '').trim() : each));
  const rest = others.filter((each) => each.trim() !== '');
  const beginnings = end.split('\n\n').map(firstLine);
  const at = rest.findIndex((each) => beginnings.includes(firstLine(each)));
  return (isOn ? rest.toSpliced(at < 0 ? rest.length : at, 0, reason) : rest).join('\n\n');
}

type LetterProps = CaseProps & Readonly<{ isRefusal: boolean; brand: ReturnType<typeof useLetters>; sending: Sending }>;

/** The letter, and the boxes that make it: reasons that stand in it, or items that the business is to check. */
function Letter({ isRefusal, account, facts, brand, sending }: LetterProps) {
  const event = isRefusal ? 'rejected' : 'asked';
  const [draft, keep] = useDraft(draftOf('account', account.id, event));
  const [items, keepItems] = useDraft(draftOf('account', account.id, 'items'));
  const [begin = '', end = ''] = (brand.letters?.[event] ?? '').split('{reasons}\n\n').map(brand.fill);
  const letter = draft ?? begin + end;
  const asked = account.state === 'verified' ? [...questionItems(account.directors.length)] : [];
  const options = isRefusal ? facts.reasons.map(({ label, text }) => [text, label] as const) : asked;
  const ticked = isRefusal
    ? options.map(([text]) => text).filter((text) => letter.includes(text))
    : (items ?? '').split(' ').filter(Boolean);
  const tick = (value: string, isOn: boolean) => {
    if (isRefusal) keep(toggled(letter, value, isOn, end));
    else keepItems([...ticked.filter((each) => each !== value), ...(isOn ? [value] : [])].join(' '));
  };
  const decision = isRefusal ? 'reject' : 'ask';
  const how = isRefusal ? { isLetter: true } : { items: ticked, known: facts.question?.id ?? null };
  return (
    <LetterForm
      sending={sending}
      letter={letter}
      onLetter={keep}
      button={words.sendLetter[decision]}
      hint={
        isRefusal
          ? 'The whole e-mail. Its subject: About your account form.'
          : ticked.length > 0
            ? 'In the e-mail and on the page. The e-mail lists what you tick.'
            : 'In the e-mail. Without a tick they answer by e-mail.'
      }
      lack={isRefusal && letter === begin + end && 'Choose or write a reason'}
      body={() => ({ decision, note: letter, ...how })}
    >
      {options.length === 0 ? null : (
        <Ticks legend={isRefusal ? 'Reasons to refuse' : 'What they are to check'} options={options} ticked={ticked} onTick={tick} />
      )}
    </LetterForm>
  );
}
