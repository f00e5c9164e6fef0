import { FactTable } from '@tarnbrook/kit/FactTable';

export function BasicExample() {
  return (
    <FactTable
      caption="Nutrition"
      termHeading="Typical values"
      columns={['Per 100 ml']}
      rows={[
        { term: 'Energy', values: ['180 kJ / 42 kcal'] },
        { term: 'Carbohydrate', values: ['10.6 g'] },
        { term: 'of which sugars', values: ['10.6 g'], isPart: true },
      ]}
    />
  );
}
