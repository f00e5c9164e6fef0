export const sortMenu = { label: 'Sort By' };
