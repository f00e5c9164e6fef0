import { useState, type DragEvent, type JSX, type ReactNode } from 'react';
import { chosenLook, forcedColors, styled, token, wrapping } from '../part.ts';

const Root = styled('div')({
  position: 'relative',
  ...wrapping('space.2', 'space.3'),
  alignItems: 'center',
  padding: token('space.3'),
  border: `${token('border-width.hairline')} dashed ${token('color.border.control')}`,
  borderRadius: token('radius.medium'),
  background: token('color.control.background'),
  color: token('color.text.default'),
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: token('color.border.strong'),
    ...chosenLook,
  },
  '&[data-wrong]': { borderStyle: 'solid', borderWidth: token('border-width.strong'), borderColor: token('color.border.danger') },
  '&:has(input:disabled)': {
    color: token('color.text.disabled'),
    background: token('color.surface.sunken'),
    [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
  '& > small': { flexBasis: '100%', color: token('color.text.muted') },
  '&[data-over] > small': { color: 'inherit' },
});

interface DropZoneProps {
  disabled: boolean;
  isWrong: boolean;
  onDrop: (data: DataTransfer) => void;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The frame of a `FileUpload`, which takes files that are dropped on it. Not public. */
export function DropZone({ disabled, isWrong, onDrop, children }: DropZoneProps): JSX.Element {
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (disabled || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return (
    <Root
      data-control=""
      data-over={isOver || undefined}
      data-wrong={isWrong ? '' : undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </Root>
  );
}
