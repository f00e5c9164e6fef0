import { ProductCard } from '@tarnbrook/kit/ProductCard';
import { ProductGrid } from '@tarnbrook/kit/ProductGrid';
import bottle from '../../../pictures/bottle.svg';
import can from '../../../pictures/can.svg';
import carton from '../../../pictures/carton.svg';

const products = [
  { code: '104 772', name: 'Cola Original', packSize: '24 × 330 ml', picture: { src: can } },
  { code: '118 034', name: 'Ginger Beer', packSize: '12 × 500 ml', picture: { src: bottle } },
  { code: '220 415', name: 'Delivery Cartons', packSize: '50', picture: { src: carton } },
];

export function BasicExample() {
  return (
    <ProductGrid>
      {products.map((product) => (
        <ProductCard key={product.code} level={2} href={`#product-${product.code}`} {...product} />
      ))}
    </ProductGrid>
  );
}
