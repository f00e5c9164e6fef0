import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeText } from './WholeText.tsx';

/** Puts another node into the place of each text, as a browser's translator does. */
function replaceTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) text.replaceWith(document.createTextNode(text.data));
}

const Example = ({ count, isLast }: { count: number; isLast: boolean }) => (
  <p>
    <WholeText>
      {isLast ? <em>The last page: </em> : null}
      {count} products, <b>some</b> {isLast ? null : 'and more'}
    </WholeText>
  </p>
);

test('text that changes, comes and goes beside other children stays true on a translated page', () => {
  const { container, rerender } = render(<Example count={12} isLast={false} />);
  expect(container.innerHTML).toBe('<p><span>12 products,</span> <b>some</b> <span>and more</span></p>');
  replaceTexts(container);
  rerender(<Example count={3} isLast />);
  expect(container.textContent).toBe('The last page: 3 products, some ');
  replaceTexts(container);
  rerender(<Example count={7} isLast={false} />);
  expect(container.textContent).toBe('7 products, some and more');
});
