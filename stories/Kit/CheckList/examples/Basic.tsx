import { CheckList } from '@tarnbrook/kit/CheckList';

export function BasicExample() {
  return <CheckList items={['Free delivery from £150', 'Thirty days to pay', 'One person who knows your business']} />;
}
