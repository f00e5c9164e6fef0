import { describe, expect, it } from 'vitest';
import { columns, productSchema, takeNutrition } from './columns.ts';

const empty = Object.fromEntries(columns.map((column) => [column, '']));
const product = { ...empty, code: '1', name: 'Cod', brand: 'Skerrydale', pack_size: '5 kg', categories: 'Fish' };
const declared = {
  nutrition_per: '100 g', energy_kj: '318', energy_kcal: '75', fat: '0.6', saturates: '0.1', carbohydrate: '0', sugars: '0', protein: '17.4', salt: '0.18',
}; // prettier-ignore

const read = (cells: object) => productSchema.safeParse({ ...product, ...cells });

describe('The nutrition columns of a catalogue file', () => {
  it('make a declaration, with fibre or without', () => {
    expect(takeNutrition(read({ ...declared, fibre: '1.5' }).data!).nutrition).toMatchObject({ per: '100 g', energyKj: 318, fibre: 1.5 });
    expect(takeNutrition(read(declared).data!).nutrition).not.toHaveProperty('fibre', expect.anything());
  });

  it('make none when all are empty', () => {
    expect(takeNutrition(read({}).data!).nutrition).toBeUndefined();
  });

  it.each([
    [{ ...declared, salt: '' }, 'salt', 'is missing from the nutrition declaration'],
    [{ fibre: '2' }, 'nutrition_per', 'is missing from the nutrition declaration'],
    [{ ...declared, nutrition_per: '1 kg' }, 'nutrition_per', 'must be one of 100 g, 100 ml'],
    [{ ...declared, fat: '1,2' }, 'fat', 'must be a number such as 12.5'],
  ])('are refused in part or in other units', (cells, field, reason) => {
    const issues = read(cells).error?.issues ?? [];
    expect(issues.find(({ path }) => path[0] === field)?.message).toBe(reason);
  });
});
