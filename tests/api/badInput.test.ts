import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCall, jobApplicationCall } from '../../src/contract/calls.ts';
import { errorAnswerSchema, productsAnswerSchema, type ErrorAnswer } from '../../src/contract/catalogue.ts';
import { sortings } from '../../src/contract/sorting.ts';
import { get, openFilledApp, type TestApp } from './harness.ts';

/** Query strings that are refused, and the parameter that is to blame. */
const refused: [query: string, parameter: string][] = [
  ...[
    '0',
    '-1',
    '101',
    '1000000',
    '1e1',
    '1.5',
    ' 5',
    '5 ',
    '+5',
    '0x5',
    'abc',
    'NaN',
    'Infinity',
    '٣',
    '１',
    '99999999999999999999',
    '%00',
    'null',
    '[]',
  ].map((value): [string, string] => [`limit=${encodeURIComponent(value)}`, 'limit']),
  ...['-1', '2147483648', '1e3', 'abc', '--1', "1'"].map((value): [string, string] => [`offset=${encodeURIComponent(value)}`, 'offset']),
  ...['0', '-5', '1.0', 'abc', '2147483648', '1 or 1=1', '1;drop table product', '\u202e1'].flatMap((value): [string, string][] => [
    [`categoryId=${encodeURIComponent(value)}`, 'categoryId'],
    [`tagId=${encodeURIComponent(value)}`, 'tagId'],
  ]),
  ...['price', 'POPULARITY', 'popularity;', 'created_at', '__proto__', 'constructor'].flatMap((value): [string, string][] => [
    [`sorting=${value}`, 'sorting'],
    [`sortBy=${value}`, 'sortBy'],
  ]),
  ['limit=5&limit=5', 'limit'],
  ['offset=0&offset=1', 'offset'],
  ['categoryId=1&categoryId=2', 'categoryId'],
  ['tagId=1&tagId=1', 'tagId'],
  ['sorting=popularity&sorting=popularity', 'sorting'],
  ['searchProduct=a&searchProduct=b', 'searchProduct'],
  [`searchProduct=${'x'.repeat(201)}`, 'searchProduct'],
  ['searchProduct=a%00b', 'searchProduct'],
  ['brands=a%00b', 'brands'],
  [`brands=${'x'.repeat(101)}`, 'brands'],
  [Array.from({ length: 51 }, (_, index) => `brands=b${index}`).join('&'), 'brands'],
];

/** Refused brands: the message is the same whether a brand comes alone or with others. */
const refusedBrands: [what: string, query: string, field: string, message: string][] = [
  ['one with a NUL', 'brands=%00', 'brands', 'Must be plain text'],
  ['one with a NUL among others', 'brands=a&brands=%00', 'brands[1]', 'Must be plain text'],
  ['one that is too long', `brands=${'x'.repeat(300)}`, 'brands', 'Must be at most 100 characters'],
  ['one that is too long among others', `brands=a&brands=${'x'.repeat(300)}`, 'brands[1]', 'Must be at most 100 characters'],
  ...[51, 60, 300].map((count): [string, string, string, string] => [
    `${count} brands`,
    Array.from({ length: count }, (_, index) => `brands=b${index}`).join('&'),
    'brands',
    'Must be at most 50 brands',
  ]),
];

/** Query strings whose percent encoding is broken or is not UTF-8. */
const unreadable = [
  'searchProduct=%',
  'searchProduct=%ZZ',
  'searchProduct=%E0%A4%A',
  'searchProduct=%FF',
  '%ZZ=1',
  'searchProduct=%ED%A0%80',
];

/** Query strings that look hostile, but are only text. */
const harmless = [
  "searchProduct=' or 1=1 --",
  'searchProduct=\\',
  "searchProduct=cola'); drop table product; --",
  'searchProduct=a:* %26 !b | (c <-> d)',
  'searchProduct=<script>alert(1)</script>',
  'searchProduct=%E2%80%AEalo%63',
  'searchProduct=%F0%9F%8D%9F',
  'searchProduct=constructor',
  'searchProduct=24constructor',
  `searchProduct=${'a '.repeat(100).trim()}`,
  `searchProduct=${'é'.repeat(200)}`,
  `searchProduct=${'9'.repeat(200)}`,
  `searchProduct=${encodeURIComponent("'".repeat(200))}`,
  `searchProduct=${encodeURIComponent('\\'.repeat(200))}`,
  'brands={a,b}',
  'brands=%22',
  'brands=null',
  '__proto__=1&constructor=2&toString=3',
  'unknown=parameter',
  '&&&=&=x',
  'a&'.repeat(300),
];

describe('bad input', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openFilledApp();
  });
  afterAll(() => shop?.close());

  it.each(refused)('products?%s is a 400 that names %s', async (query, parameter) => {
    const answer = await get<ErrorAnswer>(shop, `/api/products?${query}`);
    expect(answer.status).toBe(400);
    expect(errorAnswerSchema.parse(answer.body).errors).toHaveProperty([
      parameter.startsWith('brands') ? Object.keys(answer.body.errors!)[0]! : parameter,
    ]);
    expect(Object.keys(answer.body.errors!).every((field) => field.startsWith(parameter))).toBe(true);
  });

  it.each(refusedBrands)('says what is wrong with %s', async (_what, query, field, message) => {
    const answer = await get<ErrorAnswer>(shop, `/api/products?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: `${field}: ${message}`, errors: { [field]: message } });
  });

  it('says that there are too many parameters', async () => {
    const answer = await get<ErrorAnswer>(shop, `/api/products?${Array.from({ length: 201 }, (_, index) => `p${index}=1`).join('&')}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'The query string has more than 200 different parameters.' });
  });

  it.each(unreadable)('products?%s is a 400 with the JSON body', async (query) => {
    const answer = await get<ErrorAnswer>(shop, `/api/products?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'The query string cannot be read.' });
  });

  it.each(harmless)('products?%s is taken as plain text', async (query) => {
    const answer = await get(shop, `/api/products?${query.replaceAll(' ', '%20').replaceAll('<', '%3C').replaceAll('>', '%3E')}`);
    expect(answer.status).toBe(200);
    productsAnswerSchema.parse(answer.body);
  });

  it.each(['0', '-1', 'abc', '1.5', '1e3', '2147483648', '%00', "1'", '١'])('products/details/%s is a 400', async (id) => {
    const answer = await get<ErrorAnswer>(shop, `/api/products/details/${encodeURI(id)}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('id');
  });

  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/products/', 404],
    ['GET', '/api/products/details', 404],
    ['GET', '/api/products/details/1/2', 404],
    ['GET', `/api/products/details/${'1'.repeat(200)}`, 414],
    ['GET', '/api/../etc/passwd', 404],
    ['GET', '/api/%2e%2e/%2e%2e/etc/passwd', 404],
    ['GET', '/api/%ZZ', 400],
    ['POST', '/api/products', 405],
    ['DELETE', '/api/products/details/1', 405],
    ['PUT', '/api/categories', 405],
    ['OPTIONS', '/api/categories', 405],
  ] as const)('%s %s is a %i with the JSON body', async (method, url, status) => {
    const response = await shop.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/json/u);
    errorAnswerSchema.strict().parse(response.json());
  });

  it('refuses a body that is no JSON or too large, without a word about the inside', async () => {
    for (const payload of ['{"a":', '', '{"__proto__":{"x":1}}', 'x'.repeat(600_000)]) {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/products',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      errorAnswerSchema.strict().parse(response.json());
      expect(response.body).not.toMatch(/stack|node_modules|\.ts/u);
    }
  });

  it('never answers 500 and always JSON, whatever the query is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ maxLength: 250 }),
      fc.constantFrom(...hostileTexts),
      fc.integer().map(String),
    );
    const parameter = fc
      .tuple(fc.constantFrom(...parameters), text, fc.boolean())
      .map(([name, value, encoded]) => `${name}=${encoded ? safeEncode(value) : rawSafe(value)}`);
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 6 }), async (query) => {
        const response = await shop.app.inject({ url: `/api/products?${query.join('&')}` });
        expect([200, 400, 404]).toContain(response.statusCode);
        const schema = response.statusCode === 200 ? productsAnswerSchema : errorAnswerSchema.strict();
        schema.parse(response.json());
      }),
      { numRuns: 400 },
    );
  });

  it('never answers 500 and always JSON, whatever the path is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('/api/', '/api/products/', '/api/products/details/', '/api/categories/'),
        async (text, start) => {
          const response = await shop.app.inject({ url: start + rawSafe(text) });
          expect(response.statusCode).toBeLessThan(500);
          expect(response.headers['content-type']).toMatch(/^application\/json/u);
          response.json();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('answers a valid query the same as the range says, whatever combination is asked', async () => {
    const query = fc.record({
      sorting: fc.constantFrom(...sortings),
      limit: fc.integer({ min: 1, max: 100 }),
      offset: fc.integer({ min: 0, max: 70 }),
      brands: fc.subarray(['Ashdale', 'Brightwell', 'drayton', 'Éclair & Co', 'Elmside', 'Fenwick', 'Nobody']),
      categoryId: fc.option(fc.integer({ min: 1, max: 13 }), { nil: undefined }),
    });
    const whole = new Map<string, { productId: number; brand: string }[]>();
    await fc.assert(
      fc.asyncProperty(query, async ({ sorting, limit, offset, brands, categoryId }) => {
        const scope = `sorting=${sorting}${categoryId === undefined ? '' : `&categoryId=${categoryId}`}`;
        if (!whole.has(scope))
          whole.set(
            scope,
            (await get<{ data: { productId: number; brand: string }[] }>(shop, `/api/products?limit=100&${scope}`)).body.data,
          );
        const chosen = whole.get(scope)!.filter(({ brand }) => brands.length === 0 || brands.includes(brand));
        const filter = brands.map((brand) => `&brands=${encodeURIComponent(brand)}`).join('');
        const { body } = await get<{ data: unknown[]; total: number; totalPages: number }>(
          shop,
          `/api/products?limit=${limit}&offset=${offset}&${scope}${filter}`,
        );
        expect(body.data).toEqual(chosen.slice(offset, offset + limit));
        expect(body).toMatchObject({ total: chosen.length, totalPages: Math.ceil(chosen.length / limit) });
      }),
      { numRuns: 150 },
    );
  });

  describe('on the wire', () => {
    let port: number;
    beforeAll(async () => {
      await shop.app.listen({ host: '127.0.0.1', port: 0 });
      port = (shop.app.server.address() as AddressInfo).port;
    });

    it.each([
      ['something that is not HTTP', 'HELLO\r\n\r\n', 400],
      ['a line with a control character in its address', 'GET /api/\u0001 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
      ['headers that are too large', `GET /api/products HTTP/1.1\r\nHost: a\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['a call for two hosts', 'GET /api/products HTTP/1.1\r\nHost: a\r\nHOST: b\r\n\r\n', 400],
      ['a page for two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
      ['a request without a host', 'GET /api/products HTTP/1.1\r\n\r\n', 400],
    ])('answers %s with a 4xx', async (_, request, status) => {
      const answer = await exchange(port, request);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
      expect(answer).not.toMatch(/<html|node_modules/iu);
    });

    it.each([contactCall, jobApplicationCall])(
      'reads a body for %s that is too large to its end, so that the sender gets to read the 413',
      async (call) => {
        const body = 'x'.repeat(12_000_000);
        const request = `POST ${call} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
        const answer = await exchange(port, `${request}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        expect(answer).toMatch(/^HTTP\/1\.1 413 .*\{"message":"The request is too large\."\}/su);
        expect(answer).toContain('{"message":"up"}');
      },
    );

    it('does not wait for a body that nobody would send', async () => {
      const answer = await exchange(
        port,
        `POST ${contactCall} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000000000\r\n\r\n{`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/su);
    });
  });
});

const parameters = ['searchProduct', 'categoryId', 'brands', 'tagId', 'sorting', 'sortBy', 'limit', 'offset', 'x', '__proto__', ''];
const hostileTexts = [
  '\0',
  '\u202e',
  "'",
  '"',
  '\\',
  '%',
  '_',
  ':*',
  "'':A",
  '🍟',
  '\ud800',
  'a'.repeat(201),
  '1',
  '0',
  '12',
  'cola',
  'haddok',
  '100001',
  'constructor',
  '24x330ml',
  '1.5l',
  '½',
  'ﬁsh',
  'İ',
  'ß',
];

/** Percent encoding that also takes halves of characters. */
function safeEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes only the characters that a client cannot put into a request line. */
function rawSafe(text: string): string {
  return text.replace(/[^!-~]/gu, '').replace(/[#]/gu, '');
}

function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer.')));
  });
}
