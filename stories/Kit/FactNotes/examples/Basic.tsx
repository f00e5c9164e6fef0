import { FactNotes } from '@tarnbrook/kit/FactNotes';
import { LeafIcon, SnowflakeIcon } from '@tarnbrook/kit/icons';

export function BasicExample() {
  return (
    <FactNotes
      items={[
        { icon: <SnowflakeIcon />, label: 'Keep at −18 °C' },
        { icon: <LeafIcon />, label: 'Suitable for vegans' },
      ]}
    />
  );
}
