import { FactNotes } from '@tarnbrook/kit/FactNotes';
import { CheckIcon, SnowflakeIcon } from '@tarnbrook/kit/icons';

export function BasicExample() {
  return (
    <FactNotes
      items={[
        { icon: <SnowflakeIcon />, label: 'Keep at −18 °C' },
        { icon: <CheckIcon />, label: 'Suitable for vegans' },
      ]}
    />
  );
}
