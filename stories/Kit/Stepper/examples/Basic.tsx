import { Stepper } from '@tarnbrook/kit/Stepper';

export function BasicExample() {
  return <Stepper steps={[{ label: 'Business', href: '#business' }, { label: 'Directors' }, { label: 'Papers' }]} current={2} />;
}
