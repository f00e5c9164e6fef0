import { Fragment, useEffect, useState, type ComponentProps, type ElementType, type JSX } from 'react';
import { openingHours as openingHoursMessages } from '../messages/en-GB/openingHours.ts';
import { inGrid, inHeadingType, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';
import { comingExceptions, groupDays, minutesOf, openingState, weekdayAt } from './openingHoursModel.ts';
import type { OpeningDay, OpeningException, OpeningSpan } from './openingHoursModel.ts';

/** Props of {@link OpeningHours}; every other prop of a `<div>` reaches it. */
export interface OpeningHoursProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted {
  /** The week: day 1 is Monday. Days left out are closed. */
  hours: readonly OpeningDay[];
  /** Dates on which other hours hold: bank holidays. Those of the next two weeks stand below the week. */
  exceptions?: readonly OpeningException[];
  /** Whose clocks the hours mean. Default: `Europe/London`. */
  timeZone?: string;
  /** The moment to show, for stories and tests. Default: now, asked again every minute. */
  now?: Date;
  /** Texts in another language or tone, and how times are written. */
  messages?: Partial<typeof openingHoursMessages>;
}

const Root = styled('div', { name: 'TkOpeningHours' })<Owned>({
  ...inGrid('space.2'),
  justifyItems: 'start',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: token('space.4'), rowGap: token('space.1') },
  '& dl > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& dt': { fontWeight: 'inherit' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  // Several spans of a day go on the next line whole.
  '& dd span': { display: 'inline-block' },
  // A span is read as one, unless letters are so large that it might not fit: `em` is the reader's own size here.
  '@media (min-width: 20em)': { '& dd span': { whiteSpace: 'nowrap' } },
  // Bold by an outline: a heavier font would be wider and move the columns once the clock is known.
  '@media screen': { '& dl > [data-today]': { WebkitTextStroke: '0.04em currentColor' } },
});

const State = styled('p', { name: 'TkOpeningHours', slot: 'State' })({
  display: 'flex',
  alignItems: 'baseline',
  gap: token('space.2'),
  // The line is there before the clock is known: nothing moves when it comes.
  minBlockSize: '1lh',
  ...inHeadingType('font.weight.medium'),
  '&[data-open]::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '0.6em',
    blockSize: '0.6em',
    borderRadius: token('radius.full'),
    border: `${token('border-width.strong')} solid currentColor`,
  },
  '&[data-open="true"]::before': { background: 'currentColor' },
  // The present opening state does not hold any more when the paper is read.
  '@media print': { display: 'none' },
});

function Spans({ spans, texts }: { spans: readonly OpeningSpan[]; texts: typeof openingHoursMessages }): JSX.Element {
  return (
    <bdi>
      {spans.length > 0
        ? spans.map(({ from, to }, index) => (
            <Fragment key={from}>
              {index > 0 ? ' ' : ''}
              <span>{texts.span(minutesOf(from), minutesOf(to)) + (index < spans.length - 1 ? texts.separator.trimEnd() : '')}</span>
            </Fragment>
          ))
        : texts.closed}
    </bdi>
  );
}

/** When the doors are open: the week with equal days together, and whether they are open at this moment. */
export function OpeningHours<Root extends ElementType = ElementType>(given: Overridden<OpeningHoursProps, Root>): JSX.Element {
  const props = useThemedProps('TkOpeningHours', given, { exceptions: [], timeZone: 'Europe/London' });
  const { hours, exceptions, timeZone, now, messages, ...rest } = props;
  const texts = useMessages('openingHours', openingHoursMessages, messages);
  // The server does not know when the page is read: the moment is set once it is.
  const [clock, setClock] = useState<Date>();
  useEffect(() => {
    if (now) return undefined;
    const tick = () => setClock(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [now]);
  const moment = now ?? clock;
  const state = moment && openingState(hours, moment, exceptions, timeZone);
  const { date, coming } = comingExceptions(exceptions, moment, timeZone);
  const today = moment && coming[0]?.date !== date ? weekdayAt(moment, timeZone) : undefined;

  return (
    <Root {...rest}>
      <State data-state="" data-open={state?.open}>
        {state ? texts.state(state) : null}
      </State>
      <dl>
        {groupDays(hours).map(({ runs, spans }) => (
          <div key={String(runs)} data-today={(today && runs.some(([first, last]) => first <= today && today <= last)) || undefined}>
            <dt>{runs.map(([first, last]) => texts.days(first, last)).join(texts.separator)}</dt>
            <dd>
              <Spans spans={spans} texts={texts} />
            </dd>
          </div>
        ))}
        {coming.map((exception) => (
          <div key={exception.date} data-today={exception.date === date || undefined}>
            <dt>{texts.date(exception.date, exception.name)}</dt>
            <dd>
              <Spans spans={exception.spans} texts={texts} />
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
