import { IconButton } from '@tarnbrook/kit/IconButton';
import { RefreshIcon } from '@tarnbrook/kit/icons';

export function BasicExample() {
  return (
    <IconButton label="Load the list again" onClick={() => window.location.reload()}>
      <RefreshIcon />
    </IconButton>
  );
}
