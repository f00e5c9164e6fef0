import { Logo } from '@tarnbrook/kit/Logo';
import logo from '../../../fixtures/brindleWharf.svg';

export function BasicExample() {
  return <Logo href="#home" label="Brindle Wharf" src={logo} width={200} height={40} />;
}
