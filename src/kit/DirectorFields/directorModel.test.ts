import { expect, test } from 'vitest';
import { addressLine, directorLine, emptyDirector } from './directorModel.ts';

test('an address is one line without gaps', () => {
  expect(addressLine({ address1: '4 Pier Road ', address2: ' ', city: 'Manchester', county: '', postCode: 'M12 0ZX' })).toBe(
    '4 Pier Road, Manchester, M12 0ZX',
  );
  expect(addressLine(emptyDirector)).toBe('');
  expect(addressLine({})).toBe('');
});

test('a director is one line of what is known', () => {
  const ada = { ...emptyDirector, firstName: 'Ada', middleName: 'Jane', lastName: 'Fairhurst', mail: 'ada@example.co.uk' };
  expect(directorLine(ada)).toBe('Ada Fairhurst, ada@example.co.uk');
  expect(directorLine({ ...ada, lastName: ' ' })).toBe('Ada, ada@example.co.uk');
  expect(directorLine({ mail: 'ada@example.co.uk' })).toBe('ada@example.co.uk');
  expect(directorLine(emptyDirector)).toBe('');
});
