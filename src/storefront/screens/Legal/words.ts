export const words = {
  lastChanged: 'Last changed on',
  contents: 'Contents',
} as const;
