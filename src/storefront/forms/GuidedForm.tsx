import type { ReactNode } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { AsideLayout } from '../../kit/AsideLayout/index.ts';
import { CheckList } from '../../kit/CheckList/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { sharedWords } from '../words.ts';
import { NextSteps } from './NextSteps.tsx';

/** A long form with notes where the brand has them: things to have at hand, and the next steps. Without a guide it stands alone. */
export function GuidedForm({ guide, children }: { guide: FormGuide | undefined; children: ReactNode }) {
  const { arrangement } = useBrand();
  const notes = guide && (
    <>
      <Stack component="section" gap="3">
        <Heading level={2} size="lg">
          {guide.needs.heading}
        </Heading>
        <CheckList items={guide.needs.points} />
      </Stack>
      <NextSteps next={guide.next} level={2} />
    </>
  );
  return (
    <AsideLayout aside={notes} asidePlace={arrangement?.formNotes} asideLabel={sharedWords.aboutThisForm}>
      {children}
    </AsideLayout>
  );
}
