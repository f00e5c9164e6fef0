import { Button } from '@tarnbrook/kit/Button';
import { MessagePage } from '@tarnbrook/kit/MessagePage';

export function BasicExample() {
  return (
    <MessagePage heading="Your mail is verified" actions={<Button href="#products">Look round meanwhile</Button>}>
      <p>We look at what you sent and write to you within two working days.</p>
    </MessagePage>
  );
}
