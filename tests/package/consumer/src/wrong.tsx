import { Button } from '@tarnbrook/kit/Button';

export const wrong = <Button variant="loudest">Press</Button>;
