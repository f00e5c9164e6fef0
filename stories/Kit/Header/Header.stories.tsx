import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountMenu } from '../../../src/kit/AccountMenu/index.ts';
import { Button } from '../../../src/kit/Button/index.ts';
import { Container } from '../../../src/kit/Container/index.ts';
import { Header } from '../../../src/kit/Header/index.ts';
import { GridIcon, MenuIcon, UserIcon } from '../../../src/kit/icons/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { NavigationList } from '../../../src/kit/NavigationList/index.ts';
import { SearchField } from '../../../src/kit/SearchField/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { contacts, logo, longName, navigation } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/Header',
  id: 'kit-header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo {...logo} href="#home" />,
    search: <SearchField placeholder="Search for products" />,
    primaryAction: (
      <Button variant="contained" href="#products" startIcon={<GridIcon />} stacked>
        All Products
      </Button>
    ),
    menuButton: (
      <Button variant="text" stacked="lg" startIcon={<MenuIcon />} aria-haspopup="dialog">
        Menu
      </Button>
    ),
    contacts,
    account: (
      <Button variant="text" stacked="lg" href="#login" startIcon={<UserIcon />}>
        Log in
      </Button>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Content below the header that is higher than the window. */
const content = (
  <Container component="main">
    <Stack>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          Line {index + 1}. <Link href={`#line-${index + 1}`}>A link of line {index + 1}</Link>
        </p>
      ))}
    </Stack>
  </Container>
);

/** On a phone there are words below the icons, so that nobody has to guess; contact details are in the menu. */
export const PhoneHasWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const word of ['Menu', 'All Products', 'Log in']) await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '0161 496 0321' })).toBeNull();
  },
});

/** The main places beside the logo: search, action and account have a row of their own, which alone stays in view. */
export const NavigationInside = meta.story({
  args: { navigation: <NavigationList items={navigation} current="#products" /> },
  render: (args) => (
    <>
      <Header {...args} />
      {content}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const places = canvas.getByRole('navigation');
    const search = canvas.getByRole('searchbox');
    await expect(places.getBoundingClientRect().bottom).toBeLessThanOrEqual(search.getBoundingClientRect().top);
    const scroller = canvasElement.ownerDocument.scrollingElement!;
    scroller.scrollTop = 1000;
    await waitFor(() => expect(places.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await expect(search.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // It comes back for a keyboard that is in it.
    canvas.getByRole('link', { name: 'Contact Us' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(places.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    scroller.scrollTop = 0;
  },
});

/** The header stays in view; elements reached with Tab scroll to below it. */
export const Sticky = meta.story({
  render: (args) => (
    <>
      <Header {...args} />
      <NavigationList items={navigation} current="#products" />
      {content}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.ownerDocument.scrollingElement!;
    scroller.scrollTop = 600;
    const link = canvas.getByRole('link', { name: 'A link of line 3' });
    link.focus();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(header.bottom).toBeGreaterThan(0);
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
    scroller.scrollTop = 0;
  },
});

export const Matrix = meta.story({
  render: looks({}, Header, {
    Content: {
      'All parts': { search: <SearchField label="Search 1" placeholder="Search for products" /> },
      'Logged in': {
        search: <SearchField label="Search 2" placeholder="Search for products" />,
        account: <AccountMenu name="Golden Fryer Ltd" onLogOut={() => undefined} />,
      },
      'Without search': { search: undefined },
      'Without contacts': { contacts: [], search: <SearchField label="Search 3" placeholder="Search for products" /> },
      'The logo alone': { contacts: [], search: undefined, primaryAction: undefined, menuButton: undefined, account: undefined },
    },
  }),
});

export const Edge = meta.story({
  args: {
    logo: longName.slice(0, 60),
    account: <AccountMenu name="Bartholomew Featherstonehaugh-Cholmondeley" onLogOut={() => undefined} />,
  },
});

/** With neither action nor account the search box reaches to the margin of the page. */
export const SearchLast = meta.story({
  tags: ['no-visual'],
  args: { primaryAction: undefined, account: undefined, contacts: undefined },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('banner').getBoundingClientRect();
    const search = canvas.getByRole('search').getBoundingClientRect();
    const logoLink = canvas.getByRole('link').getBoundingClientRect();
    // At this width the logo is the first, so it stands at the margin.
    await expect(edge.right - search.right).toBeCloseTo(logoLink.left - edge.left, 0);
  },
});
