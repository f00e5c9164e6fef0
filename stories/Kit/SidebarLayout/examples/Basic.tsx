import { BrandFilter } from '@tarnbrook/kit/BrandFilter';
import { Prose } from '@tarnbrook/kit/Prose';
import { SidebarLayout } from '@tarnbrook/kit/SidebarLayout';

export function BasicExample() {
  return (
    <SidebarLayout sidebar={<BrandFilter options={['Fellside', 'Marlock', 'Ottershaw']} />} sidebarLabel="Filters">
      <Prose>
        <p>The products that the filters leave.</p>
      </Prose>
    </SidebarLayout>
  );
}
