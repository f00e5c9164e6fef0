import { Prose } from '@tarnbrook/kit/Prose';
import { Separator } from '@tarnbrook/kit/Separator';

export function BasicExample() {
  return (
    <>
      <Prose>
        <p>Orders by five are delivered the next day.</p>
      </Prose>
      <Separator />
      <Prose>
        <p>Frozen goods travel on Tuesdays and Fridays.</p>
      </Prose>
    </>
  );
}
