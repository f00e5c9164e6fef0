export const themeSwitch = { legend: 'Colours', system: 'System', light: 'Light', dark: 'Dark' };
