import type { ComponentProps, ElementType, JSX } from 'react';
import { BoxIcon } from '../icons/BoxIcon.ts';
import { SnowflakeIcon } from '../icons/SnowflakeIcon.ts';
import { ThermometerIcon } from '../icons/ThermometerIcon.ts';
import { storageBadge as storageBadgeMessages } from '../messages/en-GB/storageBadge.ts';
import { forcedColors, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';

/** Where goods are kept. */
export type Storage = 'ambient' | 'chilled' | 'frozen';

/** Props of {@link StorageBadge}; every other prop of a `<span>` reaches it. */
export interface StorageBadgeProps extends Omit<ComponentProps<'span'>, 'children' | 'style'>, Styled, Rooted, Worded<'storageBadge'> {
  /** Where the goods are kept. */
  storage: Storage;
}

const icons = { ambient: BoxIcon, chilled: ThermometerIcon, frozen: SnowflakeIcon };

const Root = styled('span', { name: 'TkStorageBadge' })<Owned>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.1'),
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  padding: `${token('space.0-5')} ${token('space.1-5')}`,
  borderRadius: token('radius.action'),
  ...sized('font.size.xs', 'font.line-height.snug'),
  fontWeight: token('font.weight.medium'),
  color: token('color.storage.ambient.text'),
  background: token('color.storage.ambient.background'),
  '&[data-storage="chilled"]': { color: token('color.storage.chilled.text'), background: token('color.storage.chilled.background') },
  '&[data-storage="frozen"]': { color: token('color.storage.frozen.text'), background: token('color.storage.frozen.background') },
  [forcedColors]: { outline: `${token('border-width.hairline')} solid` },
});

/** Says by sign, word and colour whether goods are kept ambient, chilled or frozen. */
export function StorageBadge<Root extends ElementType = ElementType>(given: Overridden<StorageBadgeProps, Root>): JSX.Element {
  const { storage, messages, ...rest } = useThemedProps('TkStorageBadge', given);
  const texts = useMessages('storageBadge', storageBadgeMessages, messages);
  const Icon = icons[storage];
  return (
    <Root {...rest} data-storage={storage}>
      <Icon size="small" />
      {texts[storage]}
    </Root>
  );
}
