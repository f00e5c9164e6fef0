import MuiAlert from '@mui/material/Alert';
import { createElement, useId, type ComponentProps, type JSX, type MouseEvent, type ReactNode } from 'react';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { errorSummary as errorSummaryMessages } from '../messages/en-GB/errorSummary.ts';
import { besideIcon, line, token, touchDensity, useMessages, useThemedProps, type Styled, type Worded } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';
import { bareList } from '../utils/bareList.ts';

/** One thing that is wrong. */
export interface SummaryError {
  /** The id of the control to mend it at; without one it is plain text. */
  id?: string | undefined;
  /** The same words as at the control. */
  message: string;
  /** The group that the control stands in, when several have such a control: "Director 2". It is said before the message. */
  group?: string | undefined;
  /** The control's label, when the message does not say which control it means: "Landline". It is said before the message. */
  label?: string | undefined;
}

/** Props of {@link ErrorSummary}; every other prop of a `<div>` reaches it. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'color'>, Styled, Worded<'errorSummary'> {
  /** Errors, in the sequence of the page. An empty list shows nothing. */
  errors: readonly SummaryError[];
  /** Its heading. Default: "There is a problem". */
  title?: ReactNode;
  /** Level of the heading in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
  /** Goes to the control. Default: focuses the element with that id. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

const Root = styledMui(MuiAlert, { name: 'TkErrorSummary' })({
  font: 'inherit',
  letterSpacing: 'inherit',
  ...besideIcon('space.2', 'space.3'),
  padding: token('space.4'),
  borderRadius: token('radius.medium'),
  // The theme paints alerts of this colour as those in the page, with a ground.
  '&.MuiAlert-colorError': {
    border: line('color.border.danger', 'strong'),
    color: token('color.text.default'),
    background: token('color.surface.raised'),
  },
  '& > .MuiAlert-icon': { display: 'flex', color: token('color.text.danger') },
  '& [data-body]': { display: 'grid', gap: token('space.2') },
  '& :is(h2, h3, h4)': { fontSize: token('font.size.lg'), lineHeight: token('font.line-height.snug') },
  '& ul': { display: 'grid', gap: token('space.1') },
  '& ul > li': { color: token('color.text.danger'), fontWeight: token('font.weight.medium'), overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: token('space.0-5'), color: 'inherit' },
  [`${touchDensity} a`]: { alignContent: 'center', minBlockSize: token('size.target') },
});

const focusById = (_event: MouseEvent<HTMLAnchorElement>, id: string) => document.getElementById(id)?.focus();

/**
 * Says at the top of a form what is wrong in it, with a link to each place. Move the focus to it (`ref`, it takes focus) after sending has failed.
 *
 * Source of the behaviour: GOV.UK Design System, Error summary.
 */
export function ErrorSummary(given: ErrorSummaryProps): JSX.Element | null {
  const { errors, title, level, onFollow, messages, ...rest } = useThemedProps('TkErrorSummary', given, { level: 2, onFollow: focusById });
  const texts = useMessages('errorSummary', errorSummaryMessages, messages);
  const titleId = useId();
  const lineOf = ({ id, message, group, label }: SummaryError) => {
    const place = group === undefined || label === undefined ? (label ?? group) : texts.place(group, label);
    const sentence = place === undefined ? message : texts.inGroup(place, message);
    if (id === undefined) return sentence;
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      // The address stays as it is, so that Back leaves the form and not the field.
      event.preventDefault();
      onFollow(event, id);
    };
    return (
      <a href={`#${id}`} onClick={follow}>
        {sentence}
      </a>
    );
  };
  if (!errors.length) return null;
  // A group and not an alert: the focus comes here, so that an alert would be read twice.
  return (
    <MuiTheme>
      <Root
        severity="error"
        slots={{ icon: 'div', message: 'div' }}
        slotProps={{ root: { variant: 'outlined' } }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls, this is text
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        icon={<ErrorCircleIcon size="large" />}
        {...rest}
      >
        <div data-body="">
          {createElement(`h${level}`, { id: titleId }, title ?? texts.title)}
          <ul {...bareList}>
            {errors.map((error) => (
              <li key={`${error.id} ${error.message}`}>{lineOf(error)}</li>
            ))}
          </ul>
        </div>
      </Root>
    </MuiTheme>
  );
}
