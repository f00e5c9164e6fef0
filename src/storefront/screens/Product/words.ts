/** The own words of a product's page. The views are in the order in which the studio and suppliers deliver pictures. */
export const words = {
  notFound: 'Product not found',
  tags: 'Tags',
  related: 'Related Products',
  facts: {
    brand: 'Brand',
    packSize: 'Pack size',
    orderUnit: 'Order unit',
    code: 'Product code',
    storage: 'Storage',
    shelfLife: 'Shelf life',
    origin: 'Origin',
    dimensions: 'Dimensions',
    length: 'Length',
    barcode: 'Barcode',
  },
  sizes: { heading: 'Sizes', showAll: (count: number) => `All ${count} sizes` },
  /** Says nothing beside a pack's count. */
  plainUnit: 'Case',
  pallet: ', $1 a pallet',
  of: (count: number) => ` of ${count}`,
  storage: {
    ambient: 'Ambient',
    chilled: 'Chilled, 0 to 5\u00A0°C',
    frozen: 'Frozen, −18\u00A0°C or colder',
  },
  views: ['front', 'back of the pack', 'outer case', 'close-up'],
} as const;
