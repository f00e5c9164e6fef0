import { useState } from 'react';
import { ErrorState } from '@tarnbrook/kit/ErrorState';

export function BasicExample() {
  const [isRetrying, setIsRetrying] = useState(false);
  return <ErrorState title="The products could not be loaded" retrying={isRetrying} onRetry={() => setIsRetrying(true)} />;
}
