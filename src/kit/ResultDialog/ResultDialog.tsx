import { useId, type ComponentProps, type JSX, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { SuccessCircleIcon } from '../icons/SuccessCircleIcon.ts';
import { resultDialog as resultDialogMessages } from '../messages/en-GB/resultDialog.ts';
import { inGrid, styled, token, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';

/** Props of {@link ResultDialog}; every other prop of a `<dialog>` reaches it. */
export interface ResultDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'title' | 'messages' | 'placement' | 'footer' | 'children'>, Worded<'resultDialog'> {
  /** How it went: gives the title and the icon. */
  result: 'success' | 'failure';
  /** The result, and the next step. */
  children: ReactNode;
  /** Another title than Success or Failed. */
  title?: ReactNode;
}

const Content = styled('div', { name: 'TkResultDialog', slot: 'Content' })({
  ...inGrid('space.3'),
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  lineHeight: token('font.line-height.text'),
  overflowWrap: 'break-word',
  minInlineSize: 0,
  '& > svg': { inlineSize: token('size.icon.large'), blockSize: token('size.icon.large') },
  '&[data-result="success"] > svg': { color: token('color.text.success') },
  '&[data-result="failure"] > svg': { color: token('color.text.danger') },
});

const Root = styled(Dialog, { name: 'TkResultDialog' })<Owned>();

/** Says how something went and stays until it is closed. The focus is on Close, the message is read with the title. */
export function ResultDialog(given: ResultDialogProps): JSX.Element {
  const { result, title, messages, onClose, children, ...rest } = useThemedProps('TkResultDialog', given);
  const texts = useMessages('resultDialog', resultDialogMessages, messages);
  const messageId = useId();
  return (
    <Root
      role="alertdialog"
      aria-describedby={messageId}
      {...rest}
      onClose={onClose}
      title={title ?? texts[result]}
      hideCloseButton
      footer={
        <Button variant="contained" fullWidth onClick={(event) => onClose(event, 'button')} data-autofocus="">
          {texts.close}
        </Button>
      }
    >
      <Content data-result={result}>
        {result === 'success' ? <SuccessCircleIcon /> : <ErrorCircleIcon />}
        <div id={messageId}>{children}</div>
      </Content>
    </Root>
  );
}
