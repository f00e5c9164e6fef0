export const packSwitch = { heading: 'Packs', showAll: (count: number): string => `All ${count} packs`, showFewer: 'Show fewer' };
