import { Header } from '@tarnbrook/kit/Header';
import { Link } from '@tarnbrook/kit/Link';
import { Prose } from '@tarnbrook/kit/Prose';
import { SkipLink } from '@tarnbrook/kit/SkipLink';

export function BasicExample() {
  return (
    <>
      <SkipLink href="#content" />
      <Header logo={<Link href="#home">Brindle Wharf</Link>} />
      <main id="content" tabIndex={-1}>
        <Prose>
          <p>Press Tab at the top of the page: the first thing it reaches leads here.</p>
        </Prose>
      </main>
    </>
  );
}
