import { createElement, type ComponentProps, type JSX, type ReactNode } from 'react';
import { inColumn, line, styled, token, useThemedProps, type Owned, type Styled } from '../part.ts';

/** Props of {@link FormSection}; every other prop of a `<fieldset>` reaches it. */
export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title'>, Styled {
  /** Title, which names the subject of the questions. */
  title: ReactNode;
  /** Level of the title in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
  /** Help below the title. */
  description?: ReactNode;
}

const Root = styled('fieldset', { name: 'TkFormSection' })<Owned>({
  ...inColumn('space.5'),
  // The second and the following of a form begin with a line.
  '[data-form-section] + &': {
    paddingBlockStart: token('space.6'),
    borderBlockStart: line('color.border.hairline'),
  },
  '& > legend': {
    // Floating makes it an ordinary block, which keeps the distance of the others.
    float: 'inline-start',
    '& > *': { fontSize: token('font.size.xl') },
  },
});

/** Fields that belong together, under a heading. */
export function FormSection(given: FormSectionProps): JSX.Element {
  const { title, level, description, children, ...rest } = useThemedProps('TkFormSection', given, { level: 2 });
  return (
    <Root data-form-section="" {...rest}>
      <legend>{createElement(`h${level}`, null, title)}</legend>
      {description ? <div>{description}</div> : null}
      {children}
    </Root>
  );
}
