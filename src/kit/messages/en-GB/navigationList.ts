export const navigationList = { label: 'Main' };
