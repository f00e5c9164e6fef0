export const searchField = { label: 'Search products', submit: 'Search', clear: 'Clear search text' };
