import { useEffect, type JSX, type ReactNode } from 'react';
import { Heading } from '../kit/Heading/index.ts';
import { Stack } from '../kit/Stack/index.ts';
import { styled } from '../kit/theme/styled.ts';
import { token } from '../kit/theme/token.ts';
import { words } from './words.ts';

const Narrow = styled('main')({
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingInline: token('space.4'),
  paddingBlock: token('space.12'),
});

/** The name of the shop, which the server writes on the page. */
export const shopName = (): string => document.documentElement.dataset['shop'] ?? '';

/** Names the page in the title bar. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = words.title(title, shopName());
  }, [title]);
}

/** A page under its title. */
export function Page({ title, width, children }: { title: string; width?: string; children: ReactNode }): JSX.Element {
  useTitle(title);
  return (
    <Stack {...(width !== undefined && { sx: { maxInlineSize: width } })}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** A narrow page with one task, for people who are not in yet. */
export function Sheet({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  useTitle(title);
  return (
    <Narrow>
      <Stack>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {children}
      </Stack>
    </Narrow>
  );
}
