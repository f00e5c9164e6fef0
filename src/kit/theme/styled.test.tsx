import { render, screen } from '@testing-library/react';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { styled } from './styled.ts';
import { token } from './token.ts';

const Box = styled('div')<{ dense?: boolean; $tone?: string }>(({ dense }) => ({ padding: token(dense ? 'space.2' : 'space.4') }));

/** The rule Emotion wrote for an element: happy-dom resolves variables, so computed styles do not show them. */
function ruleOf(element: HTMLElement): string {
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return sheets
    .split('\n')
    .filter((rule) => [...element.classList].some((name) => rule.includes(`.${name}{`)))
    .join('\n');
}

test('styles by props, with design tokens as variables', () => {
  render(<Box dense data-testid="box" />);
  expect(ruleOf(screen.getByTestId('box'))).toContain('padding:var(--tk-space-2)');
});

test('style props do not reach the DOM', () => {
  render(<Box dense $tone="loud" sx={{ margin: 1 }} data-testid="box" id="kept" aria-label="kept" />);
  expect(screen.getByTestId('box').getAttributeNames().toSorted()).toEqual(['aria-label', 'class', 'data-testid', 'id']);
});

test('style props do not reach a component given by `as`, href does', () => {
  const received = vi.fn<(props: object) => void>();
  function Link({ ref, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
    received(props);
    return (
      <a ref={ref} {...props}>
        link
      </a>
    );
  }
  render(<Box as={Link} {...{ href: '/x' }} dense sx={{ margin: 1 }} />);
  expect(received).toHaveBeenCalledExactlyOnceWith({ href: '/x', className: expect.any(String) });
});

test('a component can be styled: its props are forwarded, style props are not', () => {
  const received = vi.fn<(props: object) => void>();
  function Part(props: { count: number; className?: string }) {
    received(props);
    return <i className={props.className} />;
  }
  const Styled = styled(Part)<{ $wide?: boolean }>({ color: 'red' });
  render(<Styled count={3} $wide sx={{ margin: 1 }} />);
  expect(received).toHaveBeenCalledExactlyOnceWith({ count: 3, className: expect.any(String) });
});

test('sx knows MUI’s grid of 8 px and the breakpoints', () => {
  render(<Box sx={{ marginTop: 3, display: { md: 'flex' } }} data-testid="box" />);
  const rule = ruleOf(screen.getByTestId('box'));
  expect(rule).toContain('margin-top:calc(var(--tk-space-2) * 3)');
  expect(rule).toContain('@media (min-width:768px)');
});
