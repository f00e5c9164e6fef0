/** Words and phrases of the trade that mean the same. Each group works in all directions. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['fizzy drink', 'soft drink'],
  ['loo roll', 'toilet tissue', 'toilet roll'],
  ['serviette', 'napkin'],
  ['prawn', 'shrimp'],
];
