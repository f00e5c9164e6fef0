import { Footer } from '@tarnbrook/kit/Footer';
import { ThemeSwitch } from '@tarnbrook/kit/ThemeSwitch';

export function BasicExample() {
  return (
    <Footer
      address={['Unit 4, Brindle Wharf', 'Newcastle upon Tyne']}
      contacts={[{ kind: 'telephone', label: '01632 960 123', href: 'tel:+441632960123' }]}
      groups={[
        {
          heading: 'Service',
          links: [
            { label: 'Delivery', href: '#delivery' },
            { label: 'Careers', href: '#careers' },
          ],
        },
      ]}
      themeSwitch={<ThemeSwitch />}
      legal="Registered in England and Wales"
    />
  );
}
