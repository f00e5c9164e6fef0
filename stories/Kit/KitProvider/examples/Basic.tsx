import { Pagination } from '@tarnbrook/kit/Pagination';
import { KitProvider, type LinkComponentProps } from '@tarnbrook/kit/provider';

/** With a router, its own link: `({ href, ...props }) => <Link to={href} {...props} />`. */
function ShopLink({ replace: _replace, state: _state, children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

const german = {
  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    previousLabel: 'Zurück zur vorigen Seite',
    next: 'Weiter',
    nextLabel: 'Weiter zur nächsten Seite',
  },
};

export function BasicExample() {
  return (
    <KitProvider linkComponent={ShopLink} messages={german}>
      <Pagination page={2} count={5} getHref={(page) => `#seite-${page}`} />
    </KitProvider>
  );
}
