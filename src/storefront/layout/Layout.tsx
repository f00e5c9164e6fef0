import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { cleanLine } from '../../contract/text.ts';
import { Banner } from '../../kit/Banner/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Header } from '../../kit/Header/index.ts';
import { GridIcon } from '../../kit/icons/GridIcon.ts';
import { MenuIcon } from '../../kit/icons/MenuIcon.ts';
import { NavigationList, type NavigationListProps } from '../../kit/NavigationList/index.ts';
import { SkipLink } from '../../kit/SkipLink/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { contactWays } from '../contactWays.ts';
import { useCustomerWords } from '../customer.ts';
import { paths } from '../../contract/pages.ts';
import { searchPath } from '../navigation/queryPaths.ts';
import { readAddress } from '../navigation/readAddress.ts';
import { pageOf } from '../navigation/pageOf.ts';
import { lazyOverlay } from '../../kit/utils/lazyPart.tsx';
import { deferredPart } from '../navigation/deferredPart.tsx';
import { AccountCorner } from './AccountCorner.tsx';
import { SuggestedSearch } from '../searching/SuggestedSearch.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { Visitors } from './Visitors.tsx';
import { words } from './words.ts';
import { storedText } from '../storedText.ts';
import { sharedWords } from '../words.ts';

// Its code is fetched when the pointer or the focus reaches its button.
const MenuPanel = lazyOverlay(async () => (await import('./MenuPanel.tsx')).MenuPanel);

// The server's HTML has the links for visitors, which screen readers list before the page is scrolled to them.
const Foot = deferredPart(
  async () => (await import('./PageFooter.tsx')).PageFooter,
  'visible',
  () => useCustomerWords() !== undefined,
);

/** The navigation entry that an address belongs to: it is marked, and leads somewhere unless the address is its own. */
function currentEntry(pathname: string, search: string): Pick<NavigationListProps, 'current' | 'currentIs'> {
  const { name, known } = pageOf(pathname);
  if (!known) return {};
  const current = name === 'productList' || name === 'product' ? paths.productList : `/${pathname.split('/')[1]}`;
  // Query parameters that no page reads do not make another page of it, so they are left out before comparing.
  const isWhole = !readAddress(pathname + search).includes('?');
  return { current, currentIs: isWhole && `${current}/`.startsWith(pathname) ? 'page' : 'section' };
}

const bannerWords = ({ text, action, short = text }: { text: string; action: string; short?: string }) => (
  <>
    <span data-long="">
      <span data-more="">{text} </span>
      {action}
    </span>
    <span data-short="">{short}</span>
  </>
);

/** Closes the banner for the visit. The script in the head does so on the pages that follow. */
function closeBanner(): void {
  document.documentElement.dataset.bannerClosed = '';
  document.getElementById('main')?.focus({ preventScroll: true });
  // Without storage it is closed on this page.
  storedText('sessionStorage', 'bannerClosed').write('1');
}

// Elements that are always the same do not render again with each navigation.
const accountCorner = <AccountCorner />;
const foot = <Foot />;

/** The frame of every screen: header with search, navigation, banner, footer and messaging button. */
export function Layout({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const { pathname, search, key: entry } = useLocation();
  const navigate = useNavigate();
  // Any navigation closes the menu, including Back.
  const [menuAt, setMenuAt] = useState<string>();
  const closeMenu = () => setMenuAt(undefined);
  const place = currentEntry(pathname, search);
  const customer = useCustomerWords();

  const isBesideLogo = brand.navigationPlace === 'beside-logo';
  const navigation = <NavigationList items={brand.navigation} {...place} />;
  const isBannerLast = brand.banner.place === 'bottom';
  const banner = (
    // At the page's end it takes nothing from what is read.
    <Banner href={customer ? paths.login : paths.accountForm} {...(isBannerLast ? {} : { onClose: closeBanner })}>
      <Visitors customers={bannerWords(brand.customer.banner)}>{bannerWords(brand.banner)}</Visitors>
    </Banner>
  );

  return (
    <>
      <SkipLink />
      <Header
        logo={<HomeLogo />}
        contacts={contactWays(brand.company)}
        menuButton={
          <Button
            variant="text"
            stacked="lg"
            startIcon={<MenuIcon />}
            aria-haspopup="dialog"
            onPointerDown={MenuPanel.preload}
            onFocus={MenuPanel.preload}
            onClick={() => setMenuAt(entry)}
          >
            {words.menu}
          </Button>
        }
        search={
          <SuggestedSearch
            value={cleanLine(new URLSearchParams(search).get('search') ?? '', searchTextMaxLength)}
            place={entry}
            placeholder={words.search(brand.name)}
            onSearch={(text) => void navigate(searchPath(text))}
          />
        }
        primaryAction={
          <Button href={paths.productList} variant="contained" startIcon={<GridIcon />} stacked>
            {sharedWords.allProductsPage}
          </Button>
        }
        account={accountCorner}
        navigation={isBesideLogo ? navigation : undefined}
      />
      {isBesideLogo ? null : navigation}
      {isBannerLast ? null : banner}
      <MenuPanel open={menuAt === entry} onClose={closeMenu} onUnavailable={closeMenu} {...place} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isBannerLast ? banner : null}
      {foot}
    </>
  );
}
