import { Skeleton } from '@tarnbrook/kit/Skeleton';

export function BasicExample() {
  return (
    <div aria-busy="true">
      <Skeleton ratio="3/2" />
      <Skeleton variant="text" lines={3} />
    </div>
  );
}
