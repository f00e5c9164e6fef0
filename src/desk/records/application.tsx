import { useState } from 'react';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import type { ApplicationRecord, ApplicationState } from '../../server/desk/answers.ts';
import { useRecordId } from '../AccountCase.tsx';
import { Documents } from '../case/Documents.tsx';
import { words } from '../words.ts';
import { dateOf, dayInMonths, timeOf } from '../time.ts';
import { call, useAction, useDraft } from '../calls.ts';
import { ActionButton, DayField, KeyButton, MailLink, Part, Stack, TextBox } from '../parts.tsx';
import { decidedFacts, Holder, Letter, RecordPage, useLetters } from './RecordPage.tsx';

/** Months that a refused application is kept unless another day is chosen: as long as a claim about it can be made, and some weeks. */
const keptMonths = 6;

/** An application with its CV and its decision. */
export function ApplicationPage() {
  return (
    <RecordPage<ApplicationRecord>
      path={`/applications/${useRecordId()}`}
      title={({ firstName, lastName }) => `${firstName} ${lastName}`}
      facts={(application) => [
        { term: words.about, description: application.jobTitle },
        ...namesOf(applicantFields).map((field) => ({
          term: applicantFields[field].label,
          description: field === 'mail' ? <MailLink mail={application.mail} /> : application[field],
        })),
        { term: words.cameIn, description: timeOf(application.createdAt) },
        ...decidedFacts(application),
        { term: 'Kept until', description: application.keepUntil && dateOf(application.keepUntil) },
      ]}
      aside={({ documentId, cvName, cvSize }) => <Documents files={[{ id: documentId, part: 'cv', fileName: cvName, size: cvSize }]} />}
    >
      {(application, refresh) => (
        <>
          <Holder kind="application" id={application.id} />
          <Letter text={application.letter} />
          {application.state === 'refused' ? null : <Decide key={application.id} application={application} onDecided={refresh} />}
        </>
      )}
    </RecordPage>
  );
}

type Next = Exclude<ApplicationState, 'new'>;

/** Invites or refuses: the chosen letter is shown, and can be changed before it goes. */
function Decide({ application, onDecided }: { application: ApplicationRecord; onDecided: () => void }) {
  const { id, firstName, jobTitle, state: from } = application;
  const [chosen, setChosen] = useDraft(`application ${id}`);
  const next: Next | undefined = chosen === 'invited' || chosen === 'refused' ? chosen : undefined;
  const drafts = { invited: useDraft(`application ${id} invited`), refused: useDraft(`application ${id} refused`) };
  const [draft, keep] = drafts[next ?? 'refused'];
  const [keepUntil, setKeepUntil] = useState(() => dayInMonths(keptMonths));
  const { letters, areAwaited, fill } = useLetters({ name: firstName, job: jobTitle });
  const letter = draft ?? fill(next && letters?.[next]);
  const send = useAction(async () => {
    await call(`/applications/${id}/decision`, { method: 'POST', body: { from, state: next, letter, keepUntil: keepUntil || null } });
    keep(undefined);
    setChosen(undefined);
    onDecided();
  }, onDecided);
  const choose = (state: Next) => (
    <KeyButton hotkey={state === 'invited' ? 'a' : 'r'} aria-pressed={next === state} onClick={() => setChosen(state)}>
      {words[state]}
    </KeyButton>
  );
  return (
    <Part heading={words.decision} width="48rem">
      <Stack direction="row">
        {from === 'new' ? choose('invited') : null}
        {choose('refused')}
      </Stack>
      {next === undefined || (areAwaited && draft === undefined) ? null : (
        <>
          <TextBox label={words.letter} multiline rows={9} value={letter} onChange={keep} />
          {next === 'refused' ? <DayField label="Kept until" value={keepUntil} onChange={setKeepUntil} /> : null}
          <ActionButton variant="contained" action={send}>
            {words.sendLetter[next]}
          </ActionButton>
        </>
      )}
    </Part>
  );
}
