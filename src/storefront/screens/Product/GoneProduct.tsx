import { paths } from '../../../contract/pages.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { sharedWords } from '../../words.ts';
import { goneWords } from './goneWords.ts';

export function GoneProduct() {
  const { notFoundPicture } = useBrand();
  return (
    <EmptyState
      level={1}
      title={goneWords.title}
      picture={{ src: notFoundPicture, alt: sharedWords.nothingFound, width: 480, height: 360 }}
      suggestions={[{ label: sharedWords.browse, href: paths.productList }]}
    />
  );
}
