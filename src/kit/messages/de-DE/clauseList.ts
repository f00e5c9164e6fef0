import type { KitMessages } from '../en-GB.ts';

export const clauseList: KitMessages['clauseList'] = {
  clause: (number) => `Absatz ${number}`,
};
