import { AsideLayout } from '@tarnbrook/kit/AsideLayout';
import { ContactCard } from '@tarnbrook/kit/ContactCard';
import { Prose } from '@tarnbrook/kit/Prose';

export function BasicExample() {
  return (
    <AsideLayout
      aside={<ContactCard contacts={[{ kind: 'mail', label: 'trade@wholesale.example', href: 'mailto:trade@wholesale.example' }]} />}
    >
      <Prose>
        <p>Write to us, or come to the counter: somebody who knows the range is there while we are open.</p>
      </Prose>
    </AsideLayout>
  );
}
