import { Button } from '@tarnbrook/kit/Button';
import { Statement } from '@tarnbrook/kit/Statement';

export function BasicExample() {
  return (
    <Statement
      heading="Everything a kitchen needs, by five in the morning"
      lead="Ten thousand lines, by the case."
      actions={
        <Button variant="contained" href="#products">
          All products
        </Button>
      }
    />
  );
}
