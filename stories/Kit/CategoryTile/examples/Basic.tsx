import { CategoryTile, CategoryTiles } from '@tarnbrook/kit/CategoryTile';
import can from '../../../pictures/can.svg';
import carton from '../../../pictures/carton.svg';

export function BasicExample() {
  return (
    <CategoryTiles>
      <CategoryTile href="#soft-drinks" picture={{ src: can }}>
        Soft drinks
      </CategoryTile>
      <CategoryTile href="#packaging" picture={{ src: carton }} current>
        Packaging
      </CategoryTile>
    </CategoryTiles>
  );
}
