import { Fragment, useState, type JSX, type ReactNode } from 'react';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { token } from '../../src/kit/theme/token.ts';
import { purposeOfToken } from '../Foundations/purposes.ts';
import { components } from './components.ts';

/** Links to components' docs pages. They open outside the frame of the docs page. */
export const ComponentLinks = ({ names }: { names: readonly string[] }): JSX.Element => (
  <>
    {names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <a href={`./?path=/docs/kit-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </a>
      </Fragment>
    ))}
  </>
);

/** The components whose sources name a token. */
const usersOf = (name: string): string[] =>
  Object.entries(components).flatMap(([component, { tokens }]) => (tokens.includes(name) ? [component] : []));

interface CopyProps {
  /** Text that a press copies. */
  text: string;
  title?: string | undefined;
  children: ReactNode;
}

/** A button that copies a text, and says so. */
export function Copy({ text, title, children }: CopyProps): JSX.Element {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  return (
    <button type="button" className="sb-token" title={title} onClick={copy} onBlur={() => setIsCopied(false)}>
      {children}
      <output>{isCopied && 'copied'}</output>
    </button>
  );
}

/** A token's name, which a press copies as it is written in code. @param plain - leaves out the swatch of a colour, where a larger one stands beside it. Default: false */
export function TokenChip({ name, plain = false }: { name: string; plain?: boolean }): JSX.Element {
  return (
    <Copy text={`token('${name}')`} title={purposeOfToken[name]}>
      {!plain && name.startsWith('color.') && <span className="sb-swatch" style={{ background: token(name as TokenName) }} />}
      <code>{name}</code>
    </Copy>
  );
}

/** Says which components use a token, each a link: the first by name, all on request. */
export function UsedBy({ name }: { name: string }): JSX.Element {
  const users = usersOf(name);
  if (users.length === 0) return <span className="sb-used">In shared styles</span>;
  const links = <ComponentLinks names={users} />;
  if (users.length < 3) return <span className="sb-used">{links}</span>;
  return (
    <details className="sb-used">
      <summary>{`${users[0]} and ${users.length - 1} more`}</summary>
      {links}
    </details>
  );
}
