import { expect, test } from 'vitest';
import { filesIn, fromDraft, readDraft, readLastingDraft, toDraft, toLastingDraft } from './draftModel.ts';

const file = (name: string) => new File(['x'], name);

test('keeps texts and boxes, of files the names, of secrets nothing', () => {
  const values = {
    business: { name: 'Pier Road Chippy', termsAccepted: true, proofAddress1: file('proof.pdf') },
    directors: [{ firstName: 'Ada' }, { firstName: 'Bo', proofAddress: file('bo.docx') }],
    papers: [file('a.pdf'), file('b.pdf')],
    pwd: 'secret1',
  };
  expect(toDraft(values, (path) => path === 'pwd')).toEqual({
    values: { business: { name: 'Pier Road Chippy', termsAccepted: true }, directors: [{ firstName: 'Ada' }, { firstName: 'Bo' }] },
    files: { 'business.proofAddress1': ['proof.pdf'], 'directors[1].proofAddress': ['bo.docx'], papers: ['a.pdf', 'b.pdf'] },
  });
});

test('files are found by path, single and several, and nothing else is', () => {
  const [first, second, third] = [file('a.pdf'), file('b.pdf'), file('c.pdf')] as const;
  const values = {
    name: 'Ada',
    none: undefined,
    cv: first,
    papers: [second],
    directors: [{ firstName: 'Bo' }, { proof: third }],
    empty: [],
  };
  expect([...filesIn(values)]).toEqual([
    ['cv', first],
    ['papers', [second]],
    ['directors[1].proof', third],
  ]);
});

test('a draft survives being written and read', () => {
  const draft = toDraft({ name: 'Größe & „Maß“', n: 3 }, () => false);
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.for([null, '', 'not json', '1', 'null', '{}', '{"values":3}'])('what is no draft is none: %s', (stored) => {
  expect(readDraft(stored)).toBeUndefined();
});

test('is put over first values: more items than at first, fields that are new since, kinds that changed', () => {
  const first = { business: { name: '', mail: '', termsAccepted: false }, directors: [{ firstName: '', mail: '' }] };
  const kept = { business: { name: 'Pier Road', termsAccepted: 'yes' }, directors: [{ firstName: 'Ada' }, { firstName: 'Bo' }] };
  expect(fromDraft(first, kept)).toEqual({
    business: { name: 'Pier Road', mail: '', termsAccepted: false },
    directors: [
      { firstName: 'Ada', mail: '' },
      { firstName: 'Bo', mail: '' },
    ],
  });
});

test('a draft that a device keeps counts until its time is over', () => {
  const draft = toDraft({ name: 'Pier Road Chippy' }, () => false);
  const stored = JSON.stringify(toLastingDraft(draft, 1_000, 500));
  expect(readLastingDraft(stored, 1_499)).toEqual({ ...draft, savedAt: 1_000 });
  expect(readLastingDraft(stored, 1_500)).toBeUndefined();
  // The clock was set back.
  expect(readLastingDraft(stored, 999)).toBeUndefined();
});

test.for([null, 'x', '{}', JSON.stringify({ values: {}, files: {} }), JSON.stringify({ values: {}, savedAt: '1', until: 9 })])(
  'what is no kept draft is none: %s',
  (stored) => {
    expect(readLastingDraft(stored, 5)).toBeUndefined();
  },
);
