/**
 * `npm run demo:desk`: fills the data folder of a shop that does not run with 60 cases for the desk, in every state, through the shop's own forms and decisions,
 * and prints a link to get in. All people and businesses are invented.
 */
import { sql } from 'kysely';
import { loadFacts, loadOpenings } from '../../src/brands/index.ts';
import { businessFields, directorFields } from '../../src/contract/forms/accountFields.ts';
import { applicantFields } from '../../src/contract/forms/jobApplication.ts';
import { emptyValuesOf } from '../../src/contract/forms/fieldDefinitions.ts';
import { vatNumberWarning } from '../../src/contract/forms/identifiers.ts';
import { register } from '../../src/server/accounts/registration.ts';
import { approve, ask, confirmAddress, reject } from '../../src/server/accounts/review.ts';
import { fillEmptyOpenings } from '../../src/server/careers/jobs.ts';
import { decideApplication } from '../../src/server/careers/staffApplications.ts';
import { takeApplication } from '../../src/server/careers/takeApplication.ts';
import { readConfig } from '../../src/server/config.ts';
import { decideMessage } from '../../src/server/contact/staffMessages.ts';
import { takeMessage } from '../../src/server/contact/takeMessage.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { answerQuestion } from '../../src/server/accounts/questions.ts';
import { addMember } from '../../src/server/desk/members.ts';
import { doc, docx, paragraph, pdf, samples, stream } from '../../tests/api/documentSamples.ts';

const config = readConfig(process.env);
const facts = await loadFacts(config.brand);
await using database = Object.assign(await openDatabase(config, { holder: 'command "demo:desk"' }), {
  [Symbol.asyncDispose]: () => database.close(),
});
const { kysely } = database;

const firstNames = ['Maya', 'Tomos', 'Zoë', 'Idris', 'Priya', 'Callum', 'Nkechi', 'Oskar', 'Aoife', 'Farid'];
const lastNames = ['Ostrander', 'Ackley', 'Ångström', 'Penhallow', 'Sandhu', 'Braithwaite', 'Okafor', 'Lindqvist', 'Rafferty', 'Tahir'];
const trades = ['Fryer', 'Bakery', 'Kitchen', 'Deli', 'Canteen', 'Larder', 'Grill'];
const places = ['Harbour', 'Mill Lane', 'Canal Street', 'Kelp & Sons', 'Old Dock', 'Moss Side'];
const streets = ['Harbour Road', 'Mill Lane', 'Canal Street', 'Kelp Street', 'Old Dock Road', 'Moss Side Lane'];
const towns = ['Manchester M', 'Stockport SK', 'Bolton BL', 'Oldham OL', 'Rochdale OL'];
const subjects =
  'Delivery on Sundays|Gluten in batter mix?|Prices for 40 boxes|Damaged pallet|Opening at Christmas|Buy followers now'.split('|');

/** One of a list, the same each time for a number. */
const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length]!;
/** Another person for each number below 100. */
const personOf = (index: number) => ({ firstName: pick(firstNames, index), lastName: pick(lastNames, index + Math.floor(index / 10)) });
const mobileOf = (index: number): string => `07700900${String(100 + index)}`;
const now = new Date();
const how = { heldMs: 0, by: 'Ada Lindqvist' };
const consent = { termsAccepted: true, termsAcceptedAt: now.toISOString(), ipAddress: '198.51.100.7' };

/** A sheet of paper as a PDF: a heading, and lines below it. */
function paper(heading: string, ...lines: readonly string[]): Buffer {
  const shown = (text: string) => `(${text.replaceAll(/[()\\]/gu, '\\$&')}) Tj`;
  const words = `BT /F 22 Tf 72 740 Td ${shown(heading)} /F 12 Tf ${lines.map((line) => `0 -24 Td ${shown(line)}`).join(' ')} ET`;
  return pdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    4: stream('', Buffer.from(words, 'latin1'), false),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  });
}

const papers: Readonly<Record<keyof typeof samples, (...lines: [string, ...string[]]) => Buffer>> = {
  pdf: paper,
  doc: (...lines) => doc(lines.join('\r')),
  docx: (...lines) => docx(lines.map((line) => paragraph(line.replaceAll('&', '&amp;'))).join('')),
};

/** A VAT number whose check digits fit, but for three businesses. */
function vatOf(index: number): string {
  const numbers = Array.from({ length: 97 }, (_, check) => `GB ${340 + index} ${4804 + index * 7} ${String(check).padStart(2, '0')}`);
  return numbers.find((each) => (vatNumberWarning(each) === undefined) === (index % 13 !== 5))!;
}

/** Registers a business, and brings it to one of seven states. */
async function account(index: number, now: Date): Promise<void> {
  const decided = (note: string) => ({ actor: `staff: ${how.by}`, now, note });
  const name = `${pick(places, index)} ${pick(trades, index * 5)} Ltd`;
  const mail = `orders${index}@${pick(trades, index * 5).toLowerCase()}${index}.example.co.uk`;
  const [city = '', area = ''] = pick(towns, index).split(' ');
  const address1 = `${index + 2} ${pick(streets, index + 1)}`;
  const shared = { address1, city, postCode: `${area}${(index % 9) + 1} 4WT`, mobileNo: mobileOf(index) };
  const numbers = { vatNumber: vatOf(index), registrationNumber: String(1_234_500 + index).padStart(8, '0') };
  // One of them has a second business.
  const directors = [index === 31 ? 17 : index, index + 50]
    .slice(0, index % 5 === 4 ? 2 : 1)
    .map((each) => ({ ...emptyValuesOf(directorFields), ...shared, ...personOf(each), mail: `director${each}@example.com` }));
  const business = { ...emptyValuesOf(businessFields), ...shared, ...numbers, ...consent, termsAcceptedAt: now.toISOString(), name, mail };
  const lines = [name, shared.address1, `${shared.city} ${shared.postCode}`, `For October 2026: £${120 + index * 7}.40`];
  // The desk cannot show files of the old Word.
  const end = index % 8 === 2 ? 'docx' : index % 8 === 6 ? 'doc' : 'pdf';
  const bill = papers[end]('Electricity bill', ...lines);
  const proof = { fileName: `electricity bill.${end}`, mimeType: samples[end].type, content: bill };
  const files = new Map(index % 2 === 0 ? [['business.proofAddress1', () => Promise.resolve(proof)] as const] : []);
  await register({ database, facts, unverifiedBytes: config.unverifiedBytes }, { form: { business, directors }, files }, bill.length, {
    key: undefined,
    address: '198.51.100.7',
    now,
  });
  const mails = kysely.selectFrom('outbox').select('content').where('recipient', '=', mail).where('kind', '=', 'verify');
  const token = (await mails.executeTakeFirst())?.content?.['token'];
  if (index % 7 === 0 || typeof token !== 'string') return;
  await confirmAddress(database, facts, token, now);
  const { id } = await kysely.selectFrom('account').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  if (index % 7 === 1) await approve(database, facts, id, decided('Rang them.'));
  if (index % 7 === 2) await reject(database, id, decided('The company number belongs to another business.'));
  if (index % 7 === 3)
    await ask(database, id, { ...decided('Your bill has another post code.'), items: ['business.postCode', 'directors[0]'] });
  if (index % 14 !== 3) return;
  const asked = kysely.selectFrom('outbox').select('content').where('recipient', '=', mail).where('kind', '=', 'moreInformation');
  const answer = { token: String((await asked.executeTakeFirst())?.content?.['token']), business: { ...business, postCode: 'M3 4WT' } };
  const body = { ...answer, directors: directors.map((each) => ({ ...each, postCode: 'M3 4WT' })), check: undefined };
  await answerQuestion(database, body, { files: new Map(), read: async () => Buffer.alloc(0) }, { key: undefined, now });
}

async function message(index: number): Promise<void> {
  const { firstName, lastName } = personOf(index + 4);
  const subject = pick(subjects, index);
  const mail = `writer${index}@example.org`;
  const written = { name: `${firstName} ${lastName}`, mail, subject, message: `Hello,\n\n${subject}\n\nThanks, ${firstName}` };
  await takeMessage(database, { message: written, ip: '198.51.100.8', key: undefined, staffMail: facts.company.mail, said: '' });
  const { id } = await kysely.selectFrom('contactMessage').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  const state = pick(['open', 'open', 'answered', 'done', 'open', 'spam'] as const, index);
  if (state !== 'open')
    await decideMessage(kysely, id, { state, letter: state === 'answered' ? `Dear ${firstName},\n\nYes.` : '', ...how });
}

async function application(index: number): Promise<void> {
  const jobs = await kysely.selectFrom('job').select('id').orderBy('id').execute();
  const mail = `applicant${index}@example.net`;
  const applicant = { ...emptyValuesOf(applicantFields), ...personOf(index + 7), mail, mobileNo: mobileOf(index + 40), city: 'Salford' };
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const life = paper(name, mail, applicant.mobileNo, 'Salford', 'Three years at a counter, two in a warehouse.');
  const cv = { fileName: 'cv.pdf', mimeType: 'application/pdf', content: life.toString('base64') };
  const typed = { ...applicant, ...consent, jobId: pick(jobs, index).id, cv };
  await takeApplication(database, { typed, ip: '198.51.100.9', key: undefined, facts });
  const { id } = await kysely.selectFrom('jobApplication').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  const state = pick(['new', 'invited', 'refused', 'new'] as const, index);
  const keepUntil = `${now.getFullYear() + 1}-06-30`;
  if (state !== 'new')
    await decideApplication(kysely, id, { from: 'new', state, letter: `Dear ${applicant.firstName},\n\nThank you.`, keepUntil, ...how });
}

await fillEmptyOpenings(database, await loadOpenings(config.brand));
const accounts = 41;
// One came every 100 minutes.
for (let index = 0; index < accounts; index += 1) await account(index, new Date(now.getTime() - (accounts - index) * 100 * 60_000));
for (let index = 0; index < 10; index += 1) await message(index);
for (let index = 0; index < 5; index += 1) await application(index);
const earlier = sql<Date>`created_at - random() * interval '3 days'`;
const given = kysely.selectFrom('outbox').select('id').where('kind', '=', 'staffContact').orderBy('id').limit(4);
const failed = { state: 'failed', attempts: 9, lastError: '550 No such mailbox', createdAt: earlier } as const;
await kysely.updateTable('outbox').set(failed).where('id', 'in', given).execute();
// The forms of messages and applications know no other time than now.
for (const table of ['contactMessage', 'jobApplication'] as const) await kysely.updateTable(table).set({ createdAt: earlier }).execute();
process.stdout.write('60 cases. Start the shop by `npm start`, and get in:\n');
for (const [name, role] of [
  ['Kit Braithwaite', 'manager'],
  ['Ada Lindqvist', 'reviewer'],
] as const) {
  const { token } = await addMember(database, { mail: `${role}@example.com`, name, role }, now);
  process.stdout.write(`${name}, ${role}: ${config.publicUrl}/desk/setup?token=${token}\n`);
}
