import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Separator } from '../Separator/index.ts';
import { Stack } from './index.ts';

it('puts its divider between the items, and none around what is not there', () => {
  const { container } = render(
    <Stack divider={<Separator />}>
      <i>Ambient</i>
      {null}
      Chilled
      <i>Frozen</i>
    </Stack>,
  );
  expect([...container.firstElementChild!.childNodes].map(({ nodeName }) => nodeName)).toEqual(['I', 'HR', '#text', 'HR', 'I']);
  expect(container.querySelector('[divider]')).toBeNull();
});
