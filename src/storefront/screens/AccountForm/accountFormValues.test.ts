import { expect, expectTypeOf, test } from 'vitest';
import { directorFields, type DirectorValues } from '../../../contract/forms/accountFields.ts';
import { addressFields } from '../../../contract/forms/addressFields.ts';
import { mapDefinitions, namesOf, type ValuesOf } from '../../../contract/forms/fieldDefinitions.ts';
import { accountFormSchema } from '../../../contract/forms/schemas.ts';
import { addressLine, emptyDirector, type AddressValues, type DirectorValues as KitDirector } from '../../../kit/DirectorFields/index.ts';
import { emptyAccountForm, filesOf, newDirector, toAccountForm, toMultipart, type AccountFormValues } from './accountFormValues.ts';

const proof = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const check = { website: '', elapsedMs: 60_000 };

const filled: AccountFormValues = {
  business: {
    ...emptyAccountForm.business,
    name: 'Pier Road Chippy',
    address1: '4 Pier Road',
    city: 'Manchester',
    postCode: 'M12 0ZX',
    mail: 'orders@pier-road.example.co.uk',
    termsAccepted: true,
    termsAcceptedAt: '2026-11-21T10:00:00.000Z',
    proofAddress2: proof('lease.pdf'),
  },
  directors: [
    { ...newDirector, firstName: 'Ada', address1: 'typed before the box was ticked', sameAddress: true, proofAddress: proof('ada.pdf') },
    { ...newDirector, firstName: 'Bo', address1: '9 Mill Street' },
    { ...newDirector, firstName: 'Cy', proofAddress: proof('cy.pdf') },
  ],
};

test('a director with the address of the business gets a copy of it, the others keep theirs', () => {
  const { directors } = toAccountForm(filled, '');
  expect(directors[0]).toMatchObject({ firstName: 'Ada', address1: '4 Pier Road', address2: '', city: 'Manchester', postCode: 'M12 0ZX' });
  expect(directors[1]).toMatchObject({ firstName: 'Bo', address1: '9 Mill Street', city: '' });
});

test('what is the screen’s own is not sent', () => {
  const form = toAccountForm(filled, '203.0.113.7');
  for (const own of ['sameAddress', 'proofAddress']) expect(form.directors[0]).not.toHaveProperty(own);
  for (const own of ['proofAddress2', 'typed']) expect(form.business).not.toHaveProperty(own);
  expect(form.business).toMatchObject({ termsAccepted: true, termsAcceptedAt: '2026-11-21T10:00:00.000Z', ipAddress: '203.0.113.7' });
});

test('a number travels as it was typed, though the screen shows it in its usual form', () => {
  const business = { ...filled.business, vatNumber: '340804329', registrationNumber: '09990417', postCode: 'M12 0ZX' };
  const typed = { vatNumber: 'XI 340 8043 29', registrationNumber: '9990417', postCode: 'm120zx' };
  expect(toAccountForm({ ...filled, business: { ...business, typed } }, '').business).toMatchObject(typed);
  expect(toAccountForm({ ...filled, business: { ...business, typed } }, '').directors[0]).toMatchObject({ postCode: 'M12 0ZX' });
});

test('what was typed before counts no more when another number has taken its place', () => {
  const business = {
    ...filled.business,
    vatNumber: '123456789',
    registrationNumber: '',
    typed: { ...filled.business.typed, vatNumber: 'GB 340 8043 29' },
  };
  expect(toAccountForm({ ...filled, business }, '').business).toMatchObject({ vatNumber: '123456789', registrationNumber: '' });
});

test('each file travels in a part named by its field’s path, and none for a field left empty', async () => {
  expect(filesOf(filled).map(([part, { name }]) => [part, name])).toEqual([
    ['business.proofAddress2', 'lease.pdf'],
    ['directors[0].proofAddress', 'ada.pdf'],
    ['directors[2].proofAddress', 'cy.pdf'],
  ]);
  const form = toMultipart(filled, { ipAddress: '', check });
  expect([...form.keys()]).toEqual(['body', 'business.proofAddress2', 'directors[0].proofAddress', 'directors[2].proofAddress']);
  expect((form.get('directors[2].proofAddress') as File).name).toBe('cy.pdf');
});

test('the part body is the form as the server reads it, with what tells a person from a program', () => {
  const body: unknown = JSON.parse(toMultipart(filled, { ipAddress: '', check }).get('body') as string);
  const { directors, ...read } = accountFormSchema.parse(body);
  expect(read.check).toEqual(check);
  expect(read.business.name).toBe('Pier Road Chippy');
  expect(directors.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bo', 'Cy']);
});

test('the kit, which does not know the contract, has the contract’s fields of an address and of a director, in its order', () => {
  expectTypeOf<Readonly<AddressValues>>().toEqualTypeOf<ValuesOf<typeof addressFields>>();
  expectTypeOf<Readonly<Omit<KitDirector, 'sameAddress'>>>().toEqualTypeOf<DirectorValues>();
  expect(addressLine(mapDefinitions(addressFields, ({ label }) => label))).toBe(
    Object.values(mapDefinitions(addressFields, ({ label }) => label)).join(', '),
  );
  expect(Object.keys(emptyDirector).filter((name) => name !== 'sameAddress')).toEqual(namesOf(directorFields));
});
