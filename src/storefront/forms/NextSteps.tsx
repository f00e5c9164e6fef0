import type { FormGuide } from '../../brands/pages.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Prose } from '../../kit/Prose/index.ts';

/** The steps that follow after a form was sent, in the brand's words. @param level - rank of the heading */
export function NextSteps({ next: { heading, steps }, level }: { next: FormGuide['next']; level: 2 | 3 }) {
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
