/** With `component` a part of the kit takes the props of what stands in its root's place, and no others, as MUI's parts do: `tsc` tries this file. */
import { render, screen } from '@testing-library/react';
import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Container } from '../Container/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { PersonCard } from '../PersonCard/index.ts';
import { Stack } from '../Stack/index.ts';
import type { Extended } from './customised.ts';

interface PlaceProps {
  to: string | { pathname: string };
  prefetch?: 'intent' | 'none';
  /** Another type than that of the attribute. */
  onChange?: (place: number) => void;
  children?: ReactNode;
}

/** A router's link. */
const Place = ({ to, prefetch, children, onChange: _onChange, ...rest }: PlaceProps): JSX.Element => (
  <a href={typeof to === 'string' ? to : to.pathname} data-prefetch={prefetch} {...rest}>
    {children}
  </a>
);

const nobody = { name: 'Ann', role: 'Buyer', picture: null };

test('each part hands the props of its `component` on', () => {
  const props = { component: Place, to: '/prices', prefetch: 'intent', onChange: (place: number) => void place.toFixed() } as const;
  render(
    <>
      <Button {...props}>Button</Button>
      <Link {...props} href="/">
        Link
      </Link>
      <Heading {...props} level={2}>
        Heading
      </Heading>
      <Stack {...props}>Stack</Stack>
      <Container {...props}>Container</Container>
      <PersonCard {...props} {...nobody} />
    </>,
  );
  for (const name of ['Button', 'Heading', 'Stack', 'Container'])
    expect(screen.getByText(name).closest('a')?.getAttribute('href')).toBe('/prices');
});

test('wrong props are refused', () => {
  const refused = () => (
    <>
      {/* @ts-expect-error -- no place is a number */}
      <Button component={Place} to={5} />
      {/* @ts-expect-error -- a link needs a place */}
      <Button component={Place} />
      {/* @ts-expect-error -- a link has no such prop */}
      <Button component={Place} to="/" reload />
      {/* @ts-expect-error -- without `component` there is no such prop */}
      <Button to="/" />
      {/* @ts-expect-error -- a label has no such attribute */}
      <Button component="label" htmlFor="file" cite="/" />
      {/* @ts-expect-error -- a value that the button does not have */}
      <Button component={Place} to="/" variant="loud" />
      {/* @ts-expect-error -- no place is a number */}
      <Link component={Place} href="/" to={5} />
      {/* @ts-expect-error -- nor here */}
      <Heading component={Place} level={2} to={5} />
      {/* @ts-expect-error -- its level is missing */}
      <Heading component={Place} to="/" />
      {/* @ts-expect-error -- no place is a number */}
      <Stack component={Place} to={5} />
      {/* @ts-expect-error -- a list has no such attribute */}
      <Stack component="ul" href="/" />
      {/* @ts-expect-error -- no place is a number */}
      <Container component={Place} to={5} />
      {/* @ts-expect-error -- no place is a number */}
      <PersonCard component={Place} {...nobody} to={5} />
    </>
  );
  expectTypeOf(refused).returns.toEqualTypeOf<JSX.Element>();
});

test('the types of a part are those of its props', () => {
  expectTypeOf<ComponentProps<typeof Button>['variant']>().toEqualTypeOf<ButtonProps['variant']>();
  expectTypeOf(Button).toExtend<ComponentType<ButtonProps>>();
  const handled = () => (
    <>
      <Button onClick={(event) => event.currentTarget.type} />
      <Button component="a" href="/" onClick={(event) => event.currentTarget.href} />
      <Button component={Place} to="/" onChange={(place) => place.toFixed()} />
    </>
  );
  expectTypeOf(handled).returns.toEqualTypeOf<JSX.Element>();
});

test('an application adds values to a prop and takes values away, as in MUI', () => {
  expectTypeOf<Extended<'inherit' | 'primary' | 'error', { ochre: true; error: false }>>().toEqualTypeOf<'inherit' | 'primary' | 'ochre'>();
  expectTypeOf<Extended<'text', object>>().toEqualTypeOf<'text'>();
});
