import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import {
  ArrowRightIcon,
  CheckIcon,
  ErrorCircleIcon,
  InfoIcon,
  SearchIcon,
  SuccessCircleIcon,
  WarningIcon,
} from '../../src/kit/icons/index.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { denseSpace, token } from '../../src/kit/theme/token.ts';

const meta = preview.meta({ title: 'Foundations/Colour in use', parameters: { layout: 'fullscreen' } });

const hairline = `${token('border-width.hairline')} solid`;
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space.4'),
  padding: `${token('space.3')} ${token('space.gutter')}`,
});
const Words = styled('span')({
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.heading'),
  fontSize: token('font.size.xl'),
});
const Field = styled('span')({
  flex: `1 1 calc(${token('space.24')} * 2)`,
  display: 'flex',
  alignItems: 'center',
  gap: token('space.2'),
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.3'),
  color: token('color.control.placeholder'),
  backgroundColor: token('color.control.background'),
  border: `${hairline} ${token('color.border.control')}`,
  borderRadius: token('radius.medium'),
});
const Button = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.2'),
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.4'),
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.medium'),
  borderRadius: token('radius.action'),
  border: `${hairline} ${token('color.quiet-action.border')}`,
  color: token('color.quiet-action.text'),
  backgroundColor: token('color.quiet-action.background'),
});
const Loud = styled(Button)({
  color: token('color.action.text'),
  backgroundColor: token('color.action.background'),
  borderColor: token('color.action.border'),
});
const Place = styled('span')({
  paddingBlock: token('space.2'),
  paddingInline: token('space.3'),
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.medium'),
});
const Body = styled('div')({ display: 'grid', gap: token('space.6'), padding: token('space.gutter') });
const Cards = styled('div')({
  display: 'grid',
  gap: token('space.gutter'),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${token('space.24')} * 2)), 1fr))`,
});
const Card = styled('div')({
  overflow: 'hidden',
  backgroundColor: token('color.surface.raised'),
  border: `${hairline} ${token('color.border.hairline')}`,
  borderRadius: token('radius.large'),
});
const Media = styled('div')({
  blockSize: `calc(${token('space.24')} * 1.25)`,
  display: 'grid',
  placeItems: 'center',
  color: token('color.text.on-media'),
  backgroundColor: token('color.surface.media'),
});
const Facts = styled('div')({
  display: 'grid',
  gap: token('space.2'),
  padding: denseSpace('space.4'),
  justifyItems: 'start',
});
const Muted = styled('span')({ color: token('color.text.muted'), fontSize: token('font.size.sm') });
const Chip = styled('span')({
  display: 'inline-flex',
  paddingInline: token('space.2'),
  fontSize: token('font.size.xs'),
  borderRadius: token('radius.small'),
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.2') });
const Alert = styled('div')({
  display: 'flex',
  gap: token('space.3'),
  padding: token('space.3'),
  borderRadius: token('radius.medium'),
  borderWidth: token('border-width.hairline'),
  borderStyle: 'solid',
});
const Item = styled('div')({ padding: `${token('space.2')} ${token('space.3')}` });
const Box = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: token('size.icon.large'),
  blockSize: token('size.icon.large'),
  color: token('color.control.on-checked'),
  backgroundColor: token('color.control.checked'),
  borderRadius: token('radius.small'),
});

const products = [
  { name: 'Haddock fillets, skinless 170–200 g', pack: '4.54 kg', storage: 'frozen', label: 'Frozen' },
  { name: 'Cherry cola', pack: '24 × 330 ml', storage: 'ambient', label: 'Ambient' },
  { name: 'Mature white Cheddar, grated', pack: '6 × 2 kg', storage: 'chilled', label: 'Chilled' },
] as const;
const states = [
  { state: 'success', Icon: SuccessCircleIcon, text: 'Your application has been received.' },
  { state: 'info', Icon: InfoIcon, text: 'Prices are shown to registered customers.' },
  { state: 'warning', Icon: WarningIcon, text: 'We close at noon on Friday.' },
  { state: 'danger', Icon: ErrorCircleIcon, text: 'Enter a VAT number of nine digits.' },
] as const;

function Counter(): JSX.Element {
  return (
    <div>
      <Bar sx={{ color: token('color.header.text'), backgroundColor: token('color.header.background') }}>
        <Words>Trade counter</Words>
        <Field>
          <SearchIcon /> Search products
        </Field>
        <Loud>
          All products <ArrowRightIcon />
        </Loud>
      </Bar>
      <Bar sx={{ gap: 0, paddingBlock: 0, color: token('color.navigation.text'), backgroundColor: token('color.navigation.background') }}>
        <Place>Home</Place>
        <Place sx={{ color: token('color.navigation.active-text'), backgroundColor: token('color.navigation.active-background') }}>
          Products
        </Place>
        <Place sx={{ backgroundColor: token('color.navigation.hover-background') }}>Delivery</Place>
        <Place>Contact</Place>
      </Bar>
      <Bar sx={{ justifyContent: 'center', color: token('color.banner.text'), backgroundColor: token('color.banner.background') }}>
        <strong>Open a trade account and see your prices</strong>
      </Bar>
      <Body>
        <Cards>
          {products.map(({ name, pack, storage, label }) => (
            <Card key={name}>
              <Media>no picture</Media>
              <Facts>
                <Chips>
                  <Chip
                    sx={{ color: token(`color.storage.${storage}.text`), backgroundColor: token(`color.storage.${storage}.background`) }}
                  >
                    {label}
                  </Chip>
                  <Chip sx={{ color: token('color.tag.text'), backgroundColor: token('color.tag.background') }}>Best seller</Chip>
                  <Chip sx={{ color: token('color.ticket.text'), backgroundColor: token('color.ticket.background') }}>New in</Chip>
                </Chips>
                <strong>{name}</strong>
                <Muted>{pack}</Muted>
                <Button>Details</Button>
              </Facts>
            </Card>
          ))}
          <Card>
            <Item>Crisps and snacks</Item>
            <Item sx={{ backgroundColor: token('color.surface.hover') }}>Soft drinks</Item>
            <Item
              sx={{
                color: token('color.text.on-selected'),
                backgroundColor: token('color.surface.selected'),
                borderInlineStart: `${token('border-width.focus')} solid ${token('color.border.strong')}`,
              }}
            >
              <strong>Frozen fish</strong>
            </Item>
            <Item>Packaging</Item>
            <Item>
              <Box>
                <CheckIcon size="small" />
              </Box>{' '}
              Coldharbour <Muted>(24)</Muted>
            </Item>
            <Item sx={{ color: token('color.text.disabled') }}>Nothing here</Item>
            <Item>
              <a href="#spelling">Check the spelling</a>
            </Item>
          </Card>
        </Cards>
        <Cards>
          {states.map(({ state, Icon, text }) => (
            <Alert
              key={state}
              sx={{
                color: token(`color.status.${state}.text`),
                backgroundColor: token(`color.status.${state}.background`),
                borderColor: token(`color.status.${state}.border`),
              }}
            >
              <Icon /> <span>{text}</span>
            </Alert>
          ))}
        </Cards>
      </Body>
      <Bar sx={{ color: token('color.footer.text'), backgroundColor: token('color.footer.background'), paddingBlock: token('space.8') }}>
        <a href="tel:+441614960123" style={{ color: token('color.footer.link') }}>
          0161 496 0123
        </a>
        <span>Monday to Friday</span>
        <span style={{ color: token('color.footer.muted') }}>8.30 am to 4 pm</span>
      </Bar>
    </div>
  );
}

/** The colours together: one loud element at a time, everything else in ink, paper and hairlines. */
export const Counted = meta.story({ name: 'At the counter', render: () => <Counter /> });
