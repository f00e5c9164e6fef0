import { PackSwitch } from '@tarnbrook/kit/PackSwitch';

export function BasicExample() {
  return (
    <PackSwitch
      current="#100101"
      packs={[
        { href: '#100100', label: '6 × 330 ml', orderUnit: '1 pack of 6', code: '100100' },
        { href: '#100101', label: '24 × 330 ml', orderUnit: '1 case of 24', code: '100101' },
        { href: '#100102', label: '8 × 2 L', orderUnit: '1 case of 8', code: '100102' },
      ]}
    />
  );
}
