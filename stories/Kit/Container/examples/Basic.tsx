import { Container } from '@tarnbrook/kit/Container';
import { Prose } from '@tarnbrook/kit/Prose';

export function BasicExample() {
  return (
    <Container>
      <Prose>
        <p>As wide as the page’s content, with its gutters on both sides.</p>
      </Prose>
    </Container>
  );
}
