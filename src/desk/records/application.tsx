import { useState, type JSX } from 'react';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { Button } from '../../kit/Button/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import type { ApplicationRecord, ApplicationState } from '../../server/desk/answers.ts';
import { useRecordId } from '../AccountCase.tsx';
import { call } from '../calls.ts';
import { Documents } from '../case/Documents.tsx';
import { dayWords } from '../dayWords.ts';
import { DayField, TextBox } from '../fields.tsx';
import { dayInMonths, timeOf } from '../time.ts';
import { useAction } from '../useAction.ts';
import { useDraft } from '../useDraft.ts';
import { words } from '../words.ts';
import { decidedFacts, Letter } from './decided.tsx';
import { useLetters } from './letters.ts';
import { Failure } from '../Failure.tsx';
import { RecordPage } from './RecordPage.tsx';

/** Months that a refused application is kept unless another day is chosen: as long as a claim about it can be made, and some weeks. */
const keptMonths = 6;

/** An application with its CV and its decision. */
export function ApplicationPage(): JSX.Element {
  return (
    <RecordPage<ApplicationRecord>
      path={`/applications/${useRecordId()}`}
      title={({ firstName, lastName }) => `${firstName} ${lastName}`}
      facts={(application) => [
        { term: words.about, description: application.jobTitle },
        ...namesOf(applicantFields).map((field) => ({ term: applicantFields[field].label, description: application[field] })),
        { term: words.cameIn, description: timeOf(application.createdAt) },
        ...decidedFacts(application),
        { term: dayWords.keptUntil, description: application.keepUntil && timeOf(application.keepUntil) },
      ]}
    >
      {(application, refresh) => (
        <>
          <Documents files={[{ id: application.documentId, part: 'cv', fileName: application.cvName, size: application.cvSize }]} />
          <Letter text={application.letter} />
          {application.state === 'refused' ? null : (
            <Decide key={application.id} {...application} from={application.state} onDecided={refresh} />
          )}
        </>
      )}
    </RecordPage>
  );
}

type Next = Exclude<ApplicationState, 'new'>;

/** Invites or refuses: the chosen letter is shown, and can be changed before it goes. */
function Decide({
  id,
  firstName,
  jobTitle,
  from,
  onDecided,
}: Pick<ApplicationRecord, 'id' | 'firstName' | 'jobTitle'> & { from: 'new' | 'invited'; onDecided: () => void }): JSX.Element {
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
    <Button aria-pressed={next === state} onClick={() => setChosen(state)}>
      {dayWords[state]}
    </Button>
  );
  return (
    <Section flush heading={words.decision} headingSize="md" sx={{ maxInlineSize: '48rem' }}>
      <Stack>
        <Failure text={send.failure} />
        <Stack direction="row">
          {from === 'new' ? choose('invited') : null}
          {choose('refused')}
        </Stack>
        {next === undefined || (areAwaited && draft === undefined) ? null : (
          <>
            <TextBox label={dayWords.letter} multiline rows={9} value={letter} onChange={keep} />
            {next === 'refused' ? <DayField label={dayWords.keptUntil} value={keepUntil} onChange={setKeepUntil} /> : null}
            <Stack direction="row">
              <Button variant="contained" loading={send.isRunning} onClick={() => send.run()}>
                {dayWords.sendLetter[next]}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Section>
  );
}
