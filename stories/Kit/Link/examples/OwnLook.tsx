import { Anchor } from '@tarnbrook/kit/Link';
import { styled, token } from '@tarnbrook/kit/theme';

const Ticket = styled(Anchor)({
  display: 'inline-block',
  padding: token('space.3'),
  border: `${token('border-width.hairline')} dashed ${token('color.border.strong')}`,
  color: token('color.text.default'),
});

export function OwnLookExample() {
  return <Ticket href="#collection">Collect it at the counter</Ticket>;
}
