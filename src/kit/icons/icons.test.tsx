import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { KitProvider } from '../provider/index.ts';
import * as exports from './index.ts';
import { ArrowRightIcon, SnowflakeIcon, TruckIcon, type IconProps } from './index.ts';

const icons: [string, ComponentType<IconProps>][] = Object.entries(exports);
const pathOf = (element: Element): string | null | undefined => element.querySelector('path')?.getAttribute('d');

describe('icons', () => {
  it.each(icons)('%s is one element without styles of its own', (_name, Icon) => {
    const styles = document.head.querySelectorAll('style').length;
    const { container } = render(<Icon />);
    const drawing = container.firstElementChild;
    expect(drawing?.getAttribute('class')).toBe('tk-icon');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.children.length).toBeGreaterThan(0);
    expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  });

  it.each(icons)('%s is replaced under the name of its export', (name, Icon) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1).replace(/Icon$/u, '');
    const { container } = render(<KitProvider icons={{ [key]: 'M1 1h9v9z' }}>{<Icon />}</KitProvider>);
    expect(pathOf(container)).toBe('M1 1h9v9z');
  });

  it('have a name with a title', () => {
    render(<SnowflakeIcon title="Frozen" size="large" className="mine" data-here="" />);
    const drawing = screen.getByRole('img', { name: 'Frozen' });
    expect(drawing.getAttribute('class')).toBe('tk-icon mine');
    expect(drawing.dataset.size).toBe('large');
    expect(drawing.hasAttribute('data-here')).toBe(true);
  });

  it('straight from MUI are drawn in the same way, under its prop names', () => {
    render(<AgricultureOutlined titleAccess="Farm" fontSize="small" />);
    const drawing = screen.getByRole('img', { name: 'Farm' });
    expect(drawing.getAttribute('class')).toBe('tk-icon');
    expect(drawing.dataset.size).toBe('small');
  });

  it('are replaced by name, with a path or a component, and still point along the line', () => {
    const Own = ({ title }: IconProps) => <b>{title}</b>;
    render(
      <KitProvider icons={{ truck: 'M1 1h9v9z' }}>
        <KitProvider icons={{ arrowRight: 'M2 2h9v9z', snowflake: Own }}>
          <TruckIcon title="Delivery" />
          <ArrowRightIcon title="On" />
          <SnowflakeIcon title="Frozen" />
        </KitProvider>
      </KitProvider>,
    );
    expect(pathOf(screen.getByRole('img', { name: 'Delivery' }))).toBe('M1 1h9v9z');
    expect(pathOf(screen.getByRole('img', { name: 'On' }))).toBe('M2 2h9v9z');
    expect(screen.getByRole('img', { name: 'On' }).dataset.mirrored).toBe('');
    expect(screen.getByText('Frozen').tagName).toBe('B');
  });
});
