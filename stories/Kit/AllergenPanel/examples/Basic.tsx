import { AllergenPanel } from '@tarnbrook/kit/AllergenPanel';

export function BasicExample() {
  return <AllergenPanel contains={['Fish', 'Wheat']} mayContain={['Milk']} others={['Celery', 'Mustard', 'Soya']} />;
}
