import { expect, test } from 'vitest';
import { openings as gullwing } from '../../brands/gullwing/openings.ts';
import { openings as tarnbrook } from '../../brands/tarnbrook/openings.ts';
import { jobListRule, timeNotations } from '../../contract/careers.ts';
import { bulletLines } from '../../contract/bulletLines.ts';

test('a list is split at each full stop', () => {
  expect(bulletLines('Load the van. Drive the round. Wash the van.')).toEqual(['Load the van', 'Drive the round', 'Wash the van']);
});

test('a line typed by itself is a line of the list, with a stop or without', () => {
  expect(bulletLines('A licence\nTwo years\r\n\nLift boxes etc.\nApprox. 20 drops a day.\n')).toEqual([
    'A licence',
    'Two years',
    'Lift boxes etc.',
    'Approx. 20 drops a day',
  ]);
});

test.for([
  ['Fillet to order, e.g. haddock at 170 g. Clean down.', ['Fillet to order, e.g. haddock at 170 g', 'Clean down']],
  ['A city, e.g. Manchester. A van.', ['A city, e.g. Manchester', 'A van']],
  ['Drive a 2.5 tonne truck. Keep goods at 0.5 °C.', ['Drive a 2.5 tonne truck', 'Keep goods at 0.5 °C']],
  ['Start at 5 a.m. and stay to noon. Rest.', ['Start at 5 a.m. and stay to noon', 'Rest']],
  ['Monday, 5 a.m. to 1 p.m. Friday off.', ['Monday, 5 a.m. to 1 p.m.', 'Friday off']],
  ['Nights, 9.30 p.m. to 6 a.m. and Sundays. Rest.', ['Nights, 9.30 p.m. to 6 a.m. and Sundays', 'Rest']],
  ['Write to jobs@shop.example.co.uk. Ring us.', ['Write to jobs@shop.example.co.uk', 'Ring us']],
  ['Sundays until 6 p.m. Trolleys etc.', ['Sundays until 6 p.m.', 'Trolleys etc.']],
  ['Approx. 20 drops a day. Trolleys, cages etc. are there.', ['Approx. 20 drops a day', 'Trolleys, cages etc. are there']],
] as const)('a stop inside an abbreviation, a number or an address splits nothing: %s', ([text, lines]) => {
  expect(bulletLines(text)).toEqual(lines);
});

test.for(timeNotations)('a time of day written as the rule says splits nothing: %s', (time) => {
  expect(bulletLines(`Nights, ${time} to 6 a.m. and Sundays. Rest.`)).toEqual([`Nights, ${time} to 6 a.m. and Sundays`, 'Rest']);
});

test('the stops that the rule calls exceptions split nothing, the one that it calls none does', () => {
  const shortened = [...jobListRule.matchAll(/"([A-Za-z]+\.|[ei]\.[ge]\.)"/gu)].map(([, word]) => word);
  expect(shortened.length).toBeGreaterThan(14);
  for (const word of shortened) expect(bulletLines(`Bring it, ${word} 20 of them`), word).toHaveLength(1);
  expect(bulletLines('Nights until 9 p. m. and Sundays').length).toBeGreaterThan(1);
});

test('a missing space, several stops and a missing last stop do no harm', () => {
  expect(bulletLines('Lift boxes.Clean up...  Go home')).toEqual(['Lift boxes', 'Clean up', 'Go home']);
});

test('nothing gives no lines', () => {
  expect(bulletLines('')).toEqual([]);
  expect(bulletLines(' . . ')).toEqual([]);
});

test('every opening of both brands gives lines that begin like sentences', () => {
  for (const { task, requirements, extraRequirements } of [...tarnbrook, ...gullwing]) {
    for (const line of [task, requirements, extraRequirements].flatMap(bulletLines)) expect(line).toMatch(/^\p{Lu}/u);
    expect(bulletLines(task).length).toBeGreaterThan(2);
  }
});

test.for([tarnbrook, gullwing])('each brand starts with at least eight openings, no two of one title', (openings) => {
  expect(openings.length).toBeGreaterThanOrEqual(8);
  expect(new Set(openings.map(({ title }) => title)).size).toBe(openings.length);
});
