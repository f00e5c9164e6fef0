import type { JSX } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { CheckList } from '../../kit/CheckList/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { NextSteps } from './NextSteps.tsx';

/** Notes beside a long form: things to have at hand, and the next steps. */
export function FormGuideNotes({ needs, next }: FormGuide): JSX.Element {
  return (
    <>
      <Stack component="section" gap="3">
        <Heading level={2} size="lg">
          {needs.heading}
        </Heading>
        <CheckList items={needs.points} />
      </Stack>
      <NextSteps next={next} level={2} />
    </>
  );
}
