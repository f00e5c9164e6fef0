import { useRef, type ComponentProps, type JSX, type Ref } from 'react';
import { buttonStyles } from '../Button/internal.ts';
import { UploadIcon } from '../icons/UploadIcon.ts';
import { forcedColors, line, styled, token } from '../part.ts';
import { useSilentInput } from '../utils/useSilentInput.ts';
import { unseen } from '../utils/unseen.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';

const Root = styled('label')({
  ...buttonStyles,
  '&:has(input:focus-visible)': {
    outline: line('color.focus.ring', 'focus'),
    outlineOffset: token('border-width.strong'),
    boxShadow: `0 0 0 ${token('border-width.strong')} ${token('color.focus.gap')}`,
  },
  '&:has(input:disabled)': { color: token('color.text.disabled'), cursor: 'not-allowed' },
  [forcedColors]: { borderColor: 'ButtonBorder', '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
});

// Not `tk-visually-hidden`, which would show it when it takes the focus.
const Input = styled('input', { name: 'TkFileUpload', slot: 'Input' })({ ...unseen, opacity: 0 });

/** Props of {@link FileChooser}; every other prop of an `<input>` reaches it. */
interface FileChooserProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange' | 'children'> {
  ref: Ref<HTMLInputElement> | undefined;
  text: string;
  onFiles: (files: readonly File[]) => void;
}

/** The button that opens the browser's picker, and the `<input>` behind it. Not public. */
export function FileChooser({ ref, text, onFiles, ...rest }: FileChooserProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(input, ref);
  const taken = useRef<File>(undefined);
  const takeFrom = (element: HTMLInputElement) => {
    const chosen = [...(element.files ?? [])];
    [taken.current] = chosen;
    // Emptied, so that the same file can be chosen again after it was mended or removed.
    element.value = '';
    onFiles(chosen);
  };
  useSilentInput(input, (element) => {
    const file = element.files?.[0];
    if (file && file !== taken.current) takeFrom(element);
  });

  return (
    <Root data-variant="outlined">
      <UploadIcon size="small" />
      <span>{text}</span>
      <Input {...rest} ref={refs} type="file" onChange={(event) => takeFrom(event.target)} />
    </Root>
  );
}
