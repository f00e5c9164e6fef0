import { AccountMenu } from '@tarnbrook/kit/AccountMenu';
import { NavigationList } from '@tarnbrook/kit/NavigationList';

export function BasicExample() {
  return (
    <AccountMenu name="Brindle Wharf Café" details={['orders@brindlewharf.example']} onLogOut={() => console.warn('Logged out')}>
      <NavigationList orientation="vertical" items={[{ label: 'Change password', href: '#change-password' }]} />
    </AccountMenu>
  );
}
