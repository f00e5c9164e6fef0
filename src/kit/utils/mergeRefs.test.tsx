import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

it('fills every ref, and empties each as its kind asks when the element goes', () => {
  const told: string[] = [];
  const object = createRef<HTMLElement>();
  const withCleanup = () => {
    told.push('came');
    return () => void told.push('cleaned up');
  };
  const plain = (element: HTMLElement | null) => void told.push(element ? 'set' : 'null');
  const merged = mergeRefs<HTMLElement>(object, withCleanup, plain, undefined);
  const { unmount } = render(<p ref={merged}>Text</p>);
  expect(object.current?.textContent).toBe('Text');
  unmount();
  expect(object.current).toBeNull();
  expect(told).toEqual(['came', 'set', 'cleaned up', 'null']);
});
