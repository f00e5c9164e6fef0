import { useEffect, useState, type ReactNode } from 'react';
import { Link as InDesk, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { Dialog } from '../kit/Dialog/index.ts';
import { KitProvider, type LinkComponentProps } from '../kit/provider/index.ts';
import { SkipLink } from '../kit/SkipLink/index.ts';
import { line } from '../kit/theme/boxes.ts';
import { down, hover } from '../kit/theme/media.ts';
import { focusOnGround, tokenVariable } from '../kit/utils/ground.ts';
import type { MemberAnswer, SignInAnswer } from '../server/desk/answers.ts';
import { Health, MailPage } from './health/Health.tsx';
import { JobPage, Jobs } from './jobs/Jobs.tsx';
import { People } from './people/People.tsx';
import { ProductPage } from './range/ProductPage.tsx';
import { Range } from './range/Range.tsx';
import { AccountPage } from './records/account.tsx';
import { ApplicationPage } from './records/application.tsx';
import { MessagePage } from './records/message.tsx';
import { Sessions, Staff } from './staff/Staff.tsx';
import { words } from './words.ts';
import { HeldDecisions } from './Held.tsx';
import { Queue } from './Queue.tsx';
import { Setup, SignInForm } from './SignIn.tsx';
import { isNowhere, useKeptFocus, useKeys, useSequence } from './useKeys.ts';
import { call, callAddress, DeskError, SessionContext, useRefresh, useSession } from './calls.ts';
import { Button, Facts, factsOf, NotFound, Link, Pending, Sheet, shopName, Stack, styled, token } from './parts.tsx';

/** The pages beside the queue, each with the key that follows `g`. */
const pages = [
  ['j', '/jobs', words.jobs, Jobs],
  ['r', '/range', words.range, Range],
  ['p', '/people', words.people, People],
  ['h', '/health', words.health, Health],
  ['t', '/staff', words.staff, Staff],
  ['s', '/sessions', words.sessions, Sessions],
] as const;

/** Where the bar, and a decision that can be undone, leave room between them: the page scrolls there. Else, and on paper, all is one long page. */
const tall = '@media screen and (min-height: 30rem)';

/** Controls as low as the kit has them, but for fingers. */
const Look = styled('div')({
  [tokenVariable('size.control.medium')]: token('size.control.small'),
  '& :is(h1, h2):focus': { outline: 'none' },
  [tall]: { display: 'flex', flexDirection: 'column', blockSize: '100dvh', overflowY: 'auto' },
});

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.4'),
  paddingInline: token('space.4'),
  color: token('color.navigation.text'),
  background: token('color.navigation.background'),
  borderBlockEnd: line('color.navigation.border'),
  ...focusOnGround(token('color.navigation.background'), token('color.navigation.text')),
  // The names of shop and member have no room beside the pages on tablets.
  [down('lg')]: { '& > :is(strong, span)': { display: 'none' } },
  '@media print': { display: 'none' },
});

const Pages = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  '& > a': {
    padding: `${token('space.3')} ${token('space.3')} ${token('space.2')}`,
    color: 'inherit',
    textDecoration: 'none',
    borderBlockEnd: `${token('space.1')} solid transparent`,
  },
  [hover]: { '& > a:hover': { background: token('color.navigation.hover-background') } },
  '& > [aria-current]': { borderBlockEndColor: token('color.navigation.active-line'), fontWeight: token('font.weight.bold') },
});

const Content = styled('main')({
  padding: token('space.4'),
  outline: 'none',
  [tall]: { flex: 1, minBlockSize: 0, overflowY: 'auto', containerType: 'size' },
  // On paper nothing can be typed or pressed; the documents' buttons are their names.
  '@media print': {
    '& :is(button:not([aria-pressed]), form, search, iframe, output, h1 ~ a, .MuiFormControl-root, [download]:not(li *))': {
      display: 'none',
    },
    '& [aria-pressed]': { all: 'unset' },
  },
});

function Frame({ children }: { children: ReactNode }) {
  const { member, onSignedOut } = useSession();
  const isAllowed = (path: string) => path !== '/staff' || member?.role === 'manager';
  const menu = [['q', '/', words.queue] as const, ...pages].filter(([, path]) => isAllowed(path));
  const [showsKeys, setShowsKeys] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useKeys({ '?': () => setShowsKeys(true) });
  useEffect(() => {
    const main = document.getElementById('main');
    main?.scrollTo(0, 0);
    if (isNowhere(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  useSequence('g', (key) => {
    const path = menu.find((page) => page[0] === key)?.[1];
    if (path !== undefined) void navigate(path);
    return path !== undefined;
  });
  const signOut = () => void call('/session', { method: 'DELETE' }).then(onSignedOut, onSignedOut);
  return (
    <>
      <SkipLink />
      <Bar>
        <strong>{shopName()} Desk</strong>
        <Pages aria-label="Desk pages">
          {menu.map(([, path, title]) => (
            <Link key={path} href={path} {...(path === pathname && { 'aria-current': 'page' })}>
              {title}
            </Link>
          ))}
        </Pages>
        <span>{member?.name}</span>
        <Button size="small" variant="text" color="inherit" onClick={() => setShowsKeys(true)}>
          Keys
        </Button>
        <Button size="small" variant="text" color="inherit" onClick={signOut}>
          {words.signOut}
        </Button>
      </Bar>
      <Content id="main" tabIndex={-1}>
        {children}
      </Content>
      <Dialog open={showsKeys} onClose={() => setShowsKeys(false)} title="Keys">
        <Facts items={factsOf(Object.fromEntries(words.keyTable))} />
      </Dialog>
    </>
  );
}

function Screens() {
  return (
    <Frame>
      <Routes>
        <Route path="/" element={<Queue />} />
        <Route path="/accounts/:id" element={<AccountPage />} />
        <Route path="/messages/:id" element={<MessagePage />} />
        <Route path="/applications/:id" element={<ApplicationPage />} />
        <Route path="/mails/:id" element={<MailPage />} />
        <Route path="/range/products/:code" element={<ProductPage />} />
        <Route path="/jobs/:id" element={<JobPage />} />
        {pages.map(([, path, , Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  );
}

/** Asks in place to sign in again; the screen behind it keeps what was typed. */
function SignInAgain({ member }: { member: MemberAnswer }) {
  const session = useSession();
  // A refusal here is one of the password, and no other end of the session.
  const itself = { ...session, onExpired: () => false };
  return (
    <Dialog open onClose={() => undefined} hideCloseButton title="Sign in again">
      <Stack>
        <p>Your session is over. What you typed stays.</p>
        <SessionContext value={itself}>
          <SignInForm mail={member.mail} />
        </SessionContext>
      </Stack>
    </Dialog>
  );
}

/** The screens that the session allows. It is asked for once: its end must not take away what somebody types. */
function Gate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const [isExpired, setExpired] = useState(false);
  const isSetup = pathname === '/setup';
  const { data: start, error } = useSWRImmutable<SignInAnswer, unknown>(isSetup ? null : '/session');
  const member = start?.next === 'none' ? start : undefined;
  const session = {
    member,
    onExpired: () => {
      if (member) setExpired(true);
      return member !== undefined;
    },
    onSignedIn: ({ name, mail, role }: MemberAnswer) => {
      // Somebody else must not find the screens of the one before.
      if (member && member.mail !== mail) {
        sessionStorage.clear();
        window.location.reload();
      }
      setExpired(false);
      void mutate('/session', { next: 'none', name, mail, role }, false);
      refresh();
    },
    onSignedOut: () => {
      sessionStorage.clear();
      window.location.assign('/desk');
    },
  };
  const onError = (failure: unknown) => void (failure instanceof DeskError && failure.status === 401 && session.onExpired());
  const screen = () => {
    if (isSetup) return <Setup token={query.get('token') ?? ''} onDone={() => void navigate('/', { replace: true })} />;
    if (!start) return <Pending error={error} onRetry={() => void mutate('/session')} />;
    return member ? (
      <HeldDecisions>
        <Screens />
      </HeldDecisions>
    ) : (
      <Sheet title={words.signIn}>
        <SignInForm atCode={start.next === 'code' ? start.mail : ''} />
      </Sheet>
    );
  };
  return (
    <SessionContext value={session}>
      <SWRConfig value={{ onError }}>
        {screen()}
        {isExpired && member ? <SignInAgain member={member} /> : null}
      </SWRConfig>
    </SessionContext>
  );
}

/** The kit's links within the desk. Files and other schemes stay plain anchors. */
function RouterLink({ href, replace = false, state, ...props }: LinkComponentProps) {
  const isElsewhere = !href.startsWith('/') || href.startsWith(callAddress('/'));
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return isElsewhere ? <a {...props} href={href} /> : <InDesk {...props} to={href} replace={replace} state={state} />;
}

/** The desk, inside a router. */
export function Desk() {
  useKeptFocus();
  return (
    <SWRConfig value={{ provider: () => new Map(), fetcher: (path: string) => call(path), shouldRetryOnError: false }}>
      <KitProvider linkComponent={RouterLink}>
        <Look>
          <Gate />
        </Look>
      </KitProvider>
    </SWRConfig>
  );
}
