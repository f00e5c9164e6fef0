import type { KitMessages } from '../en-GB.ts';

export const progressBar: KitMessages['progressBar'] = {
  percent: (share) => `${Math.round(share * 100)} %`,
  done: (share) => `${Math.round(share * 100)} % fertig`,
};
