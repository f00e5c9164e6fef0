import type { JSX } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Prose } from '../../kit/Prose/index.ts';

interface NextStepsProps {
  /** The steps after a form was sent, in the brand's words. */
  next: FormGuide['next'];
  /** Rank of the heading. */
  level: 2 | 3;
}

/** The steps that follow after a form was sent, under their heading. */
export function NextSteps({ next: { heading, steps }, level }: NextStepsProps): JSX.Element {
  return (
    <Prose component="section">
      <Heading level={level} size="lg">
        {heading}
      </Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Prose>
  );
}
