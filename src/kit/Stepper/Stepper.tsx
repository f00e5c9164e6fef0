import MuiStep from '@mui/material/Step';
import MuiStepper from '@mui/material/Stepper';
import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { Anchor } from '../Link/index.ts';
import { stepper } from '../messages/en-GB/stepper.ts';
import { useMessages } from '../provider/index.ts';
import { styled, token, up } from '../theme/index.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';

/** One step of a task. */
export interface Step {
  /** Name of the step, in a word or two. */
  label: ReactNode;
  /** Leads back to it. Default: it cannot be gone to. */
  href?: string;
}

/** Props of {@link Stepper}; every other prop of a `<nav>` reaches it. */
export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The step that is being done, from 1; one more than there are steps: all are done. */
  current: number;
  /** Replaces single texts. */
  messages?: Partial<typeof stepper>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('nav')({
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    gap: token('space.2'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [up('sm')]: { flexWrap: 'nowrap' },
  },
  '& li': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: token('space.2'),
    minInlineSize: 'fit-content',
    paddingInline: 0,
    paddingBlockStart: token('space.2'),
    borderBlockStart: `${token('border-width.strong')} solid ${token('color.border.hairline')}`,
    color: token('color.text.muted'),
  },
  '& li[data-state="done"]': { borderColor: token('color.text.success') },
  '& li[data-state="current"]': {
    borderColor: token('color.ticket.background'),
    color: token('color.text.default'),
    fontWeight: token('font.weight.bold'),
  },
  '& [data-mark]': {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    // As large as its number, however large the reader's letters are.
    inlineSize: `max(${token('size.icon.large')}, 1.75em)`,
    blockSize: `max(${token('size.icon.large')}, 1.75em)`,
    borderRadius: token('radius.full'),
    background: token('color.surface.sunken'),
    color: token('color.text.default'),
    fontVariantNumeric: 'tabular-nums',
  },
  '& li[data-state="current"] [data-mark]': { background: token('color.ticket.background'), color: token('color.ticket.text') },
  '& li[data-state="done"] [data-mark]': { color: token('color.text.success') },
  '& a': { color: 'inherit' },
});

/** How far somebody is in a task of a few steps: which are done, which one is being done, which are still to come. */
export function Stepper({ steps, current, messages, ...rest }: StepperProps): JSX.Element {
  const texts = useMessages('stepper', stepper, messages);
  return (
    <Root aria-label={texts.label} {...rest}>
      <MuiTheme>
        <MuiStepper activeStep={current - 1} connector={null}>
          {steps.map(({ label, href }, index) => {
            const number = index + 1;
            const state = number < current ? 'done' : number === current ? 'current' : 'next';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
              <MuiStep key={number} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                <span data-mark="" aria-hidden="true">
                  {state === 'done' ? <CheckIcon /> : number}
                </span>
                <span>
                  <span className="tk-visually-hidden">{`${texts.position(number, steps.length)} `}</span>
                  {href && state === 'done' ? <Anchor href={href}>{label}</Anchor> : <span>{label}</span>}
                  {state === 'done' ? <span className="tk-visually-hidden"> {texts.done}</span> : null}
                </span>
              </MuiStep>
            );
          })}
        </MuiStepper>
      </MuiTheme>
    </Root>
  );
}
