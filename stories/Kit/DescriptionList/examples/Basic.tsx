import { DescriptionList } from '@tarnbrook/kit/DescriptionList';

export function BasicExample() {
  return (
    <DescriptionList
      items={[
        { term: 'Code', description: '104 772' },
        { term: 'Pack size', description: '24 × 330 ml' },
        { term: 'Brand', description: 'Fellside' },
      ]}
    />
  );
}
