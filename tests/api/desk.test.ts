/** The desk: who may call what, and how members come in and leave. */
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../src/brands/index.ts';
import { approve, confirmAddress } from '../../src/server/accounts/review.ts';
import { addMember } from '../../src/server/desk/members.ts';
import { deskWorkRoutes } from '../../src/server/desk/work.ts';
import { productPictureRoutes } from '../../src/server/desk/pictures.ts';
import { staffRules } from '../../src/server/desk/rules.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import { registerStaffRoutes } from '../../src/server/staffRoutes.ts';
import { director, filledForm, lastMailTo, mailsTo, openClockedApp, register, type ClockedApp } from './accountHarness.ts';
import { unattendedHeader } from '../../src/server/desk/answers.ts';
import { callDesk, codeAt, cookieOf, deskPassword, givePassword, setUpMember, type TestMember } from './deskHarness.ts';

const facts = await loadFacts('tarnbrook');

const minute = 60_000;
const hour = 60 * minute;

let shop: ClockedApp;
let reviewer: TestMember;
let manager: TestMember;
beforeAll(async () => {
  shop = await openClockedApp();
  reviewer = await setUpMember(shop, 'reviewer');
  manager = await setUpMember(shop, 'manager');
});
afterAll(() => shop?.close());

/** A business that waits for review. */
async function applicant(): Promise<{ id: number; mail: string }> {
  const form = filledForm();
  await register(shop, form);
  const { mail } = form.business;
  await confirmAddress(shop.database, facts, (await lastMailTo(shop, mail, 'verify')).token, shop.now());
  const { id } = await shop.database.kysely.selectFrom('account').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  return { id, mail };
}

/** All staff routes as they are declared, but those that answer for headers alone. */
async function declaredRoutes(): Promise<string[]> {
  const found: string[] = [];
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') found.push(`${String(method)} ${url}`);
  });
  const { config, database } = shop;
  registerStaffRoutes(app, {
    database,
    facts,
    dataDir: config.dataDir,
    mediaStore: openMediaStore(config),
    refreshCatalogue: async () => {},
  });
  void app.register(deskWorkRoutes(config, database));
  void app.register(productPictureRoutes(database, openMediaStore(config)));
  await app.ready();
  await app.close();
  return found;
}

describe('each staff route', () => {
  it('has a rule at the desk, and each rule a route', async () => {
    expect((await declaredRoutes()).toSorted()).toEqual(Object.keys(staffRules).toSorted());
  });

  it.each(Object.entries(staffRules))('%s is for whom its rule says: %s', async (route, rule) => {
    const [method, path] = route.split(' ') as ['GET', string];
    const url = path.replace(':mail', 'nobody%40example.com').replace(/:\w+/gu, '2147483647');
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
    const callers = {
      nobody: {},
      customer: { headers },
      halfWay: { cookie: await givePassword(shop, manager) },
      reviewer: { cookie: reviewer.cookie },
      manager: { cookie: manager.cookie },
    };
    const refused: Record<string, number> = {};
    for (const [who, call] of Object.entries(callers)) {
      const { statusCode } = await callDesk(shop, url, { method, ...call });
      if (statusCode === 401 || statusCode === 403) refused[who] = statusCode;
    }
    expect(refused).toEqual({
      nobody: 401,
      customer: 401,
      halfWay: 401,
      ...(rule !== 'reviewer' && { reviewer: 403 }),
      ...(rule === 'nobody' && { manager: 403 }),
    });
  });

  it('is not reached by another spelling of its path', async () => {
    for (const url of ['/backup/', '//backup', '/Backup', '/%62ackup', '/accounts/../backup'])
      expect([403, 404]).toContain((await callDesk(shop, url, { cookie: manager.cookie })).statusCode);
  });
});

describe('a decision at the desk', () => {
  it('stands in the history under the name of the session, whatever the body says, and the second one hears it', async () => {
    const { id, mail } = await applicant();
    const body = { decision: 'approve', note: 'fine', by: 'Somebody else' };
    expect((await callDesk(shop, `/accounts/${id}/decision`, { body, cookie: reviewer.cookie })).statusCode).toBe(200);
    const event = await shop.database.kysely
      .selectFrom('accountEvent')
      .select(['actor', 'note'])
      .where('accountId', '=', id)
      .where('kind', '=', 'approved')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actor: `staff: ${reviewer.name}`, note: 'fine' });
    expect(await mailsTo(shop, mail, 'approved')).toHaveLength(1);
    const second = await callDesk(shop, `/accounts/${id}/decision`, { body: { decision: 'reject' }, cookie: manager.cookie });
    expect([second.statusCode, second.json()]).toEqual([
      409,
      { message: `Golden Fryer Ltd is approved already, by ${reviewer.name}, so it cannot be refused.` },
    ]);
  });

  it('is taken once of 50 reviewers at the same moment, and the 49 others are told by whom', async () => {
    const { id, mail } = await applicant();
    const members = await Promise.all(Array.from({ length: 50 }, () => setUpMember(shop, 'reviewer')));
    const answers = await Promise.all(
      members.map(({ cookie }, index) => {
        const body = { decision: index % 2 === 0 ? 'approve' : 'reject', note: 'Seen.' };
        return callDesk(shop, `/accounts/${id}/decision`, { body, cookie });
      }),
    );
    const [first] = members.filter((_, index) => answers[index]!.statusCode === 200);
    const told = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json<{ message: string }>().message);
    expect(told).toHaveLength(49);
    const sentence = new RegExp(
      `^Golden Fryer Ltd is (approved|refused) already, by ${first!.name}, so it cannot be (approved|refused)\\.$`,
      'u',
    );
    expect(told.filter((message) => !sentence.test(message))).toEqual([]);
    expect([...(await mailsTo(shop, mail, 'approved')), ...(await mailsTo(shop, mail, 'rejected'))]).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('takes password and code, gives a new token with the second, and the cookie to the desk alone', async () => {
    const half = await callDesk(shop, '/session', { body: { mail: reviewer.mail.toUpperCase(), password: deskPassword } });
    expect([half.statusCode, half.json()]).toEqual([200, { next: 'code', mail: reviewer.mail.toUpperCase() }]);
    expect(half.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict$/u);
    shop.wait(minute);
    const whole = await callDesk(shop, '/session/code', { body: { code: codeAt(shop, reviewer.secret) }, cookie: cookieOf(half) });
    expect(whole.json()).toEqual({ next: 'none', name: reviewer.name, mail: reviewer.mail, role: 'reviewer' });
    expect((await callDesk(shop, '/sessions', { cookie: cookieOf(half) })).statusCode).toBe(401);
    expect((await callDesk(shop, '/sessions', { cookie: cookieOf(whole) })).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', () => ({ mail: reviewer.mail, password: 'not this one either' })],
    ['an address that nobody has', () => ({ mail: 'nobody@example.com', password: deskPassword })],
  ])('says the same of %s', async (_, body) => {
    const answer = await callDesk(shop, '/session', { body: body() });
    expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([
      401,
      { message: 'E-mail or password is wrong.' },
      undefined,
    ]);
  });

  it('takes each code of the authenticator once, and none that is old', async () => {
    const member = await setUpMember(shop, 'reviewer');
    const tryCode = async (code: string) =>
      (await callDesk(shop, '/session/code', { body: { code }, cookie: await givePassword(shop, member) })).statusCode;
    // The setup has used the present one.
    expect(await tryCode(codeAt(shop, member.secret))).toBe(403);
    shop.wait(minute);
    const code = codeAt(shop, member.secret);
    expect(await tryCode(code)).toBe(200);
    expect(await tryCode(code)).toBe(403);
    expect(await tryCode(codeAt(shop, member.secret, -1))).toBe(403);
    expect(await tryCode(codeAt(shop, member.secret, 9))).toBe(403);
    expect(await tryCode(codeAt(shop, member.secret, 1))).toBe(200);
  });

  it('takes a code once of several attempts at the same moment', async () => {
    const member = await setUpMember(shop, 'reviewer');
    const cookies = await Promise.all(Array.from({ length: 4 }, () => givePassword(shop, member)));
    shop.wait(minute);
    const code = codeAt(shop, member.secret);
    const answers = await Promise.all(cookies.map((cookie) => callDesk(shop, '/session/code', { body: { code }, cookie })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, in any spelling', async () => {
    const member = await setUpMember(shop, 'manager');
    expect(new Set(member.recoveryCodes).size).toBe(10);
    const code = member.recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    for (const status of [200, 403])
      expect((await callDesk(shop, '/session/code', { body: { code }, cookie: await givePassword(shop, member) })).statusCode).toBe(status);
  });

  it('waits after failures, as the shop’s login does', async () => {
    const member = await setUpMember(shop, 'reviewer');
    const guess = (from: string) => callDesk(shop, '/session', { body: { mail: member.mail, password: 'wrong' }, from });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) statuses.push((await guess('203.0.113.9')).statusCode);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = await callDesk(shop, '/session', { body: { mail: member.mail, password: deskPassword }, from: '203.0.113.10' });
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('the one-time link', () => {
  const invited = async () => {
    const mail = `new${Math.random()}@tarnbrook.example.com`;
    return addMember(shop.database, { mail, name: mail, role: 'reviewer' }, shop.now());
  };
  const choose = (token: string, password = deskPassword) => callDesk(shop, '/setup/password', { body: { token, password } });

  it.each([
    ['short', 'eleven sign', 'At least 12 characters'],
    ['guessed first', 'aaaaaaaaaaaaa', 'Too easy to guess'],
    ['weak, though the shop would take it of a customer', 'password123456', 'Too easy to guess'],
    ['empty', '', 'At least 12 characters'],
  ])('refuses a password that is %s', async (_, password, message) => {
    const answer = await choose((await invited()).token, password);
    expect([answer.statusCode, answer.json()]).toEqual([422, { message, errors: { password: message } }]);
  });

  it('lets nobody in before the second factor is confirmed, and works once', async () => {
    const { mail, token } = await invited();
    const { secret } = (await choose(token)).json<{ secret: string }>();
    expect((await callDesk(shop, '/session', { body: { mail, password: deskPassword } })).statusCode).toBe(401);
    expect((await callDesk(shop, '/setup/code', { body: { token, code: '000000' } })).statusCode).toBe(403);
    const code = codeAt(shop, secret);
    const both = await Promise.all([1, 2].map(() => callDesk(shop, '/setup/code', { body: { token, code } })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await choose(token)).statusCode).toBe(410);
  });

  it('ends after three days, and when a newer one is made', async () => {
    const old = await invited();
    shop.wait(72 * hour);
    expect((await choose(old.token)).statusCode).toBe(410);
    const newer = await addMember(shop.database, { mail: old.mail, name: old.mail, role: 'reviewer' }, shop.now());
    expect((await choose(old.token)).statusCode).toBe(410);
    expect((await choose(newer.token)).statusCode).toBe(200);
  });
});

describe('a session at the desk', () => {
  const isOpen = async (cookie: string) => (await callDesk(shop, '/sessions', { cookie })).statusCode === 200;

  it('ends after half an hour without use', async () => {
    const { cookie } = await setUpMember(shop, 'reviewer');
    shop.wait(29 * minute);
    expect(await isOpen(cookie)).toBe(true);
    shop.wait(29 * minute);
    expect(await isOpen(cookie)).toBe(true);
    shop.wait(30 * minute);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('is not kept by calls that the screen makes while nobody is at it', async () => {
    const { cookie } = await setUpMember(shop, 'reviewer');
    const ask = async () => (await callDesk(shop, '/sessions', { cookie, headers: { [unattendedHeader]: 'true' } })).statusCode;
    for (let passed = 0; passed < 29; passed += 1) {
      shop.wait(minute);
      expect(await ask()).toBe(200);
    }
    shop.wait(minute);
    expect(await ask()).toBe(401);
  });

  it('ends after twelve hours in any case', async () => {
    const { cookie } = await setUpMember(shop, 'reviewer');
    for (let passed = 0; passed < 24 * 29; passed += 29) {
      expect(await isOpen(cookie)).toBe(true);
      shop.wait(29 * minute);
    }
    shop.wait(25 * minute);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('between password and code ends after ten minutes', async () => {
    const member = await setUpMember(shop, 'reviewer');
    const cookie = await givePassword(shop, member);
    shop.wait(10 * minute);
    expect((await callDesk(shop, '/session/code', { body: { code: codeAt(shop, member.secret) }, cookie })).statusCode).toBe(401);
  });

  it('is listed to its member, who can end each and all', async () => {
    const member = await setUpMember(shop, 'reviewer');
    const opened: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      shop.wait(minute);
      const half = await givePassword(shop, member);
      opened.push(cookieOf(await callDesk(shop, '/session/code', { body: { code: codeAt(shop, member.secret) }, cookie: half })));
    }
    const list = async () =>
      (await callDesk(shop, '/sessions', { cookie: member.cookie })).json<{ data: { id: number; isOwn: boolean; browser: string }[] }>()
        .data;
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
    await shop.database.kysely.updateTable('staffSession').set({ userAgent }).execute();
    const lines = await list();
    expect(lines.map(({ browser }) => browser)).toEqual(lines.map(() => 'Chrome on Windows'));
    expect(lines).toHaveLength(3);
    expect(lines.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    const strangers = await setUpMember(shop, 'manager');
    const end = (id: number, cookie: string) => callDesk(shop, `/sessions/${id}`, { method: 'DELETE', cookie });
    await end(lines.find(({ isOwn }) => !isOwn)!.id, strangers.cookie);
    expect(await list()).toHaveLength(3);
    await end(lines.find(({ isOwn }) => !isOwn)!.id, member.cookie);
    expect(await list()).toHaveLength(2);
    await callDesk(shop, '/sessions', { method: 'DELETE', cookie: member.cookie });
    expect(await Promise.all([member.cookie, ...opened].map(isOpen))).toEqual([false, false, false]);
  });

  it('ends with signing out, with the member, and with a new link', async () => {
    const [out, removed, renewed] = [
      await setUpMember(shop, 'reviewer'),
      await setUpMember(shop, 'reviewer'),
      await setUpMember(shop, 'manager'),
    ];
    const answer = await callDesk(shop, '/session', { method: 'DELETE', cookie: out.cookie });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, 'desk=; Path=/desk; HttpOnly; SameSite=Strict; Max-Age=0']);
    await callDesk(shop, `/staff/${encodeURIComponent(removed.mail)}`, { method: 'DELETE', cookie: renewed.cookie });
    await addMember(shop.database, { mail: renewed.mail, name: renewed.name, role: 'manager' }, shop.now());
    for (const { cookie } of [out, removed, renewed]) expect(await isOpen(cookie)).toBe(false);
    expect((await callDesk(shop, '/session', { body: { mail: removed.mail, password: deskPassword } })).statusCode).toBe(401);
  });

  it('writes nothing unless the page is the desk’s own', async () => {
    const { cookie } = await setUpMember(shop, 'manager');
    const write = async (headers: Record<string, string>) =>
      (await shop.app.inject({ method: 'POST', url: '/desk/api/mails/retry', payload: {}, headers: { cookie, ...headers } })).statusCode;
    expect(await write({})).toBe(403);
    for (const site of ['cross-site', 'same-site']) expect(await write({ 'sec-fetch-site': site })).toBe(403);
    expect(await write({ origin: 'https://elsewhere.example.com' })).toBe(403);
    expect(await write({ origin: 'null' })).toBe(403);
    expect(await write({ origin: shop.config.publicUrl })).toBe(200);
    expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});

describe('staff at the desk', () => {
  it('are added, changed, signed out and switched off by a manager, but for themselves', async () => {
    const boss = await setUpMember(shop, 'manager');
    const other = await setUpMember(shop, 'reviewer');
    const ask = async (method: 'POST' | 'PATCH' | 'DELETE', more: string, body?: object) =>
      (await callDesk(shop, `/staff${more}`, { method, cookie: boss.cookie, ...(body && { body }) })).statusCode;
    const roleOf = async (cookie: string) => (await callDesk(shop, '/session', { cookie })).json<{ role?: string }>().role;
    expect(await ask('PATCH', `/${other.mail}`, { role: 'manager' })).toBe(200);
    expect(await roleOf(other.cookie)).toBe('manager');
    expect(await ask('DELETE', `/${other.mail}/sessions`)).toBe(200);
    expect(await roleOf(other.cookie)).toBeUndefined();
    // The session is gone, and when they were there is known.
    const { data } = (await callDesk(shop, '/staff', { cookie: boss.cookie })).json<{ data: { mail: string; lastUsedAt: string }[] }>();
    const lastUsedAt = Date.parse(data.find(({ mail }) => mail === other.mail)!.lastUsedAt);
    expect(Math.abs(lastUsedAt - shop.now().getTime())).toBeLessThan(2 * minute);
    expect(await givePassword(shop, other)).toMatch(/^desk=./u);
    expect(await ask('DELETE', `/${other.mail}`)).toBe(200);
    expect((await callDesk(shop, '/session', { body: { mail: other.mail, password: deskPassword } })).statusCode).toBe(401);
    for (const [method, more] of [
      ['PATCH', ''],
      ['DELETE', '/sessions'],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PATCH' ? { role: 'reviewer' } : undefined;
      expect(await ask(method, `/${other.mail}${more}`, body)).toBe(404);
      // Nobody could be left who undoes it.
      expect(await ask(method, `/${boss.mail.toUpperCase()}${more}`, body)).toBe(409);
    }
    const again = { name: other.name, role: 'reviewer' };
    expect(await ask('POST', '', { ...again, mail: boss.mail })).toBe(409);
    expect(await ask('POST', '', { ...again, mail: other.mail })).toBe(201);
    expect(await roleOf(boss.cookie)).toBe('manager');
  });
});

describe('what waits', () => {
  const queue = async (query: string) =>
    (await callDesk(shop, `/queue${query}`, { cookie: reviewer.cookie })).json<{
      data: { kind: string; name: string; id: number; about: string }[];
      total: number;
    }>();

  it('is one list of all kinds that can be searched, filtered, sorted and read by pages', async () => {
    reviewer = await setUpMember(shop, 'reviewer');
    const { kysely } = shop.database;
    const { id, mail } = await applicant();
    await kysely
      .updateTable('account')
      .set({ warnings: JSON.stringify({ 'business.vatNumber': 'Odd.', 'directors[0].mail': 'Odd.' }) })
      .execute();
    await kysely
      .insertInto('contactMessage')
      .values({ name: 'Zoë Ångström', mail: 'zoe@example.com', subject: 'Chips', message: 'Which ones?', ipAddress: '127.0.0.1' })
      .execute();
    await kysely
      .insertInto('outbox')
      .values({
        cause: 'desk test',
        kind: 'approved',
        recipient: 'gone@example.com',
        content: JSON.stringify({ businessName: 'Golden Fryer', userName: 'TB100001', token: 'secret' }),
        state: 'failed',
        lastError: 'No such mailbox',
        sentAt: null,
        requestId: null,
      })
      .execute();
    const all = await queue('?sort=kind');
    expect([all.total, ...all.data.map(({ kind }) => kind)]).toEqual([3, 'account', 'mail', 'message']);
    expect(all.data.map(({ about }) => about)).toEqual([
      `2 warnings – Manchester, M12 0ZX – ${mail}`,
      'Your Tarnbrook account is open – No such mailbox',
      'Chips – Which ones?',
    ]);
    expect((await queue('?kind=account')).data).toMatchObject([{ kind: 'account', id, name: 'Golden Fryer Ltd' }]);
    expect((await queue('?search=zoe%20angstrom')).data.map(({ kind }) => kind)).toEqual(['message']);
    expect((await queue('?search=GB340804329')).data).toHaveLength(1);
    expect((await queue('?search=%C2%B7')).data).toEqual([]);
    expect((await queue('?sort=name&order=desc&size=1&page=2')).data.map(({ name }) => name)).toEqual(['Golden Fryer Ltd']);
    expect(await queue('?size=1&page=99')).toEqual(await queue('?size=1&page=2'));
    // Filters that the queue does not have, as in an old bookmark, are left aside.
    expect(await queue('?kind=&sort=nothing&order=up&page=x&all=maybe')).toEqual(await queue(''));
    expect((await callDesk(shop, '/queue')).statusCode).toBe(401);
  });

  it('is narrowed to the cases of whoever asks, of a member, or of nobody', async () => {
    const { id } = await applicant();
    const given = { method: 'POST', cookie: reviewer.cookie, body: { action: 'give', to: reviewer.name } } as const;
    const mine = async () => (await queue('?holder=me')).data.map((row) => row.id);
    expect(await mine()).not.toContain(id);
    await callDesk(shop, `/records/account/${id}`, given);
    expect(await mine()).toEqual([id]);
    expect((await queue(`?holder=${encodeURIComponent(reviewer.name)}`)).data.map((row) => row.id)).toEqual([id]);
    expect((await queue('?holder=Ada')).data).toEqual([]);
    const { data, total } = await queue('?holder=nobody');
    expect(data.map((row) => row.kind)).toContain('message');
    expect(data.map((row) => row.id)).not.toContain(id);
    expect(total).toBe((await queue('')).total - 1);
  });

  it('shows of a case which accounts have the same keys', async () => {
    const [first, second] = [await applicant(), await applicant()];
    const { data } = (await callDesk(shop, `/accounts/${first.id}/related`, { cookie: reviewer.cookie })).json<{
      data: { id: number; same: { key: string; value: string }[] }[];
    }>();
    const same = data.find(({ id }) => id === second.id)!.same;
    expect([...new Set(same.map(({ key }) => key))].toSorted()).toEqual(['director', 'registrationNumber', 'telephone', 'vatNumber']);
    // Which of several it is, is said.
    expect(same.find(({ key }) => key === 'director')?.value).toBe(`${director.firstName} ${director.lastName}`);
    await approve(shop.database, facts, first.id, { actor: 'staff: kit', now: shop.now(), note: '' });
  });
});

describe('the desk', () => {
  it('does not exist with DESK=off, nor for a network that DESK_ALLOW does not name', async () => {
    const off = await openClockedApp({ desk: { isOn: false, allowedNetworks: [] } });
    expect((await callDesk(off, '/session')).statusCode).toBe(404);
    await off.close();
    const bound = await openClockedApp({ desk: { isOn: true, allowedNetworks: ['10.1.0.0/16', '::1'] } });
    for (const [from, status] of [
      ['10.1.2.3', 200],
      ['::1', 200],
      ['10.2.0.1', 404],
      ['127.0.0.1', 404],
    ] as const)
      expect((await callDesk(bound, '/session', { from })).statusCode).toBe(status);
    await bound.close();
  });

  it('sets a cookie for https alone where the shop is reached by it', async () => {
    const secure = await openClockedApp({ publicUrl: 'https://shop.example.com' });
    const { mail } = await setUpMember(secure, 'reviewer');
    const answer = await callDesk(secure, '/session', { body: { mail, password: deskPassword } });
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict; Secure$/u);
    await secure.close();
  });

  it('keeps its answers out of caches and search engines', async () => {
    const { headers, body } = await callDesk(shop, '/session');
    expect(JSON.parse(body)).toEqual({ next: 'password' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  });
});
