export { Anchor } from './Anchor.tsx';
export { Link, type LinkProps, type LinkVariant } from './Link.tsx';
