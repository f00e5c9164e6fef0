import { Heading } from '@tarnbrook/kit';
import { Button } from '@tarnbrook/kit/Button';
import { theme } from '../brands/acme/generated/theme.js';

/** A server component: it reads the brand's values itself. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Order book</Heading>
      <Button variant="contained" data-said={theme.light['color.action.background']}>
        Add to order
      </Button>
    </main>
  );
}
