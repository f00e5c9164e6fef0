import { useState } from 'react';
import { Button } from '@tarnbrook/kit/Button';
import { MenuIcon } from '@tarnbrook/kit/icons';
import { MobileMenu } from '@tarnbrook/kit/MobileMenu';

const items = [
  { label: 'Home', href: '#home' },
  { label: 'All products', href: '#products' },
  { label: 'Contact', href: '#contact' },
];

export function BasicExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<MenuIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Menu
      </Button>
      <MobileMenu open={isOpen} onClose={() => setIsOpen(false)} items={items} current="#products" />
    </>
  );
}
