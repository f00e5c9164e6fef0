import { useEffect, useRef, useState, type ComponentType, type JSX, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../Button/index.ts';
import { FieldMessage } from '../FormField/internal.ts';
import { FileIcon } from '../icons/FileIcon.ts';
import type { fileUpload as fileUploadMessages } from '../messages/en-GB/fileUpload.ts';
import { besideIcon, framed, styled, token } from '../part.ts';
import { SpinnerRing } from '../Spinner/index.ts';
import { SendingBar } from './SendingBar.tsx';

const Root = styled('li')({
  ...besideIcon('space.1', 'space.3'),
  alignItems: 'start',
  padding: `${token('space.2')} ${token('space.3')}`,
  ...framed('medium'),
  '&[data-refused]': { borderColor: token('color.border.danger') },
  // Beside the first line.
  '& > svg, & > [data-motion]': { marginBlockStart: token('space.2'), color: token('color.text.muted') },
  '& > div': { gridColumn: 2, minInlineSize: 0 },
  '& > img': { inlineSize: token('space.12'), blockSize: token('space.12'), objectFit: 'cover', borderRadius: token('radius.small') },
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token('space.3'),
  '& > bdi': {
    flex: '1 1 10rem',
    paddingBlock: token('space.1'),
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: token('font.weight.medium'),
  },
  '& > small': { color: token('color.text.muted') },
  // Their text begins and ends with the row's.
  '& > button[data-size]': { marginInline: `calc(-1 * ${token('space.1')})`, paddingInline: token('space.1') },
});

const Underlined = styled(Button)({ textDecorationLine: 'underline', textUnderlineOffset: '0.2em' });

/** Props of what stands in the place of a file's icon. */
export interface FilePreviewProps {
  file: File;
}

/** The picture that a file is, as far as the browser can show it. Its name stands beside it. */
function PicturePreview({ file }: FilePreviewProps): JSX.Element {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return isBroken ? <FileIcon /> : <img ref={image} alt="" onError={() => setIsBroken(true)} />;
}

/** Props of {@link FileRow}. */
export interface FileRowProps {
  /** Finds its buttons again. */
  rowKey: string;
  name: string;
  /** The file, unless only its name is known. */
  file?: File;
  /** Shows the file in the place of the icon. Default: pictures are shown. */
  Preview?: ComponentType<FilePreviewProps> | undefined;
  /** The largest size that is taken, in bytes. */
  maxBytes?: number | undefined;
  /** Being judged. */
  checking?: boolean;
  /** How much of it is sent, 0 to 1. */
  progress?: number | undefined;
  /** Its sending can go on where it broke. */
  canResume?: boolean;
  error?: string | undefined;
  /** The id of the error, to describe the control with. */
  messageId: string;
  note?: ReactNode;
  /** Takes it away; without it that is not offered. */
  onRemove?: ((event: SyntheticEvent) => void) | undefined;
  /** Stops sending it; offered instead of taking it away. */
  onCancel?: ((event: SyntheticEvent) => void) | undefined;
  /** Sends it again. */
  onRetry?: ((event: SyntheticEvent) => void) | undefined;
  texts: typeof fileUploadMessages;
}

/** One file of a `FileUpload`. Not public. */
export function FileRow(props: FileRowProps): JSX.Element {
  const { rowKey, name, file, Preview = file?.type.startsWith('image/') ? PicturePreview : undefined, maxBytes } = props;
  const { checking, progress, canResume, error, messageId, note, onRemove, onCancel, onRetry, texts } = props;
  const actions = [
    { onClick: onRetry, text: canResume ? texts.resume : texts.retry },
    { onClick: onCancel, text: texts.cancel },
    { onClick: onCancel ? undefined : onRemove, text: texts.remove },
  ].filter(({ onClick }) => onClick);
  return (
    <Root data-refused={error === undefined ? undefined : ''}>
      {checking ? <SpinnerRing /> : file && Preview ? <Preview file={file} /> : <FileIcon />}
      <Line>
        <bdi>{note ?? name}</bdi>
        {file ? <small>{texts.size(file.size, maxBytes)}</small> : null}
        {actions.map((action) => (
          <Underlined
            key={action.text}
            variant="text"
            size="small"
            data-file={rowKey}
            onClick={action.onClick}
            // The name begins with the words that are seen, so that it can be said to a computer that listens.
            aria-label={`${action.text} ${name}`}
          >
            {action.text}
          </Underlined>
        ))}
      </Line>
      {progress === undefined || (error !== undefined && !canResume) ? null : (
        <SendingBar share={progress} label={texts.progress(name)} text={texts.percent(progress)} />
      )}
      {error === undefined ? null : (
        <div>
          <FieldMessage id={messageId} tone="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </Root>
  );
}
