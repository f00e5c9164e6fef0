import type { Product } from '../../../contract/catalogue.ts';
import { FactNotes } from '../../../kit/FactNotes/index.ts';
import { CardIcon } from '../../../kit/icons/CardIcon.ts';
import { ShieldCheckIcon } from '../../../kit/icons/ShieldCheckIcon.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { styled } from '../../../kit/theme/index.ts';
import { contactPath } from '../../navigation/queryPaths.ts';
import signs from './hazardSigns.json' with { type: 'json' };
import { partWords } from './partWords.ts';

const words = partWords.safety;

const Signs = styled(FactNotes)({ '& > li': { alignItems: 'center' } });

/** A sign as it stands on labels: black on white in a red diamond, in every mode. The name beside it says the same. */
function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M24 3 45 24 24 45 3 24Z" fill="white" stroke="crimson" strokeWidth="3" />
      <path d={path} fill="black" fillRule="evenodd" />
    </svg>
  );
}

/** The hazards of a chemical, with the way to its safety data sheet: its address, or where there is none a question to us. */
export function SafetyFacts({ product: { name, hazards = [], safetySheet } }: { product: Product }) {
  return (
    <Stack gap="2">
      <Heading level={2} size="lg">
        {words.heading}
      </Heading>
      <Signs items={hazards.map((code) => ({ icon: <Sign path={signs[code].path} />, label: signs[code].name }))} />
      <Link href={safetySheet ?? contactPath(words.askSubject(name))}>{safetySheet ? words.sheet : words.ask}</Link>
    </Stack>
  );
}

/** The promises of the company that go with every product. */
export const Assurances = () => (
  <FactNotes
    items={[
      { icon: <CardIcon />, label: partWords.secured },
      { icon: <ShieldCheckIcon />, label: partWords.professionals },
    ]}
  />
);
