import { ContactCard } from '@tarnbrook/kit/ContactCard';

export function BasicExample() {
  return (
    <ContactCard
      address={['Unit 4, Brindle Wharf', 'Newcastle upon Tyne']}
      contacts={[
        { kind: 'telephone', label: '01632 960 123', href: 'tel:+441632960123' },
        { kind: 'mail', label: 'trade@wholesale.example', href: 'mailto:trade@wholesale.example' },
      ]}
    />
  );
}
