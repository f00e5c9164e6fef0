import { useState } from 'react';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import type { ApplicationRecord } from '../../server/desk/answers.ts';
import { Documents } from '../case/Documents.tsx';
import { words } from '../words.ts';
import { dateOf, dayInMonths, timeOf } from '../time.ts';
import { useDraft } from '../calls.ts';
import { draftOf } from '../Held.tsx';
import { DayField, factsOf, MailLink } from '../parts.tsx';
import { Decide, LetterForm, type Sending } from './Decide.tsx';
import { RecordPage, useLetters, useRecordId } from './RecordPage.tsx';

/** Months that a refused application is kept unless another day is chosen: as long as a claim about it can be made, and some weeks. */
const keptMonths = 6;

/** An application with its CV and its decision. */
export function ApplicationPage() {
  return (
    <RecordPage<ApplicationRecord>
      path={`/applications/${useRecordId()}`}
      kind="application"
      title={({ firstName, lastName }) => `${firstName} ${lastName}`}
      state={({ state }) => state}
      claims={(application) => {
        const { jobTitle, createdAt, deletedAt, mail } = application;
        const kept = deletedAt === null ? 'No date' : dateOf(deletedAt);
        const contact = namesOf(applicantFields).slice(2);
        const shown = (field: (typeof contact)[number]) => (field === 'mail' ? <MailLink mail={mail} /> : application[field]);
        return [
          ['Application', factsOf({ Job: jobTitle, [words.cameIn]: timeOf(createdAt), [words.keptUntil]: kept })],
          ['Contact', contact.map((field) => ({ term: applicantFields[field].label, description: shown(field) }))],
        ];
      }}
      decide={(application) => <Decision key={application.id} {...application} />}
      aside={({ documentId, cvName, cvSize }, refresh) => (
        <Documents key={documentId} files={[{ id: documentId, part: 'cv', fileName: cvName, size: cvSize }]} onOpened={refresh} />
      )}
    />
  );
}

function Decision(application: ApplicationRecord) {
  const { id, firstName, lastName, state } = application;
  const form = (event: 'invited' | 'refused') => (sending: Sending) => <Letter key={event} {...{ event, sending, application }} />;
  const invite = { event: 'invited', label: 'Invite', hotkey: 'a', isMain: true, form: form('invited') } as const;
  const refuse = { event: 'refused', label: 'Refuse', hotkey: 'r', form: form('refused') } as const;
  const possible = { new: [invite, refuse], invited: [refuse], refused: [] };
  return <Decide kind="application" id={id} name={`${firstName} ${lastName}`} ways={possible[state]} />;
}

type LetterProps = Readonly<{ event: 'invited' | 'refused'; sending: Sending; application: ApplicationRecord }>;

function Letter({ event, sending, application: { id, firstName, jobTitle, state: from } }: LetterProps) {
  const [draft, keep] = useDraft(draftOf('application', id, event));
  const [keepUntil, setKeepUntil] = useState(() => dayInMonths(keptMonths));
  const [tomorrow] = useState(() => dayInMonths(0, new Date(Date.now() + 86_400_000)));
  const { letters, areAwaited, fill } = useLetters({ name: firstName, job: jobTitle });
  const letter = draft ?? fill(letters?.[event]);
  if (areAwaited && draft === undefined) return null;
  return (
    <LetterForm
      sending={sending}
      letter={letter}
      onLetter={keep}
      button={words.sendLetter[event]}
      body={() => ({ from, state: event, letter, keepUntil: keepUntil || null })}
    >
      {event === 'refused' ? <DayField label={words.keptUntil} min={tomorrow} value={keepUntil} onChange={setKeepUntil} /> : null}
    </LetterForm>
  );
}
