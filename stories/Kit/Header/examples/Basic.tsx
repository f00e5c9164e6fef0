import { Button } from '@tarnbrook/kit/Button';
import { Header } from '@tarnbrook/kit/Header';
import { GridIcon, UserIcon } from '@tarnbrook/kit/icons';
import { Logo } from '@tarnbrook/kit/Logo';
import { SearchField } from '@tarnbrook/kit/SearchField';
import logo from '../../../fixtures/brindleWharf.svg?no-inline';

export function BasicExample() {
  return (
    <Header
      logo={<Logo href="#home" label="Brindle Wharf" src={`${logo}#logo`} width={524.4} height={96} />}
      search={<SearchField placeholder="Search for products" />}
      primaryAction={
        <Button variant="contained" href="#products" startIcon={<GridIcon />} stacked>
          All products
        </Button>
      }
      account={
        <Button variant="text" href="#login" startIcon={<UserIcon />} stacked="lg">
          Log in
        </Button>
      }
    />
  );
}
