import { expect, test } from 'vitest';
import { isBelow, pathOf } from './requestPath.ts';

test.for(['/api', '/api/', '/api?x=1', '/api/job', '/api/job?id=1'])('%s is below /api', (url) => expect(isBelow(url, '/api')).toBe(true));

test.for(['/', '/apiary', '/api-docs', '/x?next=/api/job', '/x/api', '//api'])('%s is not', (url) =>
  expect(isBelow(url, '/api')).toBe(false),
);

test('a path has no query', () => {
  expect(pathOf('/api/job?name=Ada?')).toBe('/api/job');
  expect(pathOf('/api')).toBe('/api');
});
