export const productGrid = { loading: 'Loading products' };
