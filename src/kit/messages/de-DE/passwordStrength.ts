import type { KitMessages } from '../en-GB.ts';

export const passwordStrength: KitMessages['passwordStrength'] = {
  label: 'Passwortstärke',
  level: (level) => (['Zu leicht zu erraten', 'Schwach', 'Mittel', 'Gut', 'Stark'] as const)[level],
  none: 'Noch nicht bewertet',
  said: (level) => `Passwortstärke: ${level}`,
  advised: (level, advice) => `Passwortstärke: ${level}. ${advice}`,
};
