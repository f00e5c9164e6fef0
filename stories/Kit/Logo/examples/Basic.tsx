import { Logo } from '@tarnbrook/kit/Logo';
import logo from '../../../fixtures/brindleWharf.svg?no-inline';

export function BasicExample() {
  return <Logo href="#home" label="Brindle Wharf" src={`${logo}#logo`} width={524.4} height={96} />;
}
