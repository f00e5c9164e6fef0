import { Prose } from '@tarnbrook/kit/Prose';

export function BasicExample() {
  return (
    <Prose>
      <h2>How we deliver</h2>
      <p>In our own vans, with the same driver every week.</p>
      <ul>
        <li>Ambient and chilled goods Monday to Saturday</li>
        <li>Frozen goods Tuesday to Friday</li>
      </ul>
    </Prose>
  );
}
