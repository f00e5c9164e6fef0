import { TableOfContents } from '@tarnbrook/kit/TableOfContents';

export function BasicExample() {
  return (
    <TableOfContents
      items={[
        { id: 'orders', title: 'Orders' },
        { id: 'delivery', title: 'Delivery' },
        { id: 'payment', title: 'Payment' },
      ]}
      current="delivery"
    />
  );
}
