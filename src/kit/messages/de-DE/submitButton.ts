import type { KitMessages } from '../en-GB.ts';

export const submitButton: KitMessages['submitButton'] = {
  pending: 'Wird gesendet …',
};
