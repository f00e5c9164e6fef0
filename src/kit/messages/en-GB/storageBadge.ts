export const storageBadge = { ambient: 'Ambient', chilled: 'Chilled', frozen: 'Frozen' };
