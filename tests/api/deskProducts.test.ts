/** A product at the desk: found, changed by the import's own rules, withdrawn and put back, with who did what. */
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoriesCall, productDetailsCall } from '../../src/contract/calls.ts';
import type { CategoriesAnswer, ProductDetailsAnswer } from '../../src/contract/catalogue.ts';
import { listFewFound } from '../../src/server/catalogue/fewFound.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { lockUntilEnd } from '../../src/server/database/advisoryLock.ts';
import type { ProductAnswer, ProductLine } from '../../src/server/desk/answers.ts';
import { openClockedApp, type ClockedApp } from './accountHarness.ts';
import { callDesk, setUpMember, type DeskCall, type TestMember } from './deskHarness.ts';
import { fixtureCatalogue } from './fixture.ts';
import { get } from './harness.ts';

const [cola] = fixtureCatalogue.products;
const code = cola!.code;

let shop: ClockedApp;
let kit: TestMember;
beforeAll(async () => {
  shop = await openClockedApp();
  kit = await setUpMember(shop, 'reviewer');
  await loadCatalogue(shop.database, fixtureCatalogue);
  await shop.catalogue.refresh();
});
afterAll(() => shop?.close());

const ask = (url: string, call: DeskCall = {}) => callDesk(shop, url, { cookie: kit.cookie, ...call });
const read = async () => (await ask(`/products/${code}`)).json<ProductAnswer>();
const find = async (search: string) => (await ask(`/products?search=${encodeURIComponent(search)}`)).json<{ data: ProductLine[] }>().data;
const change = (cells: object, seen?: object) => ask(`/products/${code}`, { method: 'PATCH', body: { cells, seen } });
const act = (action: 'withdraw' | 'putBack') => ask(`/products/${code}`, { body: { action, by: 'Somebody else' } });
const idOf = async () => (await shop.database.kysely.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst())?.id;
const shown = async () => {
  await shop.catalogue.refresh();
  return (await get<ProductDetailsAnswer>(shop, productDetailsCall((await idOf())!))).body.data.productDetails[0]!;
};
/** Everything that a change of one product must leave as it is. */
const others = async () => {
  await shop.catalogue.refresh();
  const { kysely } = shop.database;
  const views = await kysely.selectFrom('productView').innerJoin('product', 'product.id', 'productId').select(['productId', 'details']).where('code', '<>', code).orderBy('productId').execute(); // prettier-ignore
  return { views, tree: (await get<CategoriesAnswer>(shop, categoriesCall)).body };
};

describe('a product at the desk', () => {
  it('is found by the beginning of its code or a part of its name', async () => {
    const picture = expect.stringMatching(/^\/media\/[0-9a-f]{12}\//u) as string;
    expect(await find(code)).toEqual([{ code, picture, name: cola!.name, pack: cola!.packSize, isWithdrawn: false }]);
    expect((await find('king prawns')).length).toBe(10);
    expect(await find('caviar')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('is searched by staff without being counted among the searches of visitors', async () => {
    shop.catalogue.fewFound.note('saffron', 0);
    await find('saffron');
    await shop.catalogue.fewFound.store(shop.database);
    expect(await listFewFound(shop.database)).toEqual([]);
  });

  it('is changed for visitors, which stands in its history under the name of the session, and changes no other', async () => {
    const [before, id] = [await others(), await idOf()];
    const cells = {
      name: 'Ashdale Zero, “sugar free”',
      allergens: 'Milk | Soybeans',
      storage: 'chilled',
      tags: 'vegan | Halal',
      origin: '',
    };
    expect((await change(cells)).statusCode).toBe(204);
    expect(await shown()).toMatchObject({
      productId: id,
      name: 'Ashdale Zero, “sugar free”',
      allergens: { contains: ['Milk', 'Soybeans'], mayContain: [] },
      storage: 'chilled',
      description: cola!.description,
    });
    const { variants, origin } = await shown();
    expect(origin).toBeUndefined();
    expect(variants.map(({ tags, images }) => [tags.map(({ name }) => name), images.length])).toEqual([
      [['Vegan', 'Halal'], 3],
      [['New in'], 1],
    ]);
    expect(await others()).toEqual(before);
    const [last, ...older] = (await read()).history;
    expect(last).toMatchObject({ actor: `staff: ${kit.name}`, kind: 'changed' });
    expect(last!.note.split('\n')).toContain(`name: ${cola!.name} → Ashdale Zero, “sugar free”`);
    expect(older).toEqual([]);
  }, 120_000);

  it('has nutrition, barcode and categories, which are changed by themselves', async () => {
    const { cells } = await read();
    const other = cells.categories.split(' > ')[0]!;
    expect(cells).toMatchObject({ barcode: cola!.barcode, categories: expect.stringMatching(/\S > \S/u) as string });
    const numbers = { energy_kj: '180', energy_kcal: '42', fat: '0', saturates: '0', carbohydrate: '10.6', sugars: '10.6', protein: '0' };
    const next = { ...numbers, nutrition_per: '100 ml', salt: '0.35', barcode: '5012345678900', categories: other };
    const answer = await change(next);
    expect(answer.statusCode, answer.body).toBe(204);
    expect((await read()).cells).toEqual({ ...cells, ...next });
    expect((await change({ barcode: '5012345678901' })).statusCode).toBe(422);
    expect((await change({ salt: '0.4' })).statusCode).toBe(204);
    expect((await read()).cells).toEqual({ ...cells, ...next, salt: '0.4' });
    const back = await change(cells);
    expect(back.statusCode, back.body).toBe(204);
    expect((await read()).cells).toEqual(cells);
  }, 120_000);

  it('is held to the rules of the import, with the reason at the field', async () => {
    const before = await read();
    const answer = await change({ allergens: 'Milk | plutonium', name: '' });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      expect.objectContaining({ name: 'is missing' }) as object,
    ]);
    const unknown = await change({ allergens: 'plutonium' });
    expect(unknown.json<{ errors: Record<string, string> }>().errors['allergens']).toContain('none of the fourteen');
    expect((await change({ popularity: '9' })).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  }, 120_000);

  it('is not overwritten unseen: who comes second is told what stands there now', async () => {
    const { cells } = await read();
    const answer = await change({ origin: 'Peru', description: 'Second' }, { origin: 'Chile', description: cells.description });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([409, { origin: 'Is now: empty' }]);
    expect((await read()).cells).toEqual(cells);
    // A fact that is so already takes nothing away.
    expect((await change({ origin: '' }, { origin: 'Chile' })).statusCode).toBe(204);
  });

  it('keeps what the first of two wrote who save at the same moment, and refuses the second', async () => {
    const { cells } = await read();
    const origins = ['Peru', 'Chile'];
    const answers = await Promise.all(origins.map((origin) => change({ origin }, { origin: cells.origin })));
    const codes = answers.map(({ statusCode }) => statusCode);
    const first = codes.indexOf(204);
    expect([codes[first], [409, 422].includes(codes[1 - first]!)]).toEqual([204, true]);
    const { cells: after, history } = await read();
    expect([after.origin, history[0]!.note]).toEqual([origins[first], `origin: ${cells.origin} → ${origins[first]}`]);
    expect((await change({ origin: cells.origin })).statusCode).toBe(204);
  });

  it('is not withdrawn with the facts of before, where somebody changes it at the same moment', async () => {
    const { cells } = await read();
    const acts: Promise<LightMyRequestResponse>[] = [];
    // Both have read the product when the first may write.
    await shop.database.kysely.transaction().execute(async (transaction) => {
      await lockUntilEnd(transaction, 'catalogueLoad');
      for (const begin of [() => change({ origin: 'Peru' }), () => act('withdraw')]) {
        acts.push(begin());
        await vi.waitFor(async () => {
          const here = sql`(select oid from pg_database where datname = current_database())`;
          const locks = sql`select mode from pg_locks where locktype = 'advisory' and not granted and database = ${here}`;
          expect((await locks.execute(transaction)).rows).toHaveLength(acts.length);
        }, 60_000);
      }
    });
    expect((await Promise.all(acts)).map(({ statusCode }) => statusCode)).toEqual([204, 422]);
    expect(await read()).toMatchObject({ isWithdrawn: false, cells: { origin: 'Peru' } });
    expect((await change({ origin: cells.origin })).statusCode).toBe(204);
  }, 120_000);

  it('gets another picture in front, and keeps the others', async () => {
    const before = (await shown()).variants;
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2266aa' } })
      .png()
      .toBuffer();
    const send = (payload: Buffer, more = '') =>
      shop.app.inject({
        method: 'PUT',
        url: `/desk/api/products/${code}/picture${more}`,
        payload,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream', cookie: kit.cookie },
      });
    expect((await send(Buffer.from('no picture'))).statusCode).toBe(422);
    expect((await send(picture)).statusCode).toBe(204);
    const after = (await shown()).variants;
    expect(after[0]!.images[0]).not.toBe(before[0]!.images[0]);
    expect([after[0]!.images.slice(1), after[1], after[0]!.tags]).toEqual([before[0]!.images.slice(1), before[1], before[0]!.tags]);
    expect((await read()).history[0]).toMatchObject({ kind: 'changed', note: 'picture' });
    // Another stands behind the last, and each can go again.
    const { pictures } = await read();
    expect((await send(picture, '?place=last')).statusCode).toBe(204);
    const more = (await read()).pictures;
    expect(more).toHaveLength(pictures.length + 1);
    const at = more.findIndex((address) => !pictures.includes(address));
    expect((await ask(`/products/${code}/picture?index=${at}`, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await read()).pictures).toEqual(pictures);
  }, 120_000);

  it('is withdrawn and put back as it was, at its address, once', async () => {
    const [id, before, around] = [await idOf(), await shown(), await others()];
    expect((await act('withdraw')).statusCode).toBe(204);
    expect((await get(shop, productDetailsCall(id!))).status).toBe(404);
    expect(await others()).toEqual(around);
    expect(await find('')).toMatchObject([{ code, isWithdrawn: true }]);
    expect(await read()).toMatchObject({ isWithdrawn: true, cells: { name: before.name } });
    expect((await act('withdraw')).statusCode).toBe(404);
    expect((await act('putBack')).statusCode).toBe(204);
    expect(await idOf()).toBe(id);
    expect(await shown()).toEqual(before);
    expect((await act('putBack')).statusCode).toBe(409);
    expect((await read()).history.slice(0, 3).map(({ kind }) => kind)).toEqual(['putBack', 'withdrawn', 'changed']);
  }, 120_000);
});
