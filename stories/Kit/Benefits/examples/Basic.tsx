import { Benefits } from '@tarnbrook/kit/Benefits';
import { BoxIcon, SnowflakeIcon, TruckIcon } from '@tarnbrook/kit/icons';

export function BasicExample() {
  return (
    <Benefits
      items={[
        { icon: <TruckIcon />, title: 'Delivered next day', text: 'Ordered by five, there in the morning.' },
        { icon: <BoxIcon />, title: 'By the case', text: 'No pallet, no minimum line.' },
        { icon: <SnowflakeIcon />, title: 'Kept cold', text: 'At −18 °C from our store to yours.' },
      ]}
    />
  );
}
