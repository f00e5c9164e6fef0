import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOpenings, brandNames } from '../../src/brands/index.ts';
import { jobsAnswerSchema, type JobsAnswer } from '../../src/contract/careers.ts';
import { jobCall, jobsCall } from '../../src/contract/calls.ts';
import type { ErrorAnswer } from '../../src/contract/catalogue.ts';
import type { Schema } from '../../src/server/database/index.ts';
import { fillEmptyOpenings } from '../../src/server/careers/jobs.ts';
import { freshDatabase, get, openApp, type FreshDatabase, type TestApp } from './harness.ts';

const row = {
  title: 'Van driver',
  description: 'Drives a van.',
  task: 'Load. Drive. Unload.',
  requirements: 'A licence.',
  extraRequirements: 'Patience.',
};
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

describe('openings', () => {
  let fresh: FreshDatabase;
  let shop: TestApp;

  beforeAll(async () => {
    fresh = await freshDatabase();
    shop = await openApp(fresh.config);
  });
  afterAll(async () => {
    await shop?.close();
    await fresh?.remove();
  });

  const add = async (values: Partial<Insertable<Schema['job']>> = {}) =>
    (
      await insert()
        .values({ ...row, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const insert = () => shop.database.kysely.insertInto('job');
  const list = async () => (await get<JobsAnswer>(shop, jobsCall)).body.data;

  it('are an empty list while there are none', async () => {
    expect(await get(shop, jobsCall)).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('are those that the brand starts with, put in once, also when several processes start at once', async () => {
    const openings = await loadOpenings('tarnbrook');
    await Promise.all([1, 2, 3].map(() => fillEmptyOpenings(shop.database, openings)));
    const found = await list();
    expect(found.map(({ title }) => title)).toEqual(openings.map(({ title }) => title));
    expect(() => jobsAnswerSchema.parse({ data: found })).not.toThrow();
    // Some close by themselves, weeks from now.
    const closing = found.flatMap(({ closesAt }) => closesAt ?? []);
    expect(closing).toHaveLength(2);
    for (const day of closing) expect(Date.parse(day)).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000);
    // Staff close all jobs: they must not come back.
    await shop.database.kysely.updateTable('job').set({ closedAt: new Date() }).execute();
    await fillEmptyOpenings(shop.database, openings);
    expect(await list()).toEqual([]);
  });

  it('are listed newest first, with what is known of each', async () => {
    const older = await add({ postedAt: inDays(-3) });
    const newer = await add({
      postedAt: inDays(-1),
      location: 'Manchester',
      employmentType: 'part-time',
      salary: '£13 an hour',
      closesAt: inDays(9),
    });
    const found = await list();
    expect(found.map(({ id }) => id)).toEqual([newer, older]);
    expect(found[0]).toMatchObject({
      title: row.title,
      task: row.task,
      extraRequirements: row.extraRequirements,
      location: 'Manchester',
      employmentType: 'part-time',
      salary: '£13 an hour',
    });
    expect(Object.keys(found[1]!).toSorted()).toEqual(
      ['description', 'extraRequirements', 'id', 'postedAt', 'requirements', 'task', 'title'].toSorted(),
    );
  });

  it('answer one by its id, as a list of one', async () => {
    const id = await add();
    const { status, body } = await get<JobsAnswer>(shop, jobCall(id));
    expect([status, body.data.map((job) => job.id)]).toEqual([200, [id]]);
  });

  it('are gone once they are closed or their last day is over', async () => {
    const closed = await add({ closedAt: inDays(-1) });
    const over = await add({ closesAt: new Date(Date.now() - 1000) });
    for (const id of [closed, over]) {
      expect((await list()).map((job) => job.id)).not.toContain(id);
      expect(await get<ErrorAnswer>(shop, jobCall(id))).toMatchObject({ status: 404, body: { message: `There is no open job ${id}.` } });
    }
  });

  it.each([
    ['2147483647', 404],
    ['0', 400],
    ['-1', 400],
    ['1e3', 400],
    ['99999999999', 400],
    ['abc', 400],
    ['%00', 400],
  ])('answer the id %s with %i', async (id, status) => {
    const answer = await get<ErrorAnswer>(shop, `${jobsCall}/${id}`);
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });
});

it.each(brandNames)('the openings of %s have the words that the screens need', async (name) => {
  for (const { title, description, task, requirements, extraRequirements } of await loadOpenings(name))
    for (const text of [title, description, task, requirements, extraRequirements]) expect(text.trim().length).toBeGreaterThan(4);
});
