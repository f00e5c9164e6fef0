import { useId, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { pageGutters } from '../Container/index.ts';
import { CameraIcon } from '../icons/CameraIcon.ts';
import { MapPinIcon } from '../icons/MapPinIcon.ts';
import { NewspaperIcon } from '../icons/NewspaperIcon.ts';
import { PeopleIcon } from '../icons/PeopleIcon.ts';
import { VideoIcon } from '../icons/VideoIcon.ts';
import { Anchor, Link, type LinkProps } from '../Link/index.ts';
import { footer as footerMessages } from '../messages/en-GB/footer.ts';
import { down, hover, inCaps, inGrid, line, sized, styled, token, up, useMessages, useThemedProps, wrapping } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { asLines, breakableAddress } from '../utils/breakableAddress.tsx';
import { ContactItems, type ContactWay } from '../utils/contactWays.tsx';
import { focusOnGround } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** A link of the footer. */
export interface FooterLink {
  /** Its text. */
  label: string;
  /** Its address. */
  href: string;
}

/** Links that belong together. */
export interface FooterGroup {
  /** Names the group. */
  heading: string;
  /** The links. */
  links: readonly FooterLink[];
}

/** A place on a social network. */
export interface FooterSocialLink extends FooterLink {
  /** The kind of content found there. It chooses a drawing of our own beside the name, since marks of others are not ours to use. */
  kind: 'photos' | 'posts' | 'network' | 'video';
}

/** Props of {@link Footer}; every other prop of a `<footer>` reaches it. */
export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'>, Styled, Rooted, Worded<'footer'> {
  /** The brand's mark for a dark ground. */
  logo?: ReactNode;
  /** The postal address, line by line. */
  address: readonly string[];
  /** Ways to reach the company, below the address. */
  contacts?: readonly ContactWay[];
  /** Links to the pages of the site, in columns. */
  groups?: readonly FooterGroup[];
  /** Places on social networks. They open in a new tab. */
  social?: readonly FooterSocialLink[];
  /** `OpeningHours`. */
  hours?: ReactNode;
  /** `ThemeSwitch`. */
  themeSwitch?: ReactNode;
  /** The last line: company number, copyright. */
  legal?: ReactNode;
  /** The headings' place in the outline of the page. Default: `2`. */
  level?: 2 | 3;
}

const socialIcons = { photos: CameraIcon, posts: NewspaperIcon, network: PeopleIcon, video: VideoIcon };
const Root = styled('footer', { name: 'TkFooter' })<Owned>({
  ...pageGutters,
  paddingBlock: `${token('space.10')} ${token('space.6')}`,
  color: token('color.footer.text'),
  background: token('color.footer.background'),
  ...focusOnGround(token('color.footer.background'), token('color.footer.link')),
  ...sized('font.size.sm', 'font.line-height.snug'),
  '& a': { color: token('color.footer.link') },
  '& h2, & h3': {
    marginBlockEnd: token('space.3'),
    color: token('color.footer.muted'),
    ...inCaps('font.size.sm'),
  },
  '& ul': plainList,
  '& > [data-logo]': { marginBlockEnd: token('space.8') },
  // The line "Open now" waits for the visitor's clock: below the week the room kept for it is no gap.
  '& [data-state]': { order: 1 },
  // On paper it is who to ring and write to, in ink; the last line has the address.
  '@media print': {
    paddingBlock: `${token('space.3')} 0`,
    color: token('color.text.default'),
    background: 'none',
    borderBlockStart: line('color.border.hairline'),
    '& a, & h2, & h3': { color: 'inherit' },
    '& nav, & fieldset, & h2, & h3, & svg, & > [data-logo]': { display: 'none' },
  },
});

const Columns = styled('div', { name: 'TkFooter', slot: 'Columns' })({
  ...inGrid('space.8'),
  // Two side by side, unless letters are so large that a word would not fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8em, 40%)), 1fr))',
  [down('sm')]: { '& > div': { gridColumn: '1 / -1' } },
  // In one row as long as the widest word of each has room; the remaining room goes between them.
  [up('lg')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: token('space.10'),
    '& > *': { flex: '1 0 auto', inlineSize: 'min-content', maxInlineSize: 'max-content' },
    // Few would stand at both ends of a wide page with nothing between.
    '&:not(:has(> * ~ * ~ * ~ *))': { justifyContent: 'start', columnGap: token('space.24') },
    // A mail address can break anywhere: its narrowest is no measure.
    '& > div': { minInlineSize: 'min(100%, 8em)' },
  },
});

const Rows = styled('ul', { name: 'TkFooter', slot: 'Rows' })({
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: token('size.control.small') },
});

const Contact = styled('address', { name: 'TkFooter', slot: 'Contact' })({
  ...inGrid('space.1'),
  fontStyle: 'normal',
  '& > p': { display: 'flex', gap: token('space.3'), marginBlockEnd: token('space.1') },
  '& a': { gap: token('space.3'), overflowWrap: 'anywhere' },
  '& svg': { color: token('color.footer.muted') },
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('space.5'),
    '& > p': { display: 'none' },
    '& > ul': { display: 'contents' },
    '& a': { minBlockSize: 0 },
  },
});

const Foot = styled('div', { name: 'TkFooter', slot: 'Foot' })({
  ...wrapping('space.5'),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: token('space.8'),
  paddingBlockStart: token('space.5'),
  borderBlockStart: line('color.footer.border'),
  '& > ul': wrapping('space.2'),
  '& > p': {
    flexBasis: '100%',
    // Room beside the last line for the button that floats at the end of the page.
    paddingInlineEnd: token('space.16'),
    color: token('color.footer.muted'),
    fontSize: token('font.size.xs'),
    textWrap: 'pretty',
  },
  '@media print': {
    marginBlockStart: token('space.1'),
    paddingBlockStart: 0,
    borderBlockStart: 'none',
    '& > ul': { display: 'none' },
    '& > p': { color: 'inherit' },
  },
});

const Social = styled(Anchor, { name: 'TkFooter', slot: 'Social' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.2'),
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.3'),
  border: line('color.footer.border'),
  textDecoration: 'none',
  borderRadius: token('radius.medium'),
  [hover]: { '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)', borderColor: 'currentColor' } },
});

const QuietLink = (props: LinkProps): JSX.Element => <Link variant="quiet" {...props} />;

/** Links to the pages of the site under their heading. */
function Group({ heading, links, title: Title }: FooterGroup & { title: 'h2' | 'h3' }): JSX.Element {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{heading}</Title>
      <Rows>
        {links.map(({ label, href }) => (
          <li key={href}>
            <QuietLink href={href}>{label}</QuietLink>
          </li>
        ))}
      </Rows>
    </nav>
  );
}

/** Places on social networks. */
const SocialLinks = ({ links, texts }: { links: readonly FooterSocialLink[]; texts: typeof footerMessages }): JSX.Element => (
  <ul aria-label={texts.social}>
    {links.map(({ kind, label, href }) => {
      const Icon = socialIcons[kind];
      return (
        <li key={href}>
          <Social href={href} target="_blank" rel="noopener noreferrer">
            <Icon />
            {label}
            <span className="tk-visually-hidden"> {texts.newTab}</span>
          </Social>
        </li>
      );
    })}
  </ul>
);

/** The end of every page: where the company is, how to reach it, when it is open, and the way to everything. */
export function Footer<Root extends ElementType = ElementType>(given: Overridden<FooterProps, Root>): JSX.Element {
  const props = useThemedProps('TkFooter', given, { contacts: [], groups: [], social: [], level: 2 });
  const { logo, address, contacts, groups, social, hours, themeSwitch, legal, level, messages, ...rest } = props;
  const texts = useMessages('footer', footerMessages, messages);
  const Title = `h${level}` as const;
  return (
    <Root {...rest}>
      {logo ? <div data-logo="">{logo}</div> : null}
      <Columns>
        <div>
          <Title>{texts.contact}</Title>
          <Contact>
            <p>
              <MapPinIcon />
              <span>{asLines(address)}</span>
            </p>
            {contacts.length > 0 ? (
              <Rows>
                <ContactItems {...{ contacts, texts }} link={QuietLink} written={breakableAddress} />
              </Rows>
            ) : null}
          </Contact>
        </div>
        {hours ? (
          <div>
            <Title>{texts.hours}</Title>
            {hours}
          </div>
        ) : null}
        {groups.map((group) => (
          <Group key={group.heading} {...group} title={Title} />
        ))}
      </Columns>
      <Foot>
        {social.length > 0 ? <SocialLinks links={social} texts={texts} /> : null}
        {themeSwitch}
        {legal ? <p>{legal}</p> : null}
      </Foot>
    </Root>
  );
}
