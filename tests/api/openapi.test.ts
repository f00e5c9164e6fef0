import { afterAll, beforeAll, expect, it } from 'vitest';
import { get, openFilledApp, type TestApp } from './harness.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string; required?: boolean; schema: object }[]; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, unknown> };
}

let shop: TestApp;
let document: Document;
beforeAll(async () => {
  shop = await openFilledApp();
  document = (await get<Document>(shop, '/api/openapi.json')).body;
});
afterAll(() => shop?.close());

it('describes every call of the catalogue in OpenAPI 3.1', () => {
  expect(document.openapi).toMatch(/^3\.1\./u);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/categories/mainCategories', '/api/categories', '/api/products', '/api/products/details/{id}']),
  );
});

it('names every parameter of the product list', () => {
  const { parameters = [] } = document.paths['/api/products']!['get']!;
  expect(parameters.map(({ name }) => name)).toEqual([
    'searchProduct',
    'categoryId',
    'brands',
    'tagId',
    'facet',
    'facets',
    'families',
    'sorting',
    'sortBy',
    'limit',
    'offset',
  ]);
  expect(parameters.find(({ name }) => name === 'limit')!.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
  expect(parameters.find(({ name }) => name === 'sorting')!.schema).toMatchObject({
    type: 'string',
    enum: expect.arrayContaining(['popularity']) as unknown,
  });
  for (const parameter of parameters) expect(parameter).toMatchObject({ in: 'query', required: false });
});

it('describes the calls about accounts: the form with its files, and which calls need a session', () => {
  const { requestBody } = document.paths['/api/business/accountForm']!['post']! as unknown as { requestBody: { content: object } };
  expect(requestBody.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        properties: { body: { contentSchema: { $ref: '#/components/schemas/AccountFormInput' } } },
        additionalProperties: { format: 'binary' },
        required: ['body'],
      },
    },
  });
  const needSession = Object.entries(document.paths).filter(([, path]) => Object.values(path).some((call) => 'security' in call));
  expect(needSession.map(([path]) => path)).toEqual(['/api/user/me', '/api/user/logout']);
});

it('describes who is logged in and the logout as calls with a bearer token, and what they answer', () => {
  const { me, logout } = { me: document.paths['/api/user/me']!['get']!, logout: document.paths['/api/user/logout']!['post']! };
  for (const call of [me, logout]) expect(call).toMatchObject({ security: [{ session: [] }] });
  expect(document.components).toMatchObject({ securitySchemes: { session: { type: 'http', scheme: 'bearer' } } });
  expect(me.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { properties: { data: { required: ['userName', 'mail', 'businessName'] } } } } },
  });
  expect(logout.responses['204']).toEqual({ description: 'Done.' });
});

it('names the header that makes one submission of many, at the calls that take it', () => {
  const taking = Object.entries(document.paths).filter(([, path]) =>
    Object.values(path).some(({ parameters }) => parameters?.some((parameter) => parameter.in === 'header')),
  );
  expect(taking.map(([path]) => path).toSorted()).toEqual([
    '/api/business/accountForm',
    '/api/business/answer',
    '/api/jobApplication',
    '/api/mail/contactUs',
    '/api/mail/priceNotice',
  ]);
  expect(document.paths['/api/jobApplication']!['post']!.parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
  ]);
});

it('says at the lists of a job how they are split, and how times of day may be written', () => {
  const { properties } = document.components.schemas['Job'] as { properties: Record<string, { description?: string }> };
  for (const list of ['task', 'requirements', 'extraRequirements'])
    expect(properties[list]!.description, list).toMatch(
      /each full stop ends a line, and so does each line break.*"9\.30 p\.m\.", "9\.30p\.m\."/u,
    );
});

it('requires the id in the path', () => {
  expect(document.paths['/api/products/details/{id}']!['get']!.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  ]);
});

it('says for every call what a success and what a refusal looks like', () => {
  for (const path of Object.values(document.paths))
    for (const call of Object.values(path)) expect(Object.keys(call.responses)).toEqual([expect.stringMatching(/^20[014]$/u), 'default']);
});

it('refers only to schemas that it holds', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/gu);
  const names = new Set(Array.from(references, ([, reference]) => reference!));
  expect(names.size).toBeGreaterThan(4);
  for (const name of names) expect(document.components.schemas).toHaveProperty([name.replace('#/components/schemas/', '')]);
});
