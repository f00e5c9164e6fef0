import { Prose } from '@tarnbrook/kit/Prose';
import { Section } from '@tarnbrook/kit/Section';

export function BasicExample() {
  return (
    <Section heading="Best sellers" action={{ label: 'All products', href: '#products' }} tone="sunken">
      <Prose>
        <p>What other cafés order most this month.</p>
      </Prose>
    </Section>
  );
}
