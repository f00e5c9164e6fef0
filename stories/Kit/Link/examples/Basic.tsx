import { Link } from '@tarnbrook/kit/Link';
import { Prose } from '@tarnbrook/kit/Prose';

export function BasicExample() {
  return (
    <Prose>
      <p>
        Prices are for trade customers. <Link href="#account">Open an account</Link> to see yours.
      </p>
    </Prose>
  );
}
