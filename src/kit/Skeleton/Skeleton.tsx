import type { ComponentProps, ElementType, JSX } from 'react';
import { keyframes } from '@emotion/react';
import { reducedMotion, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link Skeleton}; every other prop of a `<span>` reaches it. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'style'>, Styled, Rooted {
  /** `rounded` fills a shape, `text` stands for lines of running text in the size of the text around it. Default: `rounded`. */
  variant?: 'rounded' | 'text';
  /** How many lines `text` stands for; the last is shorter. Default: 1. */
  lines?: number;
  /** Shape, if it is `rounded`. Without it it is as high as `sx` or `className` say. */
  ratio?: '1/1' | '4/3' | '3/2' | '16/9';
}

const pass = keyframes({ from: { translate: '-100% 0' }, to: { translate: '100% 0' } });

const bar = {
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: token('radius.medium'),
  background: token('color.skeleton.base'),
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${token('color.skeleton.shine')}, transparent)`,
    animation: `${pass} 1.6s linear infinite`,
    [reducedMotion]: { display: 'none' },
  },
} as const;

const Root = styled('span', { name: 'TkSkeleton' })<Owned>({
  display: 'block',
  '&[data-variant="rounded"]': bar,
  '& > span': { ...bar, blockSize: '0.8em', marginBlock: '0.35em', '&:last-of-type:not(:only-of-type)': { inlineSize: '60%' } },
});

/** Stands where content will be, in its shape, and is silent: say "loading" once, on the region around it (`aria-busy`). */
export function Skeleton<Root extends ElementType = ElementType>(given: Overridden<SkeletonProps, Root>): JSX.Element {
  const { variant, lines, ratio, ...rest } = useThemedProps('TkSkeleton', given, { variant: 'rounded', lines: 1 });
  return (
    <Root aria-hidden {...rest} data-variant={variant} data-ratio={ratio}>
      {variant === 'text' ? Array.from({ length: lines }, (_, line) => <span key={line} />) : null}
    </Root>
  );
}
