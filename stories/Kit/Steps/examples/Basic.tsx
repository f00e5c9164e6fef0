import { Steps } from '@tarnbrook/kit/Steps';

export function BasicExample() {
  return (
    <Steps
      items={[
        { title: 'Apply', text: 'Tell us about your business.' },
        { title: 'We look', text: 'It takes two working days.' },
        { title: 'Order', text: 'You see your prices and pay in thirty days.' },
      ]}
      numbered
    />
  );
}
