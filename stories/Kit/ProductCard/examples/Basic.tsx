import { ProductCard } from '@tarnbrook/kit/ProductCard';
import { ProductGrid } from '@tarnbrook/kit/ProductGrid';
import can from '../../../pictures/can.svg';

export function BasicExample() {
  return (
    <ProductGrid fill={false}>
      <ProductCard
        level={2}
        href="#product-104772"
        name="Cola Original"
        brand="Fellside"
        packSize="24 × 330 ml"
        code="104 772"
        storage="ambient"
        picture={{ src: can }}
      />
    </ProductGrid>
  );
}
