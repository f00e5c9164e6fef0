import { useId, type JSX } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { CheckList } from '../../kit/CheckList/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { NextSteps } from './NextSteps.tsx';
import { words } from './words.ts';

/** Notes beside a long form: things to have at hand, the next steps, and contact details. Once it is sent only the last of them matter. */
export function FormGuideNotes({ needs, next }: Partial<FormGuide>): JSX.Element {
  const { company } = useBrand();
  const [phone] = company.phones;
  const helpId = useId();
  return (
    <>
      {needs ? (
        <Stack as="section" gap="3">
          <Heading level={2} size="lg">
            {needs.heading}
          </Heading>
          <CheckList items={needs.points} />
        </Stack>
      ) : null}
      {next ? <NextSteps next={next} level={2} /> : null}
      {phone ? (
        <Stack as="section" gap="1" aria-labelledby={helpId}>
          <Heading level={2} size="lg" id={helpId}>
            {words.questions}
          </Heading>
          <p>
            {words.ring} <Link href={phone.href}>{phone.label}</Link> {words.orWriteTo}{' '}
            <Link href={`mailto:${company.mail}`}>{company.mail}</Link>.
          </p>
        </Stack>
      ) : null}
    </>
  );
}
