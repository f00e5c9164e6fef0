import { mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessFields, directorFields } from '../../src/contract/forms/accountFields.ts';
import { mapDefinitions, type TextDefinition, type TextDefinitions } from '../../src/contract/forms/fieldDefinitions.ts';
import { director, filledForm, lastMailTo, mailsTo, send } from './accountHarness.ts';
import { samples } from './documentSamples.ts';
import { userName } from '../../src/cli/client.ts';
import { freshFolder, post, type FreshDatabase, type TestApp } from './harness.ts';
import { Desk, openServer, runCli, type CommandResult } from './commandLineHarness.ts';

describe('npm run shop -- accounts', () => {
  let fresh: FreshDatabase;
  let server: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    desk = await Desk.open();
    fresh = await freshFolder();
    server = await openServer(fresh.config);
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
    await desk?.remove();
  });

  const run = (...words: string[]): Promise<CommandResult> => runCli(fresh.config, ...words);
  const lines = ({ out }: CommandResult) =>
    out
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  /** A business that has confirmed its address. */
  const verified = async (changes: Parameters<typeof filledForm>[0] = {}, names = ['bill.pdf', 'bill.pdf']) => {
    const form = filledForm(changes, [director, { ...director, firstName: '=cmd', mail: 'second@goldenfryer.example.co.uk' }]);
    const files = [
      { name: 'business.proofAddress1', fileName: names[0]!, ...samples.pdf },
      { name: 'directors[1].proofAddress', fileName: names[1]!, ...samples.pdf },
    ];
    await send(server, form, { files });
    const { token } = await lastMailTo(server, form.business.mail, 'verify');
    await post(server, '/api/auth/verifyEmail', { token });
    const { id } = await server.database.kysely
      .selectFrom('account')
      .select('id')
      .where('mail', '=', form.business.mail)
      .executeTakeFirstOrThrow();
    return { id: String(id), mail: form.business.mail };
  };

  it('lists accounts, newest first, by state, words and warnings', async () => {
    expect(await run('accounts', 'list')).toEqual({ code: 0, out: '', err: 'There are no such accounts.\n' });
    const plain = await verified({ name: 'Quayside Chips', city: 'Bolton' });
    const warned = await verified({ name: '100% Fish_Bar', vatNumber: 'GB 802 3117 81' });
    await send(server, filledForm());
    expect(lines(await run('accounts', 'list', '--json')).map(({ state }) => state)).toEqual(['submitted', 'verified', 'verified']);
    const ids = async (...options: string[]) => lines(await run('accounts', 'list', '--json', ...options)).map(({ id }) => String(id));
    expect(await ids('--state', 'verified')).toEqual([warned.id, plain.id]);
    expect(await ids('--search', 'BOLTON')).toEqual([plain.id]);
    expect(await ids('--search', '%')).toEqual([warned.id]);
    expect(await ids('--search', '_bar')).toEqual([warned.id]);
    expect(await ids('--with-warnings')).toEqual([warned.id]);
    const { out } = await run('accounts', 'list', '--state', 'verified');
    expect(out).toMatch(/^No\. +State +Came in \(UTC\) +Account +Warnings +Name +E-mail\n/u);
    expect(out).toContain('Quayside Chips');
  });

  it('finds an account by what people say and write of it', async () => {
    const cafe = filledForm(
      {
        name: 'Café O’Hara & Søn',
        registrationNumber: 'sc 123456',
        vatNumber: 'GB 340 8043 29',
        mail: 'Wirt@müller-imbiss.example',
        landlineNo: '+44 (0)161 496 0177',
        city: 'Ashton-under-Lyne',
        postCode: 'ol6 7xx',
      },
      [{ ...director, firstName: 'Łucja', middleName: 'Zoë', lastName: 'D’Arcy', mobileNo: '07700 900 155', mail: 'lucja@post.example' }],
    );
    const { body } = await send(server, cafe);
    await send(server, filledForm({ name: 'Harbour Fryer' }));
    const found = async (text: string) => lines(await run('accounts', 'list', '--json', '--search', text)).map(({ name }) => name);
    for (const text of [
      'sc 123456',
      'SC123456',
      '123456',
      'sc-123456',
      'GB 340 8043 29 ',
      '340804329',
      '3408 0432',
      'gb340804329',
      'cafe ohara',
      "O'HARA",
      'o’hara and son',
      'Cafe O`Hara & Son',
      'café',
      'ＣＡＦＥ',
      '+44 161 496 0177',
      '0044 161 496 0177',
      '0161 496 0177',
      '(0161) 496-0177',
      '+44 161 496 01',
      '٠١٦١ ٤٩٦ ٠١٧٧',
      'tel:+441614960177',
      'ol67xx',
      'OL6 7XX',
      'ashton under lyne',
      'lucja darcy',
      'Łucja Zoë D’Arcy',
      "D'Arcy, Lucja",
      '+44 7700 900155',
      '07700900155',
      'LUCJA@post.example',
      'wirt@müller-imbiss.example',
      'WIRT@MÜLLER-IMBISS.example',
      'müller-imbiss.example',
      'Tel. no. 0161 496 0177',
      'Mobile 07700 900155',
      'VAT 340804329',
      'VAT Reg No: GB 340 8043 29',
      'Company No. SC123456',
      'Postcode: OL6 7XX',
      'email wirt@müller-imbiss.example',
      'www.müller-imbiss.example',
      'director Lucja Darcy',
      body.reference!.toLowerCase(),
      'wirt@xn--mller-imbiss-dlb.example',
    ])
      expect(await found(text), text).toContain('Café O’Hara & Søn');
    const leeds = 'O’Malley & Søn’s Café (Leeds) Ltd';
    const people = [
      { ...director, firstName: 'Siân', middleName: 'Wyn', lastName: 'O’Neill-Łukasz', mail: 'sian@post.example' },
      { ...director, firstName: 'Zoë', lastName: 'van der Berg', mail: 'zoe@post.example' },
      { ...director, firstName: 'Jürgen', lastName: 'Größl', mail: 'jg@post.example' },
    ];
    await send(server, filledForm({ name: leeds, address1: 'Unit No. 3, 14-16 St Johns Rd' }, people));
    for (const text of [
      "O'Malley & Son's Cafe (Leeds) Limited",
      'OMALLEY AND SONS CAFE LEEDS',
      'cafe omalley',
      'O’Neill, Siân',
      'Lukasz, Sian',
      "Mrs Sian O'Neill",
      'Juergen Groessl',
      'zoe berg',
      'Berg, Zoë van der',
      '14-16 st johns road',
      'unit number 3',
      "14–16 Saint John's Rd.",
      'Sian O’Neill, St. John’s Road',
    ])
      expect(await found(text), text).toEqual([leeds]);
    for (const text of ['Sian Smith', 'zoe burg', 'Mrs', 'O’Malley Limited Liability Partnership'])
      expect(await found(text), text).not.toContain(leeds);
    for (const text of ['Café O’Hara & Sons', '0161 496 0178', 'Lucja Ostrander', '--', '07700 900 156'])
      expect(await found(text), text).not.toContain('Café O’Hara & Søn');
  });

  it('shows an account by id, number or mail, with everything but secrets', async () => {
    const { id, mail } = await verified({ vatNumber: 'GB 802 3117 81' });
    await run('accounts', 'approve', id, '--by', 'Kit', '--note', 'Rang them');
    const { out, code } = await run('accounts', 'show', `TB${100_000 + Number(id)}`);
    expect(code).toBe(0);
    expect(await run('accounts', 'show', `tb ${100_000 + Number(id)}`)).toEqual({ code: 0, out, err: '' });
    for (const text of [
      `Account ${id}: Golden Fryer Ltd`,
      'approved',
      '(no password chosen yet)',
      '802311781 (typed: GB 802 3117 81)',
      'Please check this VAT number: its check digits do not fit',
      'Director 1: Maya Ostrander',
      'bill.pdf',
      'staff: Kit',
      'Rang them',
    ])
      expect(out).toContain(text);
    const [details] = lines(await run('accounts', 'show', mail.toUpperCase(), '--json'));
    expect(details).toMatchObject({ id: Number(id), userName: `TB${100_000 + Number(id)}`, hasPassword: false });
    expect((details!['files'] as { part: string }[]).map(({ part }) => part)).toEqual([
      'business.proofAddress1',
      'directors[1].proofAddress',
    ]);
    expect((details!['history'] as { kind: string }[]).map(({ kind: what }) => what)).toEqual(['submitted', 'verified', 'approved']);
    expect(JSON.stringify(details)).not.toMatch(/hash|argon2|token/iu);
  });

  it('shows and exports whatever a form asks for, by its label and by its name', async () => {
    const asDigits = new Set(['landlineNo', 'mobileNo']);
    /** A value of its own for each field that a form has, as it is stored. */
    const valuesOf = <Fields extends TextDefinitions>(fields: Fields, digit: number) =>
      mapDefinitions(fields, (_definition, field) => {
        if (asDigits.has(field)) return `0161496${digit}${field.length}00`;
        return field === 'mail' ? `everything${digit}@goldenfryer.example.co.uk` : `${field} number ${digit}`;
      });
    const [business, person] = [valuesOf(businessFields, 1), valuesOf(directorFields, 2)];
    await send(server, filledForm(business, [person]));
    const path = desk.path('everything.csv');
    const { out } = await run('accounts', 'show', business.mail);
    await run('accounts', 'export', path, '--search', business.mail);
    const [exported] = parse<Record<string, string>>(await readFile(path), { bom: true, columns: true });
    const shown = out.replaceAll(/ +/gu, ' ');
    for (const [fields, values, place] of [
      [businessFields, business, ''],
      [directorFields, person, 'director.'],
    ] as const)
      for (const [field, { label }] of Object.entries(fields) as [keyof typeof values, TextDefinition][]) {
        expect(shown).toContain(`${label} ${values[field]}\n`);
        expect(exported![place + field]).toBe(values[field]);
      }
  });

  it('approves: the business can choose a password and log in', async () => {
    const { id, mail } = await verified();
    const userName = `TB${100_000 + Number(id)}`;
    expect(await run('accounts', 'approve', mail)).toEqual({
      code: 0,
      out: `Golden Fryer Ltd is approved as ${userName}. The e-mail is on its way.\n`,
      err: '',
    });
    const { token } = await lastMailTo(server, mail, 'approved');
    expect(await post(server, '/api/user/changePassword', { pwd: 'Halibut7Gravel', token })).toMatchObject({ body: { status: true } });
    expect(await post(server, '/api/user/login', { logIn: userName, pwd: 'Halibut7Gravel' })).toMatchObject({ status: 200 });
  });

  it('rejects with a reason, and asks with a question', async () => {
    const { id, mail } = await verified();
    expect(await run('accounts', 'ask', id, '--note', 'A newer bill, please.')).toMatchObject({
      code: 0,
      out: 'Golden Fryer Ltd is asked. The e-mail is on its way.\n',
    });
    expect(await mailsTo(server, mail, 'moreInformation')).toMatchObject([{ note: 'A newer bill, please.' }]);
    const [rejected] = lines(await run('accounts', 'reject', id, '--note', 'Not a caterer.', '--json'));
    expect(rejected).toEqual({ id: Number(id), name: 'Golden Fryer Ltd', mail, state: 'rejected', userName: null });
    expect(await mailsTo(server, mail, 'rejected')).toMatchObject([{ note: 'Not a caterer.' }]);
  });

  it('means by a mail the account that is not rejected, and names the others beside it', async () => {
    const first = await verified({ mail: 'again@goldenfryer.example.co.uk' });
    await run('accounts', 'reject', first.mail);
    expect(lines(await run('accounts', 'show', first.mail, '--json'))[0]).toMatchObject({ id: Number(first.id), sameMail: [] });
    const second = await verified({ mail: 'Again@goldenfryer.example.co.uk' });
    expect(second.id).not.toBe(first.id);
    const found = lines(await run('accounts', 'list', '--json', '--search', first.mail));
    expect(found.map(({ id, state }) => [String(id), state])).toEqual([
      [second.id, 'verified'],
      [first.id, 'rejected'],
    ]);
    expect(lines(await run('accounts', 'show', first.mail, '--json'))[0]).toMatchObject({
      id: Number(second.id),
      sameMail: [{ id: Number(first.id), state: 'rejected' }],
    });
    expect((await run('accounts', 'show', second.id)).out).toMatch(
      new RegExp(`Other accounts with this e-mail\n +${first.id} +rejected +\\d{4}-`, 'u'),
    );
    expect(await run('accounts', 'approve', first.mail)).toMatchObject({ code: 0 });
    expect(lines(await run('accounts', 'show', second.id, '--json'))[0]).toMatchObject({ state: 'approved' });
  });

  it('says what cannot be done, with exit code 1', async () => {
    const { id } = await verified();
    await run('accounts', 'approve', id);
    expect(await run('accounts', 'approve', id)).toEqual({
      code: 1,
      out: '',
      err: `Golden Fryer Ltd is approved already, by ${userName()}, so it cannot be approved.\n`,
    });
    expect(await run('accounts', 'show', 'nobody@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account "nobody@example.com"') as unknown,
    });
  });

  it.each([
    [['accounts', 'approve'], "missing required argument 'ACCOUNT'"],
    [['accounts', 'ask', '1'], 'Say with --note what you ask for'],
    [['accounts', 'list', '--state', 'new'], '--state "new" is not known. It may be submitted, verified, approved, rejected.'],
    [['accounts', 'reject', '1', '--by', ' '], '--by must name somebody.'],
    [['accounts', 'delete', '1'], "unknown command 'delete'"],
    [['files', 'save', 'x'], 'Say which files, by one of --account, --application and --document.'],
    [['files', 'save', 'x', '--account', '1', '--document', '1'], 'Say which files'],
    [['files', 'save', 'x', '--document', 'one'], '"one" is not a number of a record.'],
  ])('says of %j how it should be, with exit code 2', async (words, message) => {
    const { code, err } = await run(...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('exports a row for each director, safe to open in a spreadsheet and for nobody else to read', async () => {
    const { id } = await verified({ name: '=HYPERLINK("x")', city: 'Export Town' });
    const path = desk.path(`export.csv`);
    expect(await run('accounts', 'export', path, '--search', 'Export Town')).toEqual({
      code: 0,
      out: `1 account is in ${path}.\n`,
      err: '',
    });
    const rows = (await readFile(path, 'utf8')).replace('\ufeff', '').trim().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^id,state,userName,name,/u);
    expect(rows[1]).toContain(`${id},verified,,"'=HYPERLINK(""x"")"`);
    expect(rows[2]).toContain("'=cmd");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await run('accounts', 'export', path)).toMatchObject({ code: 1, err: expect.stringContaining('already') as unknown });
    const json = desk.path(`export.json`);
    await run('accounts', 'export', json, '--json', '--search', 'Export Town');
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
      id: Number(id),
      directors: [{ firstName: 'Maya' }, { firstName: '=cmd' }],
    });
  });

  it('exports a row for an account whose directors were all erased', async () => {
    const { id } = await verified({ city: 'Empty Town' });
    for (const mail of [director.mail, 'second@goldenfryer.example.co.uk']) await run('person', 'erase', mail, '--yes');
    const path = desk.path(`erased.csv`);
    expect(await run('accounts', 'export', path, '--search', 'Empty Town')).toMatchObject({ out: `1 account is in ${path}.\n` });
    const [header, row, ...others] = (await readFile(path, 'utf8')).replace('\ufeff', '').trim().split('\r\n');
    expect(row).toContain(`${id},verified,,Golden Fryer Ltd,`);
    expect(row!.split(',')).toHaveLength(header!.split(',').length);
    expect(others).toEqual([]);
  });

  describe('npm run shop -- files save', () => {
    it('saves the proofs of an account as they were sent, and never over another file', async () => {
      const { id } = await verified();
      const folder = desk.path(`proofs`);
      const { code, out } = await run('files', 'save', folder, '--account', id);
      expect([code, out.endsWith('2 files were saved.\n')]).toEqual([0, true]);
      const names = await readdir(folder);
      expect(names).toHaveLength(2);
      for (const name of names) {
        expect(name).toMatch(/^\d+-bill\.pdf$/u);
        expect(await readFile(`${folder}/${name}`)).toEqual(samples.pdf.content);
      }
      expect(await run('files', 'save', folder, '--document', names[0]!.split('-')[0]!)).toMatchObject({
        code: 1,
        err: expect.stringContaining('already') as unknown,
      });
    });

    it('saves files of any name, cut to the length that file systems allow, and without signs of the shell', async () => {
      const { id } = await verified({}, [`${'b'.repeat(230)}.pdf`, `${'漢'.repeat(120)}\`$(id).pdf`]);
      const folder = desk.path('long');
      expect(await run('files', 'save', folder, '--account', id)).toMatchObject({ code: 0 });
      const names = (await readdir(folder)).map((name) => name.replace(/^\d+-/u, ''));
      expect(names.toSorted()).toEqual([`${'b'.repeat(230)}.pdf`, expect.stringMatching(/^漢{70,}\.pdf$/u)]);
      const { id: marked } = await verified({}, ['CONevil`$(id).pdf', 'bill.pdf']);
      expect((await run('files', 'save', desk.path('marked'), '--account', marked)).out).toMatch(/-CONevil__\(id\)\.pdf$/mu);
    });

    it('says when there is no such file, account or application', async () => {
      await mkdir(desk.path('none'), { recursive: true });
      for (const [option, message] of [
        ['--document', 'There is no file 2147483647.'],
        ['--account', 'There is no account "2147483647"'],
        ['--application', 'There is no application 2147483647.'],
      ] as const)
        expect(await run('files', 'save', desk.path('none'), option, '2147483647')).toMatchObject({
          code: 1,
          err: expect.stringContaining(message) as unknown,
        });
    });
  });

  it.each(['accounts export', 'applications export', 'catalogue export', 'person export a@example.com', 'backup'])(
    'says of "%s" into a folder that is not there what to do, with exit code 1',
    async (command) => {
      const folder = desk.path(`nowhere`);
      expect(await run(...command.split(' '), `${folder}/file`)).toEqual({
        code: 1,
        out: '',
        err: `There is no folder ${folder}. Make it first, or choose another place.\n`,
      });
    },
  );

  it('says that a file is no folder', async () => {
    expect(await run('accounts', 'export', `${process.execPath}/accounts.csv`)).toMatchObject({
      code: 1,
      err: `${process.execPath} is not a folder. Choose another place.\n`,
    });
  });

  it('explains every command', async () => {
    for (const name of [
      'accounts list',
      'accounts show',
      'accounts approve',
      'accounts reject',
      'accounts ask',
      'accounts export',
      'files save',
    ]) {
      const { code, out } = await run(...name.split(' '), '--help');
      expect([code, out.includes(`npm run shop -- ${name}`)]).toEqual([0, true]);
    }
  });
});
