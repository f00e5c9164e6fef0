import { useState, type JSX } from 'react';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { token } from '../../src/kit/theme/token.ts';
import { purposeOfToken } from '../Foundations/purposes.ts';
import { components } from './components.ts';

/** The components whose sources name a token. */
const usersOf = (name: string): string[] =>
  Object.entries(components).flatMap(([component, { tokens }]) => (tokens.includes(name) ? [component] : []));

/** A token's name, which a press copies as it is written in code. @param plain - leaves out the swatch of a colour, where a larger one stands beside it. Default: false */
export function TokenChip({ name, plain = false }: { name: string; plain?: boolean }): JSX.Element {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(`token('${name}')`).then(() => setIsCopied(true));
  return (
    <button type="button" className="sb-token" title={purposeOfToken[name]} onClick={copy} onBlur={() => setIsCopied(false)}>
      {!plain && name.startsWith('color.') && <span className="sb-swatch" style={{ background: token(name as TokenName) }} />}
      <code>{name}</code>
      <output>{isCopied && 'copied'}</output>
    </button>
  );
}

/** Says which components use a token: the first by name, all on request. */
export function UsedBy({ name }: { name: string }): JSX.Element {
  const users = usersOf(name);
  if (users.length === 0) return <span className="sb-used">In shared styles</span>;
  if (users.length < 3) return <span className="sb-used">{users.join(', ')}</span>;
  return (
    <details className="sb-used">
      <summary>{`${users[0]} and ${users.length - 1} more`}</summary>
      {users.slice(1).join(', ')}
    </details>
  );
}
