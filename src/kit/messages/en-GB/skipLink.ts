export const skipLink = { label: 'Skip to content' };
