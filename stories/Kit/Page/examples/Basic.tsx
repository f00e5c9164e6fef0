import { Breadcrumbs } from '@tarnbrook/kit/Breadcrumbs';
import { Heading } from '@tarnbrook/kit/Heading';
import { Page } from '@tarnbrook/kit/Page';
import { Prose } from '@tarnbrook/kit/Prose';

export function BasicExample() {
  return (
    <Page>
      <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Delivery' }]} />
      <Heading level={1}>Delivery</Heading>
      <Prose>
        <p>Ordered by five, there in the morning.</p>
      </Prose>
    </Page>
  );
}
