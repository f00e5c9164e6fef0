import { Accordion } from '@tarnbrook/kit/Accordion';

const items = [
  { id: 'minimum', title: 'Is there a minimum order?', content: 'One case. Carriage is free from £150.' },
  {
    id: 'returns',
    title: 'Can I send goods back?',
    content: 'Unopened ambient goods within 14 days. Chilled and frozen goods cannot be returned.',
  },
];

export function BasicExample() {
  return <Accordion items={items} defaultValue="minimum" />;
}
