import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { accountHolderAnswerSchema } from '../../src/contract/forms/schemas.ts';
import { issueLink } from '../../src/server/accounts/links.ts';
import { sendLinkAgain } from '../../src/server/accounts/registration.ts';
import { approve, ask, reject } from '../../src/server/accounts/review.ts';
import { RequestError } from '../../src/server/errors.ts';
import { hashPassword } from '../../src/server/security/passwords.ts';
import { filledForm, lastMailTo, mailsTo, openClockedApp, register, type ClockedApp } from './accountHarness.ts';
import { get, post, type Answer } from './harness.ts';

const password = 'Halibut7Gravel';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Message {
  message: string;
  status?: boolean;
  token?: string;
  errors?: Record<string, string>;
}

describe('accounts', () => {
  let shop: ClockedApp;
  beforeAll(async () => {
    shop = await openClockedApp();
  });
  afterAll(() => shop?.close());

  const staff = (note = '') => ({ actor: 'staff: kit', now: shop.now(), note });
  const idOf = async (mail: string) =>
    (await shop.database.kysely.selectFrom('account').select('id').where('mailKey', '=', mail).executeTakeFirstOrThrow()).id;
  const stateOf = async (id: number) =>
    (await shop.database.kysely.selectFrom('account').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const historyOf = async (id: number) =>
    (
      await shop.database.kysely
        .selectFrom('accountEvent')
        .select(['kind', 'actor', 'note'])
        .where('accountId', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ kind: what, actor, note }) => [what, actor, note].filter(Boolean).join(' – '));
  const verify = (token: unknown) => post<Message>(shop, '/api/auth/verifyEmail', { token });
  const change = (pwd: unknown, token: unknown, from?: string) => postFrom(from, '/api/user/changePassword', { pwd, token });
  const reset = (mail: unknown) => post<Message>(shop, '/api/user/resetPassword', { mail });
  const me = (token: string) => get<Message>(shop, '/api/user/me', { authorization: `Bearer ${token}` });
  const logIn = (login: string, pwd: string, from?: string) => postFrom(from, '/api/user/login', { logIn: login, pwd });
  const postFrom = async (remoteAddress = '127.0.0.1', url: string, payload: object): Promise<Answer<Message>> => {
    const response = await shop.app.inject({ method: 'POST', url, payload, remoteAddress });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  /** A business that has sent the form. */
  const submitted = async () => {
    const form = filledForm();
    await register(shop, form);
    const { business } = form;
    return { mail: business.mail, id: await idOf(business.mail), link: (await lastMailTo(shop, business.mail, 'verify')).token };
  };
  const verified = async () => {
    const account = await submitted();
    await verify(account.link);
    return account;
  };
  const approved = async () => {
    const account = await verified();
    const userName = await approve(shop.database, facts, account.id, staff());
    return { ...account, userName, link: (await lastMailTo(shop, account.mail, 'approved')).token };
  };
  const holder = async () => {
    const account = await approved();
    await change(password, account.link);
    return account;
  };

  /** Gives an account another link to confirm its address with. */
  const anotherLink = async (id: number, mail: string) => {
    await sendLinkAgain(shop.database, id, shop.now());
    return (await lastMailTo(shop, mail, 'verify')).token;
  };

  describe('POST auth/verifyEmail', () => {
    const verifiedBefore = { status: 200, body: { message: 'Your email has been verified already. There is nothing left to do.' } };

    it('confirms the address, writes it down and tells staff', async () => {
      const { id, link } = await submitted();
      expect(await verify(link)).toMatchObject({
        status: 200,
        body: { message: 'Your email has been verified successfully. We will get back to you soon.' },
      });
      expect(await stateOf(id)).toBe('verified');
      expect(await historyOf(id)).toEqual(['submitted – applicant', 'verified – applicant']);
      const mails = await mailsTo(shop, facts.company.mail, 'staffAccount');
      expect(mails.filter(({ accountId }) => accountId === id).map(({ event }) => event)).toEqual(['submitted', 'verified']);
    });

    it('tells whoever opens a used link that the address is verified already, and does nothing more', async () => {
      const { id, link } = await verified();
      shop.wait(30 * hour);
      expect(await verify(link)).toMatchObject(verifiedBefore);
      expect(await historyOf(id)).toEqual(['submitted – applicant', 'verified – applicant']);
    });

    it('tells the same to whoever opens an older link after the newer one has confirmed the address', async () => {
      const { id, mail, link } = await submitted();
      const newer = await anotherLink(id, mail);
      expect(await verify(link)).toMatchObject({ status: 400 });
      expect(await stateOf(id)).toBe('submitted');
      expect(await verify(newer)).toMatchObject({ status: 200 });
      for (const token of [link, newer]) expect(await verify(token)).toMatchObject(verifiedBefore);
      expect(await historyOf(id)).toEqual(['submitted – applicant', 'verified – applicant']);
    });

    it('never takes a replaced link, whatever happens to the clock', async () => {
      const { id, mail, link } = await submitted();
      shop.wait(minute);
      await anotherLink(id, mail);
      shop.wait(-minute);
      expect(await verify(link)).toMatchObject({ status: 400 });
      shop.wait(minute);
      expect(await stateOf(id)).toBe('submitted');
    });

    it('succeeds once when a link is used 50 times at once', async () => {
      const { id, link } = await submitted();
      const answers = await Promise.all(Array.from({ length: 50 }, () => verify(link)));
      expect(answers.filter(({ body }) => body.message.startsWith('Your email has been verified successfully'))).toHaveLength(1);
      expect(answers.filter(({ body }) => body.message.startsWith('Your email has been verified already'))).toHaveLength(49);
      expect(await historyOf(id)).toHaveLength(2);
    });

    it('works for 24 hours, whatever happens to the clock in between', async () => {
      const [inTime, late] = [await submitted(), await submitted()];
      shop.wait(-3 * hour);
      shop.wait(3 * hour + 24 * hour - 1);
      expect(await verify(inTime.link)).toMatchObject({ status: 200 });
      shop.wait(1);
      expect(await verify(late.link)).toMatchObject({ status: 400 });
    });

    it.each([
      ['', 'Invalid or missing token.'],
      [undefined, 'Invalid or missing token.'],
      [null, 'Invalid or missing token.'],
    ])('says of the token %j: %s', async (token, message) => {
      expect(await verify(token)).toMatchObject({ status: 400, body: { message } });
    });

    it.each(['x', 'A'.repeat(43), 'A'.repeat(10_000), "' or 1=1", '\u0000'])('refuses the token "%.20s"', async (token) => {
      expect(await verify(token)).toMatchObject({
        status: 400,
        body: { message: 'Verification failed. The token may be invalid or expired.' },
      });
    });

    it.each([[7], [[]], [{}], [true]])('refuses %j for a token', async (token) => {
      expect(await verify(token)).toMatchObject({ status: 400, body: { errors: { token: 'Must be text' } } });
    });

    it('takes no other link', async () => {
      const { link } = await approved();
      expect(await verify(link)).toMatchObject({ status: 400 });
    });
  });

  describe('POST auth/resendVerification', () => {
    const message = 'If your address is not confirmed yet, a new link is on its way. It works for 24 hours.';
    const messageByToken = 'If your link was ours and not used yet, a new one is on its way. It works for 24 hours.';
    const resend = (body: object, from?: string) => postFrom(from, '/api/auth/resendVerification', body);
    const linksTo = async (mail: string) => (await mailsTo(shop, mail, 'verify')).length;
    const referenceOf = async (id: number) => {
      const { reference } = await shop.database.kysely
        .selectFrom('accountEvent')
        .select('reference')
        .where('accountId', '=', id)
        .executeTakeFirstOrThrow();
      return reference!;
    };

    it('mails a new link by the token of one that has outlived its day', async () => {
      const { id, mail, link } = await submitted();
      shop.wait(25 * hour);
      expect(await verify(link)).toMatchObject({ status: 400 });
      expect(await resend({ token: link })).toMatchObject({ status: 200, body: { message: messageByToken } });
      const { token } = await lastMailTo(shop, mail, 'verify');
      expect(token).not.toBe(link);
      expect(await verify(token)).toMatchObject({ status: 200 });
      expect(await stateOf(id)).toBe('verified');
    });

    it('mails a new link by the token of one that a newer one has replaced', async () => {
      const { id, mail, link } = await submitted();
      const newer = await anotherLink(id, mail);
      expect(await resend({ token: link })).toMatchObject({ status: 200 });
      const { token } = await lastMailTo(shop, mail, 'verify');
      expect([link, newer]).not.toContain(token);
      expect(await verify(token)).toMatchObject({ status: 200 });
      expect(await stateOf(id)).toBe('verified');
    });

    it('knows no more of an account than its newest link and ten older ones', async () => {
      const { id, mail, link } = await submitted();
      const kept = await anotherLink(id, mail);
      for (let count = 0; count < 10; count += 1) await anotherLink(id, mail);
      const { links } = await shop.database.kysely
        .selectFrom('accountToken')
        .select(({ fn }) => fn.countAll<number>().as('links'))
        .where('accountId', '=', id)
        .executeTakeFirstOrThrow();
      expect(Number(links)).toBe(11);
      await verify((await lastMailTo(shop, mail, 'verify')).token);
      expect([(await verify(kept)).status, (await verify(link)).status]).toEqual([200, 400]);
    });

    it('mails a new link by the reference of the submission, in whatever way it is typed', async () => {
      const { id, mail, link } = await submitted();
      const reference = await referenceOf(id);
      expect(reference).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}$/u);
      expect(await resend({ reference: ` ${reference.toLowerCase().replace('-', '')} ` })).toMatchObject({
        status: 200,
        body: { message },
      });
      expect(await verify(link)).toMatchObject({ status: 400 });
      expect(await verify((await lastMailTo(shop, mail, 'verify')).token)).toMatchObject({ status: 200 });
    });

    it('says the same, and mails nothing, for what is unknown or confirmed already', async () => {
      const { id, mail, link } = await verified();
      const before = await shop.database.kysely.selectFrom('outbox').select('id').execute();
      for (const body of [{ reference: await referenceOf(id) }, { reference: '2222-2222' }])
        expect(await resend(body)).toMatchObject({ status: 200, body: { message } });
      for (const body of [{ token: link }, { token: 'A'.repeat(43) }, { token: link.slice(0, -3) }, {}])
        expect(await resend(body)).toMatchObject({ status: 200, body: { message: messageByToken } });
      expect(await shop.database.kysely.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
      expect(await linksTo(mail)).toBe(1);
    });

    it('does not fill a mailbox, and slows an address down that asks for many', async () => {
      const { id, mail } = await submitted();
      const reference = await referenceOf(id);
      for (let count = 0; count < 6; count += 1)
        expect(await resend({ reference }, `203.0.113.${60 + count}`)).toMatchObject({ status: 200 });
      expect(await linksTo(mail)).toBeLessThanOrEqual(4);
      for (let count = 0; count < 20; count += 1) await resend({ reference: '2222-2222' }, '203.0.113.70');
      const answers = [await resend({}, '203.0.113.70'), await resend({}, '203.0.113.70')];
      expect(answers.at(-1)).toMatchObject({ status: 429 });
    });
  });

  describe('a link that is used while a newer one is made', () => {
    /** Uses a link of an account while another transaction holds the account's lock, and then gives the account a newer link. */
    const useLate = <Result>(accountId: number, purpose: 'verify' | 'setPassword', use: () => Promise<Result>): Promise<Result> =>
      shop.database.kysely
        .transaction()
        .execute(async (transaction) => {
          await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
          const result = use();
          await vi.waitFor(async () => expect(await countWaiting()).toBe(1), 10_000);
          await issueLink(transaction, accountId, purpose, shop.now());
          return { result };
        })
        .then(({ result }) => result);
    const countWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.kysely);
      return rows.length;
    };

    it('does not confirm the address', async () => {
      const { id, link } = await submitted();
      expect(await useLate(id, 'verify', () => verify(link))).toMatchObject({ status: 400 });
      expect(await stateOf(id)).toBe('submitted');
    });

    it('leads to no new password', async () => {
      const { id, link } = await approved();
      expect(await useLate(id, 'setPassword', () => change(password, link))).toMatchObject({
        status: 200,
        body: { status: false, message: 'Token expired' },
      });
    });
  });

  describe('the review', () => {
    it('approves: an account number, a mail with a link to set the password, an entry in the history', async () => {
      const { id, mail } = await verified();
      const userName = await approve(shop.database, facts, id, staff('Checked by phone'));
      expect(userName).toBe(`TB${100_000 + id}`);
      expect(await lastMailTo(shop, mail, 'approved')).toMatchObject({ userName, businessName: 'Golden Fryer Ltd' });
      expect(await historyOf(id)).toContain('approved – staff: kit – Checked by phone');
    });

    it('rejects, and says why in the mail', async () => {
      const { id, mail } = await verified();
      await reject(shop.database, id, staff('We only supply caterers.'));
      expect(await stateOf(id)).toBe('rejected');
      expect(await lastMailTo(shop, mail, 'rejected')).toMatchObject({ note: 'We only supply caterers.' });
    });

    it('asks for more information as often as needed, and the state stays', async () => {
      const { id, mail } = await verified();
      await ask(shop.database, id, staff('Please send a bill.'));
      await ask(shop.database, id, staff('And the second page.'));
      expect(await stateOf(id)).toBe('verified');
      expect((await mailsTo(shop, mail, 'moreInformation')).map(({ note }) => note)).toEqual([
        'Please send a bill.',
        'And the second page.',
      ]);
    });

    it('decides only on what has been confirmed, and only once', async () => {
      const { id } = await submitted();
      await expect(approve(shop.database, facts, id, staff())).rejects.toThrow(
        new RequestError(409, `Golden Fryer Ltd has not confirmed its mail address yet, so it cannot be approved.`),
      );
      const { id: done } = await approved();
      await expect(reject(shop.database, done, staff())).rejects.toThrow(
        `Golden Fryer Ltd is approved already, by kit, so it cannot be refused.`,
      );
      await expect(ask(shop.database, done, staff('?'))).rejects.toThrow(RequestError);
      await expect(approve(shop.database, facts, 99_999, staff())).rejects.toThrow('There is no account 99999.');
    });

    it('lets one of two members of staff decide', async () => {
      const { id } = await verified();
      const results = await Promise.allSettled([
        approve(shop.database, facts, id, staff()),
        reject(shop.database, id, staff()),
        approve(shop.database, facts, id, staff()),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await historyOf(id)).toHaveLength(3);
    });
  });

  describe('a business that was rejected', () => {
    const rejected = async () => {
      const account = await verified();
      await reject(shop.database, account.id, staff());
      return account;
    };
    const accountsOf = async (mail: string) =>
      shop.database.kysely.selectFrom('account').select(['id', 'state', 'name']).where('mailKey', '=', mail).orderBy('id').execute();

    it('can apply again: a new account with its own link, beside the rejected one', async () => {
      const { mail } = await rejected();
      await register(shop, filledForm({ mail, name: 'Golden Fryer and Daughters Ltd' }));
      expect(await accountsOf(mail)).toMatchObject([
        { state: 'rejected', name: 'Golden Fryer Ltd' },
        { state: 'submitted', name: 'Golden Fryer and Daughters Ltd' },
      ]);
      expect(await mailsTo(shop, mail, 'alreadyRegistered')).toEqual([]);
      expect(await verify((await lastMailTo(shop, mail, 'verify')).token)).toMatchObject({ status: 200 });
      expect((await accountsOf(mail)).map(({ state }) => state)).toEqual(['rejected', 'verified']);
    });

    it('is one that has registered already again as soon as it has applied', async () => {
      const { mail } = await rejected();
      await Promise.all(Array.from({ length: 5 }, () => register(shop, filledForm({ mail }))));
      expect((await accountsOf(mail)).map(({ state }) => state)).toEqual(['rejected', 'submitted']);
      expect(await mailsTo(shop, mail, 'alreadyRegistered')).toHaveLength(1);
      expect(await historyOf((await accountsOf(mail))[0]!.id)).toHaveLength(3);
    });

    it('can be rejected as often as it applies', async () => {
      const { mail } = await rejected();
      for (let round = 0; round < 2; round += 1) {
        await register(shop, filledForm({ mail }));
        await verify((await lastMailTo(shop, mail, 'verify')).token);
        await reject(shop.database, (await accountsOf(mail)).at(-1)!.id, staff());
      }
      expect((await accountsOf(mail)).map(({ state }) => state)).toEqual(['rejected', 'rejected', 'rejected']);
    });

    it('logs in and resets the password with the account that was approved at last', async () => {
      const { mail } = await rejected();
      await register(shop, filledForm({ mail }));
      await verify((await lastMailTo(shop, mail, 'verify')).token);
      const userName = await approve(shop.database, facts, (await accountsOf(mail)).at(-1)!.id, staff());
      await change(password, (await lastMailTo(shop, mail, 'approved')).token);
      const { body } = await logIn(mail, password);
      expect((await me(body.token!)).body).toMatchObject({ data: { userName, mail } });
      await reset(mail);
      expect(await lastMailTo(shop, mail, 'passwordReset')).toMatchObject({ userName });
    });

    it('loses no form that arrives while it is being rejected', async () => {
      const { id, mail } = await verified();
      await Promise.all([reject(shop.database, id, staff()), register(shop, filledForm({ mail }))]);
      const states = (await accountsOf(mail)).map(({ state }) => state);
      // Either the form came before the rejection, and its owner got a mail, or it came after, and made an account.
      expect(states.length + (await mailsTo(shop, mail, 'alreadyRegistered')).length).toBe(2);
      expect(states[0]).toBe('rejected');
    });
  });

  describe('POST user/changePassword', () => {
    it('sets the first password with the link of the approval, within 72 hours', async () => {
      const [inTime, late] = [await approved(), await approved()];
      shop.wait(72 * hour - 1);
      expect(await change(password, inTime.link)).toMatchObject({ status: 200, body: { status: true } });
      shop.wait(1);
      expect(await change(password, late.link)).toMatchObject({ status: 200, body: { status: false, message: 'Token expired' } });
      expect(await logIn(inTime.userName, password)).toMatchObject({ status: 200 });
    });

    it('ends all sessions, mails the owner and writes it down', async () => {
      const { id, mail, userName } = await holder();
      const { token } = (await logIn(userName, password)).body;
      expect(await me(token!)).toMatchObject({ status: 200 });
      await reset(mail);
      await change('Trawler4Oatmeal', (await lastMailTo(shop, mail, 'passwordReset')).token);
      expect(await me(token!)).toMatchObject({ status: 401 });
      expect(await logIn(userName, password)).toMatchObject({ status: 401 });
      expect(await logIn(userName, 'Trawler4Oatmeal')).toMatchObject({ status: 200 });
      expect(await mailsTo(shop, mail, 'passwordChanged')).toHaveLength(2);
      expect((await historyOf(id)).at(-1)).toBe('passwordChanged – holder');
    });

    it.each([
      ['', 'Password is required'],
      ['short1', 'Password must be at least 8 characters with a letter and a number'],
      ['lettersonly', 'Password must be at least 8 characters with a letter and a number'],
      ['12345678', 'Password must be at least 8 characters with a letter and a number'],
      ['Halibut 7-Gravel', 'Password must be at least 8 characters with a letter and a number'],
      ['password1', 'Too easy to guess: add a word or some digits'],
      ['qwerty123', 'Too easy to guess: add a word or some digits'],
    ])('says of the password "%s": %s, and leaves the link as it was', async (weak, message) => {
      const { link } = await approved();
      expect(await change(weak, link)).toMatchObject({ status: 200, body: { status: false, message } });
      expect(await change(password, link)).toMatchObject({ status: 200, body: { status: true } });
    });

    it('names the signs that a password may not hold beside the message', async () => {
      const { link } = await approved();
      expect(await change('Halibut 7-Gravel', link)).toMatchObject({
        body: { hint: 'Only letters from A to Z and digits, not a space or “-”' },
      });
    });

    it('says that the account’s own number is one that people guess first', async () => {
      const { userName, link } = await approved();
      const message = 'Too easy to guess: add a word or some digits';
      expect(await change(userName.toLowerCase(), link)).toMatchObject({ status: 200, body: { status: false, message } });
    });

    it.each(['Password1', 'Test1234', 'abc12345', 'Summer2026', 'Wholesale2026', 'Manchester1', 'Liverpool7', 'Audit1234'])(
      'takes %s, which holds to the rule',
      async (weak) => {
        const { link } = await approved();
        expect(await change(weak, link)).toMatchObject({ status: 200, body: { status: true } });
      },
    );

    it.each(['', 'x', 'A'.repeat(43)])('says of the token "%s": Token expired', async (token) => {
      expect(await change(password, token)).toMatchObject({ status: 200, body: { status: false, message: 'Token expired' } });
    });

    it('succeeds once when a link is used 50 times at once', async () => {
      const { mail, link } = await approved();
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => change(`${password}${index}`, link)));
      expect(answers.filter(({ body }) => body.status)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.message === 'Token expired')).toHaveLength(49);
      expect(await mailsTo(shop, mail, 'passwordChanged')).toHaveLength(1);
    });

    it('keeps of the password only an argon2id hash of 19 MiB and two passes', async () => {
      const { id } = await holder();
      const { passwordHash } = await shop.database.kysely
        .selectFrom('account')
        .select('passwordHash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    });
  });

  describe('POST user/login', () => {
    let account: Awaited<ReturnType<typeof holder>>;
    beforeAll(async () => {
      account = await holder();
    });

    it('takes user name or mail, in any case, and the user name with the space that people read into it', async () => {
      for (const name of [
        account.userName,
        account.userName.toLowerCase(),
        account.userName.replace('TB', 'TB '),
        account.mail,
        account.mail.toUpperCase(),
        ` ${account.mail} `,
      ]) {
        const { status, body, headers } = await logIn(name, password);
        expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
        expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/u) as unknown });
      }
    });

    it('gives every login a session of its own, and keeps only its hash', async () => {
      const tokens = [await logIn(account.mail, password), await logIn(account.mail, password)].map(({ body }) => body.token);
      expect(new Set(tokens).size).toBe(2);
      const hashes = (await shop.database.kysely.selectFrom('accountSession').select('hash').execute()).map(({ hash: each }) => each);
      for (const token of tokens) expect(hashes).not.toContain(token);
    });

    it('says the same of an unknown name, a wrong password and an account that is not approved', async () => {
      const [open, waiting] = [await submitted(), await verified()];
      const answers = await Promise.all([
        logIn(account.userName, 'wrong1234'),
        logIn('nobody@example.com', password),
        logIn(open.mail, password),
        logIn(waiting.mail, password),
        logIn('nobody\u0000', '\u0000wrong1234'),
      ]);
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 401, body: { message: 'Incorrect User name or password' } });
    });

    it('takes the same time for an unknown name and a wrong password', async () => {
      // Time of the processor: that of a clock grows on a busy machine.
      const median = async (name: (index: number) => string) => {
        const times: number[] = [];
        for (let index = 0; index < 9; index += 1) {
          const before = process.cpuUsage();
          await logIn(name(index), 'wrong1234', `198.51.100.${index}`);
          const { user, system } = process.cpuUsage(before);
          times.push(user + system);
        }
        return times.toSorted((a, b) => a - b)[4]!;
      };
      const unknown = await median((index) => `nobody${index}@example.com`);
      const known = await median(() => account.userName);
      // An answer without hashing would take a tenth of it.
      expect(unknown / known).toBeGreaterThan(0.4);
      expect(unknown / known).toBeLessThan(2.5);
    });

    it.each([
      [{ pwd: 'x' }, { logIn: 'User name or Mail is required' }],
      [{ logIn: 'x' }, { pwd: 'password is required' }],
      [{}, { logIn: 'User name or Mail is required', pwd: 'password is required' }],
      [{ logIn: 7, pwd: 'x' }, { logIn: 'Must be text' }],
    ])('refuses %j', async (payload, errors) => {
      expect(await post(shop, '/api/user/login', payload)).toMatchObject({ status: 400, body: { errors } });
    });

    it('hashes a password anew when it was hashed at a lower cost', async () => {
      const { id, userName } = await holder();
      const cheap = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await shop.database.kysely.updateTable('account').set({ passwordHash: cheap }).where('id', '=', id).execute();
      expect(await logIn(userName, password)).toMatchObject({ status: 200 });
      const { passwordHash } = await shop.database.kysely
        .selectFrom('account')
        .select('passwordHash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(passwordHash).toContain('m=19456,t=2');
      expect(await logIn(userName, password)).toMatchObject({ status: 200 });
    });

    it('answers all of many at once, or says when to try again', async () => {
      const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => logIn(`flood${index}@example.com`, 'wrong1234')));
      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(0);
      for (const { headers } of busy) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => status === 401).length).toBe(120 - busy.length);
      expect(await logIn(account.mail, password)).toMatchObject({ status: 200 });
    });
  });

  describe('repeated failures', () => {
    let account: Awaited<ReturnType<typeof holder>>;
    beforeEach(async () => {
      account = await holder();
    });
    const fail = async (times: number, from: string, name = account.userName) => {
      for (let count = 0; count < times; count += 1) expect(await logIn(name, 'wrong1234', from)).toMatchObject({ status: 401 });
    };

    it('do not keep the owner out who types it right at the seventh or eighth try: only a moment passes', async () => {
      for (const failures of [5, 6, 7]) {
        await fail(failures, '203.0.113.8');
        const started = performance.now();
        expect(await logIn(account.userName, password, '203.0.113.8')).toMatchObject({ status: 200 });
        expect(performance.now() - started).toBeLessThan(3_000);
      }
    });

    it('make only one try of a name and an address wait; another meanwhile is told when to come again', async () => {
      await fail(6, '203.0.113.9');
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await logIn(account.userName, password, '203.0.113.9')).status),
      );
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429, 429, 429, 429]);
    });

    it('are slowed down more and more for that account and that address', async () => {
      await fail(7, '203.0.113.1');
      for (const seconds of [4, 8, 16]) {
        await fail(1, '203.0.113.1');
        const refused = await logIn(account.userName, password, '203.0.113.1');
        expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
        shop.wait(seconds * 1000);
      }
      expect(await logIn(account.userName, password, '203.0.113.1')).toMatchObject({ status: 200 });
      await fail(5, '203.0.113.1');
    });

    it('are slowed down for names that nobody has too', async () => {
      const name = `ghost-${account.id}@example.com`;
      await fail(8, '203.0.113.2', name);
      expect(await logIn(name, 'wrong1234', '203.0.113.2')).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please wait a moment and try again.' },
      });
    });

    it('count when they come all at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(account.userName, 'wrong1234', '203.0.113.3')));
      expect(answers.filter(({ status }) => status === 401).length).toBe(7);
    });

    it('do not lock the owner out, whose address the account knows', async () => {
      await logIn(account.userName, password, '198.51.100.50');
      for (let stranger = 0; stranger < 40; stranger += 1) await logIn(account.userName, 'wrong1234', `192.0.2.${stranger}`);
      expect(await logIn(account.userName, 'wrong1234', '192.0.2.99')).toMatchObject({ status: 429 });
      expect(await logIn(account.userName, password, '198.51.100.50')).toMatchObject({ status: 200 });
    });

    it('end with a new password, for the address that chose it', async () => {
      for (let stranger = 0; stranger < 40; stranger += 1) await logIn(account.mail, 'wrong1234', `192.0.2.${stranger}`);
      for (const name of [account.userName, account.mail])
        for (let count = 0; count < 8; count += 1) await logIn(name, 'wrong1234', '203.0.113.7');
      for (const name of [account.userName, account.mail])
        expect(await logIn(name, password, '203.0.113.7')).toMatchObject({ status: 429 });
      await reset(account.mail);
      const { token } = await lastMailTo(shop, account.mail, 'passwordReset');
      expect(await change('Trawler4Oatmeal', token, '203.0.113.7')).toMatchObject({ body: { status: true } });
      for (const name of [account.userName, account.mail])
        expect(await logIn(name, 'Trawler4Oatmeal', '203.0.113.7')).toMatchObject({ status: 200 });
    });

    it('never hold anybody up for longer than a quarter of an hour', async () => {
      for (let count = 0; count < 30; count += 1) {
        const { status, headers } = await logIn(account.userName, 'wrong1234', '203.0.113.4');
        if (status === 429) {
          expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
          shop.wait(Number(headers['retry-after']) * 1000);
        }
      }
      shop.wait(15 * minute);
      expect(await logIn(account.userName, password, '203.0.113.4')).toMatchObject({ status: 200 });
    });

    it('cost one statement each, and none while they have to wait', async () => {
      const asked = vi.spyOn(shop.database.limitPool, 'query');
      const statements = async (run: () => Promise<unknown>) => {
        asked.mockClear();
        await run();
        return asked.mock.calls.length;
      };
      expect(await statements(() => fail(5, '203.0.113.10'))).toBe(5);
      await fail(3, '203.0.113.10');
      expect(await logIn(account.userName, 'wrong1234', '203.0.113.10')).toMatchObject({ status: 429 });
      expect(await statements(() => logIn(account.userName, 'wrong1234', '203.0.113.10'))).toBe(0);
      asked.mockRestore();
    });

    it('cost nothing and count for nothing while too many wait', async () => {
      const flood = Array.from({ length: 120 }, () => hashPassword(password).catch((error: unknown) => error));
      const asked = vi.spyOn(shop.database.limitPool, 'query');
      expect(await logIn(account.userName, password, '203.0.113.11')).toMatchObject({ status: 503 });
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
      await Promise.all(flood);
      await fail(5, '203.0.113.11');
    });

    it('of one address with many names are slowed down, and no other address is', async () => {
      for (let count = 0; count < 53; count += 1) await logIn(`name${count}-${account.id}@example.com`, 'wrong1234', '203.0.113.5');
      expect(await logIn(account.userName, password, '203.0.113.5')).toMatchObject({ status: 429 });
      expect(await logIn(account.userName, password, '203.0.113.6')).toMatchObject({ status: 200 });
    });
  });

  describe('sessions', () => {
    let account: Awaited<ReturnType<typeof holder>>;
    const session = async () => (await logIn(account.userName, password)).body.token!;
    beforeAll(async () => {
      account = await holder();
    });

    it('say whose they are', async () => {
      const answer = await me(await session());
      expect(answer.status).toBe(200);
      const { data } = accountHolderAnswerSchema.strict().parse(answer.body);
      const { business, history, ...known } = data;
      expect(known).toEqual({ userName: account.userName, mail: account.mail, businessName: 'Golden Fryer Ltd' });
      expect(business).toMatchObject({ name: 'Golden Fryer Ltd', mail: account.mail, vatNumber: '340804329' });
      expect(history?.map(({ kind }) => kind)).toEqual(['submitted', 'verified', 'approved']);
      expect(history?.[0]?.reference).toMatch(/^\w{4}-\w{4}$/u);
    });

    it('end with the logout, and logging out again does no harm', async () => {
      const token = await session();
      const authorization = `Bearer ${token}`;
      expect(await post(shop, '/api/user/logout', '', { authorization, 'content-type': 'text/plain' })).toMatchObject({ status: 204 });
      expect(await me(token)).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
      expect((await shop.app.inject({ method: 'POST', url: '/api/user/logout', headers: { authorization } })).statusCode).toBe(204);
    });

    it('end after seven days without use, and not while they are used', async () => {
      const [used, idle] = [await session(), await session()];
      for (let days = 0; days < 7; days += 1) {
        shop.wait(day);
        expect(await me(used)).toMatchObject({ status: 200 });
      }
      expect(await me(idle)).toMatchObject({ status: 401 });
      shop.wait(7 * day);
      expect(await me(used)).toMatchObject({ status: 401 });
    });

    it('end after thirty days in any case', async () => {
      const token = await session();
      for (let days = 0; days < 29; days += 1) {
        shop.wait(day);
        expect(await me(token)).toMatchObject({ status: 200 });
      }
      shop.wait(day);
      expect(await me(token)).toMatchObject({ status: 401 });
    });

    it.each(['', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic eDp4', `Bearer ${'A'.repeat(9000)}`])(
      'are not opened by the header "%.20s"',
      async (authorization) => {
        const response = await shop.app.inject({ url: '/api/user/me', headers: { authorization } });
        expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      },
    );
  });

  describe('POST user/resetPassword', () => {
    it('mails a link that works once and for an hour', async () => {
      const { mail, userName } = await holder();
      expect(await reset(userName)).toMatchObject({ status: 200, body: { status: true } });
      const { token } = await lastMailTo(shop, mail, 'passwordReset');
      shop.wait(hour - 1);
      expect(await change('Trawler4Oatmeal', token)).toMatchObject({ body: { status: true } });
      expect(await change('Trawler5Oatmeal', token)).toMatchObject({ body: { status: false, message: 'Token expired' } });
      await reset(mail);
      const late = await lastMailTo(shop, mail, 'passwordReset');
      shop.wait(hour);
      expect(await change('Trawler5Oatmeal', late.token)).toMatchObject({ body: { status: false, message: 'Token expired' } });
    });

    it('replaces an older link', async () => {
      const { mail } = await holder();
      await reset(mail);
      const older = await lastMailTo(shop, mail, 'passwordReset');
      await reset(mail);
      const newer = await lastMailTo(shop, mail, 'passwordReset');
      expect(await change('Trawler4Oatmeal', older.token)).toMatchObject({ body: { status: false, message: 'Token expired' } });
      expect(await change('Trawler4Oatmeal', newer.token)).toMatchObject({ body: { status: true } });
    });

    it('answers the same, and in the same time, for names that nobody has', async () => {
      const { mail } = await holder();
      const waiting = await verified();
      const timed = async (name: string) => {
        const started = performance.now();
        const { status, body } = await reset(name);
        return { status, body, time: performance.now() - started };
      };
      const [known, unknown, unapproved] = [await timed(mail), await timed('nobody@example.com'), await timed(waiting.mail)];
      for (const { status, body } of [unknown, unapproved]) expect({ status, body }).toEqual({ status: known.status, body: known.body });
      expect(Math.abs(known.time - unknown.time)).toBeLessThan(100);
      expect(await mailsTo(shop, waiting.mail, 'passwordReset')).toEqual([]);
    });

    it('does not fill a mailbox, and the newest of its mails keeps working', async () => {
      const { mail } = await holder();
      const answers = await Promise.all(Array.from({ length: 12 }, () => reset(mail)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: true } });
      const mails = await mailsTo(shop, mail, 'passwordReset');
      expect(mails).toHaveLength(3);
      expect(await change('Trawler4Oatmeal', mails.at(-1)!.token)).toMatchObject({ body: { status: true } });
    });

    it('sends the owner another when a link was used, however many strangers have asked for before', async () => {
      const { mail } = await holder();
      for (let count = 0; count < 8; count += 1) await reset(mail);
      const asked = await mailsTo(shop, mail, 'passwordReset');
      expect(await change('Trawler4Oatmeal', asked.at(-1)!.token)).toMatchObject({ body: { status: true } });
      await reset(mail);
      expect(await mailsTo(shop, mail, 'passwordReset')).toHaveLength(asked.length + 1);
    });

    it('slows an address down that asks for many', async () => {
      const ask20 = Array.from({ length: 21 }, (_, index) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/user/resetPassword',
          payload: { mail: `n${index}@example.com` },
          remoteAddress: '203.0.113.40',
        }),
      );
      await Promise.all(ask20);
      const refused = await shop.app.inject({
        method: 'POST',
        url: '/api/user/resetPassword',
        payload: { mail: 'n@example.com' },
        remoteAddress: '203.0.113.40',
      });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    });

    it('refuses an empty field', async () => {
      expect(await reset(' ')).toMatchObject({ status: 400, body: { errors: { mail: 'User name or Mail is required' } } });
    });
  });
});
